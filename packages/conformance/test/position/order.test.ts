import { apply, find, type Game, legal, legalFrom, type Move, movesTo, type Position, position, restore, save, setupOf } from '@x/core';
import { reference, type State } from '@x/core/reference';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';
import { moveText, playable } from '../engine/games.js';

/** Plies of each game, and every how many of them the interpreter lists the moves too. */
const PLIES = 50;
const EVERY = byExtent({ full: 1, normal: 23, quick: 40 });

/** The texts of moves that a text does not tell apart, by a longer one. */
function told(moves: readonly Move[], [text, ...longer]: readonly ((move: Move) => string)[] = TEXTS): string[] {
	const texts = moves.map((move) => text!(move));
	const alike = new Map<string, Move[]>();
	for (const [index, move] of moves.entries()) alike.set(texts[index]!, [...(alike.get(texts[index]!) ?? []), move]);
	return moves.map((move, index) => {
		const others = alike.get(texts[index]!)!;
		return others.length < 2 || longer.length === 0 ? texts[index]! : texts[index]! + told(others, longer)[others.indexOf(move)];
	});
}

const TEXTS: readonly ((move: Move) => string)[] = [
	({ from, to, kind, promotion, marks }) => `${from} ${to} ${kind} ${promotion} ${marks}`,
	moveText,
	(move) => JSON.stringify(setupOf(apply(move.position, move))),
];

function compare(game: Game, seed: number): void {
	const random = randomFrom(seed);
	let at: Position = game.start;
	let replayed: Position = game.start;
	const definition = reference(game.ruleset);
	for (let ply = 0; ply < PLIES; ply++) {
		const where = `ply ${ply}`;
		const moves = legal(at);
		const texts = told(moves);
		if (ply % EVERY === seed % EVERY) {
			const setup = setupOf(at);
			expect(told(legal(position(game, setup))), `${where}, set up anew`).toEqual(texts);
			const state: State = definition.stateOf(setup);
			expect(definition.legal(state).map(moveText), `${where}, by the interpreter`).toEqual(moves.map(moveText));
			const back = restore(game, JSON.parse(JSON.stringify(save(at))));
			expect(back.ok && told(legal(back.value)), `${where}, restored`).toEqual(texts);
		}
		if (moves.length === 0) break;
		const chosen = random(moves.length);
		const { from, to } = moves[chosen]!;
		const within = (test: (move: Move) => boolean): string[] => texts.filter((_, index) => test(moves[index]!));
		if (to >= 0) {
			expect(told(movesTo(at, to)), `${where}, movesTo`).toEqual(within((move) => move.to === to));
			expect(told(find(at, { to, from })), `${where}, find`).toEqual(within((move) => move.to === to && (from ?? move.from) === move.from));
		}
		if (from !== undefined) expect(told(legalFrom(at, from)), `${where}, legalFrom`).toEqual(within((move) => move.from === from));
		const mark = moves.find(({ marks }) => marks.length > 0)?.marks[0];
		if (mark !== undefined) expect(told(find(at, { mark })), `${where}, find by mark`).toEqual(within(({ marks }) => marks.includes(mark)));
		at = apply(at, moves[chosen]!);
		// A detour in between leaves the board in play, and its lists of pieces, in another state.
		for (const detour of [legal(replayed)[0], legal(replayed).at(-1)]) if (detour !== undefined) legal(apply(replayed, detour));
		replayed = apply(replayed, legal(replayed)[chosen]!);
		expect(told(legal(replayed)), `${where}, replayed`).toEqual(told(legal(at)));
	}
}

describe('a position has one order of its legal moves, however it was reached', () => {
	it.each(sampleOf('order', gameIds, { normal: 0.1, quick: 0.05 }))('%s', (id) => {
		compare(compiledGame(id), gameIds.indexOf(id) + 1);
	});

	it.each(Object.entries(playable))('test ruleset %s', (_, game) => {
		compare(game, 11);
	});
});
