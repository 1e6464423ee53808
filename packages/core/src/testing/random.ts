import type { ReferenceGame, ReferenceMove, State } from '../reference/index.js';

/** A whole number from 0 to n - 1. */
export type Random = (n: number) => number;

/**
 * A source of numbers that is the same for the same seed (a 32-bit xorshift).
 *
 * @example
 * import { randomFrom } from '@x/core/testing';
 * randomFrom(7)(10) === randomFrom(7)(10) // true
 */
export function randomFrom(seed: number): Random {
	let state = (seed ^ 0x9e3779b9) | 0 || 1;
	return (n) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % n;
	};
}

/** One ply of a random game: the position and the move chosen in it. */
export interface Ply {
	readonly state: State;
	readonly move: ReferenceMove;
}

/**
 * Up to `n` random plies from the start of a game; fewer where it ends.
 *
 * @example
 * import { reference } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * import { randomPlies } from '@x/core/testing';
 * randomPlies(reference(chess.rules), 1, 4).length // 4
 */
export function randomPlies(game: ReferenceGame, seed: number, n: number, from: State = game.start()): Ply[] {
	const random = randomFrom(seed);
	const plies: Ply[] = [];
	let state = from;
	while (plies.length < n) {
		const moves = game.legal(state);
		if (moves.length === 0) break;
		const move = moves[random(moves.length)]!;
		plies.push({ state, move });
		state = game.apply(state, move);
	}
	return plies;
}
