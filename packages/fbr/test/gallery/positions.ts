import { apply, type Game, legal, outcome, type Position, turn } from '@x/core';

/** A number generator with a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** How many plies lie between the positions that are taken from a game. */
const STEP = 5;
const LONGEST = 60;

/**
 * Positions reached by random play, one of every few plies of as many games as are needed.
 *
 * @param fits which positions to take; by default all in which the game goes on.
 */
export function randomPositions(game: Game, count: number, fits: (at: Position) => boolean = () => true): readonly Position[] {
	const random = randomFrom(7);
	const found: Position[] = [];
	for (let games = 0; found.length < count && games < 4 * count; games++) {
		let at = game.start;
		for (let ply = 1; ply <= LONGEST && found.length < count; ply++) {
			const moves = legal(at);
			if (moves.length === 0) break;
			at = apply(at, moves[random(moves.length)]!);
			if (outcome(at) !== undefined) break;
			if (ply % STEP === games % STEP && fits(at)) found.push(at);
		}
	}
	return found;
}

/** Whether a turn begins. */
export const beginsTurn = (at: Position): boolean => /^(white|black)$/.test(turn(at).phase);
