import { PHASE } from '../board/registers.js';
import type { PieceData } from '../rules/types.js';
import type { GameWords } from '../rules/words.js';
import type { AnyEngine, AnyPosition, CellLikeOf, CellOf, SideOf, WordsOf } from './any-board.js';
import { gameOf, textGiven, unknownName } from './arguments.js';
import type { Cell, Position } from './types.js';

/** The state of the turn, as `turn` returns it. */
export interface Turn<W extends GameWords = GameWords> {
	/** The side to move. */
	readonly side: W['side'];
	readonly phase: string;
	/** The number of plies since the first position of the chain. */
	readonly ply: number;
}

/**
 * The side to move, the phase, and the number of plies since the first position of the chain.
 *
 * @example
 * turn(chess.start) // → { side: 'white', phase: 'white', ply: 0 }
 */
export function turn<P extends AnyPosition>(position: P): Turn<WordsOf<P>> {
	const { engine, ruleset } = gameOf(position);
	const phase = engine.ground.registers.phases[engine.registers(position)[PHASE]!]!;
	return { side: ruleset.turn.phases[phase]!.side, phase, ply: position.depth };
}

const pieceOn: NonNullable<AnyEngine['pieceAt']> = (position: Position, cell: Cell) => {
	const { engine } = position.game;
	return engine.ground.codes.data(engine.board(position)[cell]!);
};

/**
 * The piece on a cell, or undefined.
 *
 * @example
 * pieceAt(chess.start, 'e1') // → { side: 'white', kind: 'K', flags: [ 'castle' ] }
 */
export function pieceAt<P extends AnyPosition>(position: P, cell: CellLikeOf<P>): PieceData<WordsOf<P>> | undefined {
	const game = gameOf(position);
	return (game.engine.pieceAt ?? pieceOn)(position, game.cell(cell));
}

const piecesOn: NonNullable<AnyEngine['pieces']> = (position: Position) => {
	const { engine, cells } = position.game;
	const board = engine.board(position);
	const found: { cell: Cell; piece: PieceData }[] = [];
	for (let cell = 0; cell < cells; cell++) {
		const piece = engine.ground.codes.data(board[cell]!);
		if (piece !== undefined) found.push({ cell, piece });
	}
	return found;
};

/**
 * All pieces, in cell order; on the plane, in no particular order.
 *
 * @example
 * pieces(chess.start).length // → 32
 */
export const pieces = <P extends AnyPosition>(position: P): { readonly cell: CellOf<P>; readonly piece: PieceData<WordsOf<P>> }[] =>
	(gameOf(position).engine.pieces ?? piecesOn)(position);

/**
 * Pieces in the stores of a side, or in those that are `shared`, by store and kind. Kinds with a count of 0 are left out.
 *
 * @throws RangeError for a side that the ruleset does not have.
 *
 * @example
 * inHand(chess.start, 'white') // → {}
 */
export function inHand<P extends AnyPosition>(position: P, side: SideOf<P> | 'shared'): Record<string, Record<string, number>> {
	const { engine, ruleset } = gameOf(position);
	textGiven(side, 'side');
	if (side !== 'shared' && !ruleset.sideOrder.includes(side)) unknownName('side', [...ruleset.sideOrder, 'shared'], side);
	return engine.ground.registers.held?.(engine.registers(position), side) ?? {};
}

const cellOfPoint: NonNullable<AnyEngine['pointAt']> = (position: Position, point) => {
	const { engine } = position.game;
	const cell = engine.registers(position)[engine.ground.registers.point(point)]!;
	return cell < 0 ? undefined : cell;
};

/**
 * The cell of a point, or undefined while the point is not set.
 *
 * @example
 * chess.cellName(pointAt(apply(chess.start, find(chess.start, { from: 'e2', to: 'e4' })[0]!), 'ep')!) // → 'e3'
 */
export function pointAt<P extends AnyPosition>(position: P, point: string): CellOf<P> | undefined {
	const { engine, ruleset } = gameOf(position);
	if (!Object.hasOwn(ruleset.points, textGiven(point, 'point'))) unknownName('point', Object.keys(ruleset.points), point);
	return (engine.pointAt ?? cellOfPoint)(position, point);
}

/**
 * The value of a variable; of a side, where the variable is per side.
 *
 * @example
 * variable(chess.start, 'fullmove') // → 1
 */
export function variable<P extends AnyPosition>(position: P, name: string, side?: SideOf<P>): number {
	const { engine, ruleset } = gameOf(position);
	const { sideOrder, vars } = ruleset;
	if (!Object.hasOwn(vars, textGiven(name, 'name'))) unknownName('name', Object.keys(vars), name);
	const index = side === undefined ? 0 : sideOrder.indexOf(textGiven(side, 'side'));
	if (index < 0) unknownName('side', sideOrder, side!);
	return engine.registers(position)[engine.ground.registers.variable(name, index)]!;
}
