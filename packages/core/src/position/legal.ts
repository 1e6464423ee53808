import type { Kernel } from '../load/kernel.js';
import type { Move } from '../move/move.js';
import type { Cell, CellLike } from './game.js';
import { moveValue, withMove } from './moves.js';
import { Position } from './position.js';
import { seat } from './seat.js';

const NONE: readonly Move[] = [];

/** Packed moves above `base` as values; the stack is taken back. */
function collect(kernel: Kernel, position: Position, base: number, recorded: number): Move[] {
	const { lister } = kernel.generator;
	const moves: Move[] = [];
	for (let index = base; index < lister.top; index++)
		moves.push(moveValue(kernel, position, lister.routes[index]!, lister.details[index]!));
	lister.top = base;
	lister.candidates.length = recorded;
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
		if (kernel.outcomes.decided()) position.moves = NONE;
		else {
			const base = kernel.generator.lister.top;
			const recorded = kernel.generator.lister.candidates.length;
			kernel.generator.generate();
			position.moves = collect(kernel, position, base, recorded);
		}
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

/** Cells that agree with partial coordinates. */
function originTable(position: Position, from: readonly (number | null)[]): Uint8Array {
	const { game } = position;
	let tables = originTables.get(game);
	if (tables === undefined) {
		tables = new Map();
		originTables.set(game, tables);
	}
	const name = String(from);
	let table = tables.get(name);
	if (table === undefined) {
		table = new Uint8Array(game.cells);
		for (let cell = 0; cell < game.cells; cell++) {
			table[cell] = game.vecOf(cell).every((value, axis) => from[axis] === null || from[axis] === undefined || from[axis] === value)
				? 1
				: 0;
		}
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
	const to = game.cell(cell);
	seat(position);
	const side = kernel.player.sideNow();
	const { generator, codes } = kernel;
	const { from, kind, promotion } = filter;
	if (!generator.pinnable || kernel.bench.royals[side] !== 1 || kernel.outcomes.decided()) {
		const table = typeof from === 'object' ? originTable(position, from) : undefined;
		return legal(position).filter(
			(move) =>
				move.to === to &&
				(kind === undefined || move.kind === kind) &&
				(typeof from !== 'number' || move.from === from) &&
				(table === undefined || (move.from !== undefined && table[move.from] === 1)) &&
				(promotion === undefined || (move.promotion ?? null) === promotion),
		);
	}
	const base = generator.lister.top;
	const recorded = generator.lister.candidates.length;
	generator.lookBack.list(side, to, {
		kind: kind === undefined ? -1 : Math.max(codes.kinds.indexOf(kind), codes.kinds.includes(kind) ? 0 : codes.kinds.length),
		origins: typeof from === 'object' ? originTable(position, from) : undefined,
		from: typeof from === 'number' ? from : -1,
		promotion: promotion === undefined ? -1 : promotion === null ? -2 : codes.kinds.indexOf(promotion),
	});
	return collect(kernel, position, base, recorded);
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
	if (a.route !== b.route || a.position.game !== b.position.game) return false;
	if (a.candidate === undefined && b.candidate === undefined && a.detail !== b.detail) return false;
	return JSON.stringify(a.writes) === JSON.stringify(b.writes);
}

/** The legal move of this position that a move (perhaps of another position) names, if there is one. */
function own(position: Position, move: Move): Move | undefined {
	if (move.position === position) return move;
	if (move.position.game !== position.game) return undefined;
	return legal(position).find((other) => sameMove(other, move));
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
	const child = new Position(game, position.root, position, legalMove.route, legalMove.detail, legalMove.candidate);
	game.seat.step(child);
	child.hashLow = game.kernel.bench.hashLow;
	child.hashHigh = game.kernel.bench.hashHigh;
	return child;
}

/** For tests and tools: runs with the packed form of a move on the seated bench. */
export { withMove };
