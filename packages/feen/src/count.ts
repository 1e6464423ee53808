import type { Feen, Hand } from './feen.js';
import { feenGiven } from './given.js';

/** The numbers of squares and pieces of a position. */
export interface Counts {
	readonly squares: number;
	/** Pieces on the board. */
	readonly board: number;
	/** Pieces in the hands. */
	readonly first: number;
	readonly second: number;
}

/**
 * Counts the squares, the pieces on the board and the pieces in each hand.
 *
 * @example
 * import { parse } from '@x/feen';
 * counts(parse('4k^3/8/8/8/8/8/8/4K^3 2PN/p C/c')); // → { squares: 64, board: 2, first: 3, second: 1 }
 */
export function counts(position: Feen): Counts {
	feenGiven(position);
	const { segments, hands } = position;
	let squares = 0;
	let board = 0;
	for (const square of segments.flat()) {
		if (typeof square === 'string') board++;
		squares += typeof square === 'string' ? 1 : square;
	}
	const held = (hand: Hand): number => Object.values(hand).reduce((sum, count) => sum + count, 0);
	return { squares, board, first: held(hands.first), second: held(hands.second) };
}

/**
 * Counts each piece, on the board and in both hands together.
 *
 * @example
 * import { parse } from '@x/feen';
 * material(parse('k^1p/K^1P 2P/ C/c')); // → { 'k^': 1, p: 1, 'K^': 1, P: 3 }
 */
export function material(position: Feen): Hand {
	feenGiven(position);
	const { segments, hands } = position;
	const found: Record<string, number> = {};
	const add = (piece: string, count: number): void => {
		found[piece] = (found[piece] ?? 0) + count;
	};
	for (const square of segments.flat()) if (typeof square === 'string') add(square, 1);
	for (const hand of [hands.first, hands.second]) for (const [piece, count] of Object.entries(hand)) add(piece, count);
	return found;
}
