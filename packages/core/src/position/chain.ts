import type { AnyPosition, MoveOf, PositionOf } from './any-board.js';
import { engineOf, gameOf } from './arguments.js';

/**
 * The position before this one, or undefined for the first of its chain.
 *
 * @example
 * previous(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!)) === chess.start // → true
 */
export const previous = <P extends AnyPosition>(position: P): PositionOf<P> | undefined => gameOf(position) && position.parent;

/**
 * The move that led here, or undefined for the first of its chain.
 *
 * @example
 * moveName(lastMove(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!))!) // → 'e2e4'
 */
export const lastMove = <P extends AnyPosition>(position: P): MoveOf<P> | undefined => engineOf(position).lastMove(position);

/**
 * The chain of positions that led here, the first one first, this one last.
 *
 * @example
 * history(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!)).length // → 2
 */
export function history<P extends AnyPosition>(position: P): PositionOf<P>[] {
	gameOf(position);
	const chain: PositionOf<P>[] = [];
	for (let at: AnyPosition | undefined = position; at !== undefined; at = at.parent) chain.push(at);
	return chain.reverse();
}

/**
 * The identity of a position for repetition: board with flags, phase, stores, identifying variables, and points whose removal would change
 * the legal moves (an en-passant square on which no pawn can capture does not count).
 *
 * On a bounded board the key is two 32-bit hashes as text: equal positions have equal keys, and different positions almost certainly have
 * different keys. On the plane it is the whole identity as text.
 *
 * @example
 * const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'].reduce((at, name) => apply(at, find(at, { from: name.slice(0, 2), to: name.slice(2) })[0]!), chess.start);
 * key(there) === key(chess.start) // → true
 */
export const key = (position: AnyPosition): string => engineOf(position).key(position);
