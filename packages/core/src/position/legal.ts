import { engineOf, engineOfMove, gameOf } from './arguments.js';
import type { CellLike, Move, Position } from './types.js';

/**
 * All legal moves. The list is also empty where the game is decided: a side has won, or a move declared the end. Draws by repetition or material
 * do not empty it.
 *
 * The order is stable for one game and otherwise unspecified.
 *
 * @example
 * legal(chess.start).length // → 20
 */
export const legal = (position: Position): readonly Move[] => engineOf(position).legal(position);

/**
 * Legal moves that start on a cell.
 *
 * @example
 * legalFrom(chess.start, 'g1').map(moveName).sort() // → [ 'g1f3', 'g1h3' ]
 */
export function legalFrom(position: Position, cell: CellLike): readonly Move[] {
	const from = gameOf(position).cell(cell);
	return legal(position).filter((move) => move.from === from);
}

/**
 * Whether the side to move has a legal move.
 *
 * @example
 * hasLegalMove(chess.start) // → true
 */
export const hasLegalMove = (position: Position): boolean => engineOf(position).any(position);

/**
 * Whether two moves are the same move: same origin and target, same promotion, same changes of the board. They may be of different positions.
 *
 * @example
 * sameMove(find(chess.start, { from: 'e2', to: 'e4' })[0]!, find(chess.start, { from: 'e2', to: 'e4' })[0]!) // → true
 */
export const sameMove = (a: Move, b: Move): boolean => {
	const engine = engineOfMove(a, 'a');
	engineOfMove(b, 'b');
	return a === b || engine.same(a, b);
};

/**
 * Whether a move is legal in a position. A move is always legal in its own position, since moves come from lists of legal moves.
 *
 * @example
 * const e4 = find(chess.start, { from: 'e2', to: 'e4' })[0]!;
 * isLegal(apply(chess.start, e4), e4) // → false
 */
export const isLegal = (position: Position, move: Move): boolean => {
	engineOfMove(move);
	return engineOf(position).own(position, move) !== undefined;
};

/**
 * The position after a legal move.
 *
 * @throws RangeError where the move is not legal in the position.
 *
 * @example
 * turn(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!)).side // → 'black'
 */
export function apply(position: Position, move: Move): Position {
	const engine = engineOf(position);
	// A move of this position needs no check of its own.
	if (move?.position !== position) engineOfMove(move);
	const own = engine.own(position, move);
	if (own === undefined) throw new RangeError('The move is not legal in this position.');
	return engine.apply(position, own);
}
