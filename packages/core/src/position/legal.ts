import type { Kernel } from '../load/kernel.js';
import type { Cell, CellLike } from './game.js';
import type { Move } from './move.js';
import { moveValue, PackedMove } from './moves.js';
import { Position } from './position.js';
import { seat } from './seat.js';

const NONE: readonly Move[] = [];

/** Packed moves above `base` as values. */
function collect(kernel: Kernel, position: Position, base: number): Move[] {
	const { lister } = kernel.generator;
	const moves: Move[] = [];
	for (let index = base; index < lister.top; index++)
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

/** What `movesTo` is narrowed to. */
export interface MovesToFilter {
	/** Kind of the mover. */
	readonly kind?: string;
	/** The origin, or what is known of its coordinates: `[4, null]` is the e-file. */
	readonly from?: Cell | readonly (number | null)[];
	/** Kind it promotes to; null: only moves without promotion. */
	readonly promotion?: string | null;
}

const originTables = new WeakMap<object, Map<string, Uint8Array>>();

/** Cells that agree with an origin or partial coordinates. */
function originTable({ game }: Position, from: Cell | readonly (number | null)[]): Uint8Array {
	const tables = originTables.get(game) ?? new Map<string, Uint8Array>();
	originTables.set(game, tables);
	const name = String(from);
	let table = tables.get(name);
	if (table === undefined) {
		const fits = (cell: Cell): boolean =>
			typeof from === 'number' ? cell === from : game.vecOf(cell).every((value, axis) => (from[axis] ?? value) === value);
		table = Uint8Array.from({ length: game.cells }, (_, cell) => (fits(cell) ? 1 : 0));
		tables.set(name, table);
	}
	return table;
}

/**
 * Legal moves that end on a cell, found by looking back from it: what resolving a move text asks.
 *
 * @example
 * movesTo(chess.start, 'f3', { kind: 'N' }).map(moveName) // → [ 'g1f3' ]
 */
export function movesTo(position: Position, cell: CellLike, filter: MovesToFilter = {}): readonly Move[] {
	const { game } = position;
	const { kernel } = game;
	const { generator, codes, bench, player } = kernel;
	const to = typeof cell === 'number' ? cell : game.cell(cell);
	seat(position);
	const { from, kind, promotion } = filter;
	const origins = from === undefined ? undefined : originTable(position, from);
	const side = player.sideNow();
	if (!generator.pinnable || bench.royals[side] !== 1 || kernel.outcomes.decided()) {
		const fits = (move: Move): boolean =>
			move.to === to &&
			(kind === undefined || move.kind === kind) &&
			(origins === undefined || origins[move.from ?? game.cells] === 1) &&
			(promotion === undefined || (move.promotion ?? null) === promotion);
		return legal(position).filter(fits);
	}
	const wanted = kind === undefined ? -1 : codes.kinds.indexOf(kind);
	if (kind !== undefined && wanted < 0) return NONE;
	const base = generator.lister.top;
	const height = kernel.programs?.height() ?? 0;
	generator.lookBack.list(side, to, {
		kind: wanted,
		origins,
		promotion: promotion === undefined ? -1 : promotion === null ? -2 : codes.kinds.indexOf(promotion),
	});
	const moves = collect(kernel, position, base);
	generator.lister.top = base;
	kernel.programs?.forget(height);
	return moves;
}

/**
 * Legal moves with these ends: none, one, or several where promotions or marks tell them apart.
 *
 * @example
 * find(chess.start, { from: 'e2', to: 'e4' }).length // → 1
 */
export function find(
	position: Position,
	wanted: { readonly from?: CellLike; readonly to: CellLike; readonly promotion?: string },
): readonly Move[] {
	const from = wanted.from === undefined ? undefined : position.game.cell(wanted.from);
	return movesTo(position, wanted.to, {
		...(from === undefined ? {} : { from }),
		...(wanted.promotion === undefined ? {} : { promotion: wanted.promotion }),
	});
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
