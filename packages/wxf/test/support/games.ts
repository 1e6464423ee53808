import { apply, type Game, legal, outcome, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { parsePosition } from '@x/fen';
import { games as presets } from '@x/games';

const compiled = new Map<string, Game>();

export const gameOf = (id: keyof typeof presets): Game => {
	const known = compiled.get(id) ?? compile(presets[id]);
	compiled.set(id, known);
	return known;
};

export const xiangqi: Game = gameOf('xiangqi');

export const positionOf = (fen: string, game: Game = xiangqi): Position => parsePosition(fen, game);

/** Whole numbers below a bound, the same in every run. */
export function randomOf(seed: number): (below: number) => number {
	let state = seed >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** The end of a random game, with its history. Soldiers move often, so that several of them stand on one file. */
export function randomGame(game: Game, seed: number, plies: number): Position {
	const random = randomOf(seed * 2654435761);
	let position = game.start;
	for (let ply = 0; ply < plies && outcome(position) === undefined; ply++) {
		const moves = legal(position);
		const soldiers = random(3) === 0 ? moves.filter(({ kind }) => kind === 'P') : [];
		const from = soldiers.length > 0 ? soldiers : moves;
		position = apply(position, from[random(from.length)]!);
	}
	return position;
}
