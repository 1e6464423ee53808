import type { Kernel } from '../load/kernel.js';
import type { Cell, CellLike, Game } from './game.js';
import type { Move } from './move.js';
import { moveValue, PackedMove } from './moves.js';
import { Position } from './position.js';
import { seat } from './seat.js';

const NONE: readonly Move[] = [];
const EVERY: MovesToFilter = {};

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
	if (position.moves !== undefined) return position.moves.filter((move) => move.from === from);
	seat(position);
	const { kernel } = position.game;
	if (kernel.outcomes.decided()) return NONE;
	const { generator, programs } = kernel;
	const base = generator.lister.top;
	const height = programs?.height() ?? 0;
	if (!generator.from(from)) return legal(position).filter((move) => move.from === from);
	const moves = collect(kernel, position, base);
	generator.lister.top = base;
	programs?.forget(height);
	return moves;
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

/** No cell at all, on any board. */
const NOWHERE: Uint8Array = new Uint8Array(0);

const originTables = new WeakMap<Game, (Uint8Array | undefined)[]>();

/** Cells that agree with an origin or partial coordinates; remembered by cell, or by the coordinates as one number. */
function originTable({ game }: Position, from: Cell | readonly (number | null)[]): Uint8Array {
	const tables = originTables.get(game) ?? [];
	if (tables.length === 0) originTables.set(game, tables);
	const single = typeof from === 'number';
	const { lows, sizes } = game.kernel.lattice;
	let place = single && from >= 0 && from < game.cells ? from : -1;
	if (!single) {
		place = 0;
		for (let axis = sizes.length - 1; axis >= 0; axis--) {
			// A coordinate that is not given counts as one more than there are.
			const offset = (from[axis] ?? lows[axis]! + sizes[axis]!) - lows[axis]!;
			if (!(offset >= 0 && offset <= sizes[axis]!)) return NOWHERE;
			place = place * (sizes[axis]! + 1) + offset;
		}
		place += game.cells;
	}
	if (place < 0) return NOWHERE;
	const known = tables[place];
	if (known !== undefined) return known;
	const fits = (cell: Cell): boolean => (single ? cell === from : game.vecOf(cell).every((value, axis) => (from[axis] ?? value) === value));
	const table = Uint8Array.from({ length: game.cells }, (_, cell) => (fits(cell) ? 1 : 0));
	tables[place] = table;
	return table;
}

/**
 * Legal moves that end on a cell, found by looking back from it: what resolving a move text asks.
 *
 * @example
 * movesTo(chess.start, 'f3', { kind: 'N' }).map(moveName) // → [ 'g1f3' ]
 */
export function movesTo(position: Position, cell: CellLike, filter: MovesToFilter = EVERY): readonly Move[] {
	const { game } = position;
	const to = typeof cell === 'number' ? cell : game.cell(cell);
	const { from, kind, promotion } = filter;
	const { codes } = game.kernel;
	const wanted = kind === undefined ? -1 : codes.kindIndex(kind);
	if (kind !== undefined && wanted < 0) return NONE;
	return lookBack(position, to, wanted, from === undefined ? undefined : originTable(position, from), promotionOf(position, promotion));
}

/** A wanted promotion as a number: -1 is any, -2 none; one that there is not is a kind beyond the last. */
function promotionOf({ game }: Position, promotion: string | null | undefined): number {
	if (promotion === undefined || promotion === null) return promotion === null ? -2 : -1;
	const { kinds } = game.kernel.codes;
	const kind = kinds.indexOf(promotion);
	return kind < 0 ? kinds.length : kind;
}

/** The same from the list of all legal moves. */
function sieve(position: Position, to: Cell, kind: number, origins: Uint8Array | undefined, promotion: number): readonly Move[] {
	const { kinds } = position.game.kernel.codes;
	return legal(position).filter(
		(move) =>
			move.to === to &&
			(kind < 0 || move.kind === kinds[kind]) &&
			(origins === undefined || (move.from !== undefined && origins[move.from] === 1)) &&
			(promotion === -1 || (promotion < kinds.length && move.promotion === kinds[promotion])),
	);
}

/** `movesTo` in numbers: kind -1 is any; promotion -1 is any, -2 none. */
function lookBack(position: Position, to: Cell, kind: number, origins: Uint8Array | undefined, promotion: number): readonly Move[] {
	seat(position);
	const { kernel } = position.game;
	const { generator, bench, player } = kernel;
	const side = player.sideNow();
	if (!generator.pinnable || bench.royals[side] !== 1 || kernel.outcomes.decided()) return sieve(position, to, kind, origins, promotion);
	const { lister } = generator;
	const base = lister.top;
	const height = kernel.programs === undefined ? 0 : kernel.programs.height();
	generator.lookBack.list(side, to, kind, origins, promotion);
	const moves = collect(kernel, position, base);
	lister.top = base;
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
	const { game } = position;
	const origins = wanted.from === undefined ? undefined : originTable(position, game.cell(wanted.from));
	return lookBack(position, game.cell(wanted.to), -1, origins, promotionOf(position, wanted.promotion));
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
