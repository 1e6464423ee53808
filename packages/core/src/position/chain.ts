import { engineOf, gameOf } from './arguments.js';
import type { Move, Position } from './types.js';

/**
 * The position before this one, or undefined for the first of its chain.
 *
 * @example
 * previous(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!)) === chess.start // → true
 */
export const previous = (position: Position): Position | undefined => gameOf(position) && position.parent;

/**
 * The move that led here, or undefined for the first of its chain.
 *
 * @example
 * moveName(lastMove(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!))!) // → 'e2e4'
 */
export const lastMove = (position: Position): Move | undefined => engineOf(position).lastMove(position);

/**
 * The chain of positions that led here, the first one first, this one last.
 *
 * @example
 * history(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!)).length // → 2
 */
export function history(position: Position): Position[] {
	gameOf(position);
	const chain: Position[] = [];
	for (let at: Position | undefined = position; at !== undefined; at = at.parent) chain.push(at);
	return chain.reverse();
}

/**
 * The identity of a position for repetition: board with flags, phase, stores, identifying variables, and points whose removal would change
 * the legal moves (an en-passant square on which no pawn can capture does not count).
 *
 * The key is two 32-bit hashes as text. Equal positions have equal keys. Different positions almost certainly have different keys.
 *
 * @example
 * const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'].reduce((at, name) => apply(at, find(at, { from: name.slice(0, 2), to: name.slice(2) })[0]!), chess.start);
 * key(there) === key(chess.start) // → true
 */
export const key = (position: Position): string => engineOf(position).key(position);
