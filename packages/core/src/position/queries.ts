import { PHASE } from '../board/registers.js';
import type { PieceData } from '../rules/types.js';
import { gameOf, textGiven, unknownName } from './arguments.js';
import type { Cell, CellLike, Position } from './types.js';

/**
 * The side to move, the phase, and the number of plies since the first position of the chain.
 *
 * @example
 * turn(chess.start) // → { side: 'white', phase: 'white', ply: 0 }
 */
export function turn(position: Position): { readonly side: string; readonly phase: string; readonly ply: number } {
	const { engine, ruleset } = gameOf(position);
	const phase = engine.ground.registers.phases[engine.registers(position)[PHASE]!]!;
	return { side: ruleset.turn.phases[phase]!.side, phase, ply: position.depth };
}

/**
 * The piece on a cell, or undefined.
 *
 * @example
 * pieceAt(chess.start, 'e1') // → { side: 'white', kind: 'K', flags: [ 'castle' ] }
 */
export function pieceAt(position: Position, cell: CellLike): PieceData | undefined {
	const { engine } = gameOf(position);
	const at = position.game.cell(cell);
	return engine.ground.codes.data(engine.board(position)[at]!);
}

/**
 * All pieces, in cell order.
 *
 * @example
 * pieces(chess.start).length // → 32
 */
export function pieces(position: Position): { readonly cell: Cell; readonly piece: PieceData }[] {
	const { engine, cells } = gameOf(position);
	const board = engine.board(position);
	const found: { cell: Cell; piece: PieceData }[] = [];
	for (let cell = 0; cell < cells; cell++) {
		const piece = engine.ground.codes.data(board[cell]!);
		if (piece !== undefined) found.push({ cell, piece });
	}
	return found;
}

/**
 * Pieces in the stores of a side, or in those that are `shared`, by store and kind. Kinds with a count of 0 are left out.
 *
 * @throws RangeError for a side that the ruleset does not have.
 *
 * @example
 * inHand(chess.start, 'white') // → {}
 */
export function inHand(position: Position, side: string): Record<string, Record<string, number>> {
	const { engine, ruleset } = gameOf(position);
	textGiven(side, 'side');
	if (side !== 'shared' && !ruleset.sideOrder.includes(side)) unknownName('side', [...ruleset.sideOrder, 'shared'], side);
	return engine.ground.registers.held?.(engine.registers(position), side) ?? {};
}

/**
 * The cell of a point, or undefined while the point is not set.
 *
 * @example
 * chess.cellName(pointAt(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!), 'ep')!) // → 'e3'
 */
export function pointAt(position: Position, point: string): Cell | undefined {
	const { engine, ruleset } = gameOf(position);
	if (!Object.hasOwn(ruleset.points, textGiven(point, 'point'))) unknownName('point', Object.keys(ruleset.points), point);
	const cell = engine.registers(position)[engine.ground.registers.point(point)]!;
	return cell < 0 ? undefined : cell;
}

/**
 * The value of a variable; of a side, where the variable is per side.
 *
 * @example
 * variable(chess.start, 'fullmove') // → 1
 */
export function variable(position: Position, name: string, side?: string): number {
	const { engine, ruleset } = gameOf(position);
	const { codes, registers } = engine.ground;
	if (!Object.hasOwn(ruleset.vars, textGiven(name, 'name'))) unknownName('name', Object.keys(ruleset.vars), name);
	const index = side === undefined ? 0 : codes.sides.indexOf(textGiven(side, 'side'));
	if (index < 0) unknownName('side', codes.sides, side!);
	return engine.registers(position)[registers.variable(name, index)]!;
}
