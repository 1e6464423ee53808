import type { Kernel } from '../load/kernel.js';
import type { CellLike } from './game.js';
import type { Move } from './move.js';
import { moveValue, PackedMove } from './moves.js';
import { Position } from './position.js';
import { seat } from './seat.js';

const NONE: readonly Move[] = [];

/** Packed moves above `base` as values. */
function collect(kernel: Kernel, position: Position, base: number): Move[] {
	const { lister } = kernel.generator;
	if (lister.top === base) return [];
	// The first one in the literal: an empty array that grows makes room for many.
	const moves = [moveValue(kernel, position, lister.routes[base]!, lister.details[base]!)];
	for (let index = base + 1; index < lister.top; index++)
		moves.push(moveValue(kernel, position, lister.routes[index]!, lister.details[index]!));
	return moves;
}

/**
 * All legal moves. Empty where the game is decided; draws that are only declared (repetition, material) do not empty it.
 *
 * The order is stable for one game and otherwise unspecified.
 *
 * @example
 * legal(chess.start).length // → 20
 */
export function legal(position: Position): readonly Move[] {
	if (position.moves === undefined) {
		seat(position);
		const { kernel } = position.game;
		position.moves = kernel.outcomes.decided() ? NONE : kernel.generator.during((base) => collect(kernel, position, base));
	}
	return position.moves;
}

/**
 * Legal moves that start on a cell.
 *
 * @example
 * legalFrom(chess.start, 'g1').map(moveName).sort() // → [ 'g1f3', 'g1h3' ]
 */
export function legalFrom(position: Position, cell: CellLike): readonly Move[] {
	const from = position.game.cell(cell);
	return legal(position).filter((move) => move.from === from);
}

/**
 * Whether there is a legal move at all.
 *
 * @example
 * hasLegalMove(chess.start) // → true
 */
export function hasLegalMove(position: Position): boolean {
	if (position.moves !== undefined) return position.moves.length > 0;
	seat(position);
	const { kernel } = position.game;
	return !kernel.outcomes.decided() && kernel.generator.any();
}

/**
 * Whether two moves do the same from the same kind of position: ends, promotion, writes.
 *
 * @example
 * sameMove(moveFrom(chess.start, 'e2e4'), moveFrom(chess.start, 'e2e4')) // → true
 */
export function sameMove(a: Move, b: Move): boolean {
	if (a === b) return true;
	if (!(a instanceof PackedMove && b instanceof PackedMove) || a.route !== b.route || a.position.game !== b.position.game) return false;
	if (a.recorded === undefined && b.recorded === undefined && a.detail !== b.detail) return false;
	return JSON.stringify(a.writes) === JSON.stringify(b.writes);
}

/** The legal move of this position that a move (perhaps of another position) names, if there is one. */
function own(position: Position, move: Move): PackedMove | undefined {
	if (!(move instanceof PackedMove) || move.position === position) return move instanceof PackedMove ? move : undefined;
	return legal(position).find((other): other is PackedMove => sameMove(other, move));
}

/**
 * Whether a move is legal here. Moves come from legal lists, so for the position they were made for the answer is yes.
 *
 * @example
 * const e4 = moveFrom(chess.start, 'e2e4');
 * isLegal(apply(chess.start, e4), e4) // → false
 */
export const isLegal = (position: Position, move: Move): boolean => own(position, move) !== undefined;

/**
 * The position after a legal move.
 *
 * @throws RangeError where the move is not legal here.
 *
 * @example
 * turn(apply(chess.start, moveFrom(chess.start, 'e2e4'))).side // → 'black'
 */
export function apply(position: Position, move: Move): Position {
	const legalMove = own(position, move);
	if (legalMove === undefined) throw new RangeError('The move is not legal in this position.');
	const { game } = position;
	seat(position);
	const child = new Position(game, position.root, position, legalMove.route, legalMove.detail, legalMove.recorded);
	game.seat.step(child);
	return child;
}
