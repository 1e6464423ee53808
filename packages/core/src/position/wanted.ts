import type { Cell, CellLike, Game } from './game.js';
import type { Move } from './move.js';
import type { Position } from './position.js';

/** What is known of a move; everything may be left out. */
export interface MovesToFilter {
	/** Kind of the mover, or those it may be. */
	readonly kind?: string | readonly string[] | undefined;
	/** The origin, or what is known of its coordinates: `[4, null]` is the e-file. Drops and passes have none. */
	readonly from?: CellLike | readonly (number | null)[] | undefined;
	/** Kind it promotes to, or those it may be; null: only moves without promotion. */
	readonly promotion?: string | readonly string[] | null | undefined;
	/** Whether it takes something of another side. */
	readonly capture?: boolean | undefined;
	/** A name that its walk sets, as castling does; null: it sets none. */
	readonly mark?: string | null | undefined;
}

/** What is known of a move, with its target. */
export interface Description extends MovesToFilter {
	readonly to?: CellLike | undefined;
}

const originTables = new WeakMap<Game, Record<number, Uint8Array>>();

/** Cells that agree with an origin or partial coordinates; those of one cell are remembered. */
function originTable(game: Game, from: Cell | readonly (number | null)[]): Uint8Array {
	const table = (fits: (cell: Cell) => boolean): Uint8Array => Uint8Array.from({ length: game.cells }, (_, cell) => (fits(cell) ? 1 : 0));
	if (typeof from !== 'number') return table((cell) => game.vecOf(cell).every((value, axis) => (from[axis] ?? value) === value));
	let tables = originTables.get(game);
	if (tables === undefined) {
		tables = {};
		originTables.set(game, tables);
	}
	tables[from] ??= table((cell) => cell === from);
	return tables[from];
}

/** Kinds as numbers; one that there is not is beyond the last. Asked for every rival of every move: one kind costs no set. */
function kindsOf(game: Game, kind: string | readonly string[]): readonly number[] {
	const { codes } = game.engine.ground;
	const list = typeof kind === 'string' ? [kind] : kind;
	const numbers = list.map((one) => (codes.kinds.indexOf(one) + 1 || 1e9) - 1);
	return list.length > 1 ? [...new Set(numbers)] : numbers;
}

/** How many descriptions of a game are remembered; then it is begun anew. */
const REMEMBERED = 4096;

/** Thirty-two cells of a table as bits; all where there is none. */
function wordOf(table: Uint8Array | undefined, first: number): number {
	if (table === undefined) return -1;
	let word = 0;
	for (let cell = first; cell < first + 32 && cell < table.length; cell++) if (table[cell] === 1) word |= 1 << cell;
	return word;
}

export const ANY: readonly number[] = [-1];

/** A description of a move made ready for one game: `wanted` makes it, `onlyMove` answers it. */
export class Wanted {
	readonly game: Game;
	/** @internal -1: anywhere */
	readonly to: number;
	/** @internal -1: any */
	readonly kinds: readonly number[];
	/** @internal */
	readonly origins: Uint8Array | undefined;
	/** @internal the one origin, or -1 */
	readonly from: number;
	/** @internal `origins` as bits, of the first 64 cells */
	readonly low: number;
	/** @internal */
	readonly high: number;
	/** @internal -1: any, -2: none */
	readonly promotions: readonly number[];
	/** @internal */
	readonly capture: boolean | undefined;
	/** @internal */
	readonly mark: string | null | undefined;

	/** @internal */
	constructor(game: Game, to: number, { kind, from, promotion, capture, mark }: MovesToFilter) {
		this.game = game;
		this.to = to;
		this.kinds = kind === undefined ? ANY : kindsOf(game, kind);
		this.origins = from === undefined ? undefined : originTable(game, typeof from === 'object' ? from : game.cell(from));
		this.from = from === undefined || typeof from === 'object' ? -1 : game.cell(from);
		this.low = wordOf(this.origins, 0);
		this.high = wordOf(this.origins, 32);
		this.promotions = promotion === undefined ? ANY : promotion === null ? [-2] : kindsOf(game, promotion);
		this.capture = capture;
		this.mark = mark;
	}

	/** @internal Whether a move answers. */
	fits(move: Move): boolean {
		const { game, to, kinds, origins, promotions, capture, mark } = this;
		const names = game.engine.ground.codes.kinds;
		const among = (list: readonly number[], kind: string | undefined): boolean =>
			list === ANY || list.includes(kind === undefined ? -2 : names.indexOf(kind));
		return (
			(to < 0 || move.to === to) &&
			among(kinds, move.kind) &&
			(origins === undefined || (move.from !== undefined && origins[move.from] === 1)) &&
			among(promotions, move.promotion) &&
			(capture === undefined || move.captured.some(({ side }) => side !== move.side) === capture) &&
			(mark === undefined || (mark === null ? move.marks.length === 0 : move.marks.includes(mark)))
		);
	}
}

/**
 * Legal moves that end on a cell, found by looking back from it: what resolving a move text asks.
 *
 * @example
 * movesTo(chess.start, 'f3', { kind: 'N' }).map(moveName) // → [ 'g1f3' ]
 */
export const movesTo = (position: Position, cell: CellLike, filter: MovesToFilter = {}): readonly Move[] =>
	position.game.engine.answers(position, new Wanted(position.game, position.game.cell(cell), filter));

/**
 * Legal moves that answer a description: none, one, or several where promotions or marks tell them apart.
 *
 * @throws RangeError where it names a cell that there is not.
 *
 * @example
 * find(chess.start, { from: 'e2', to: 'e4' }).length // → 1
 */
export const find = (position: Position, description: Description): readonly Move[] =>
	position.game.engine.answers(position, wanted(position.game, description));

/**
 * Makes a description of a move ready to be asked for again and again, in any position of the game.
 *
 * @throws RangeError where the game has no such cell.
 *
 * @example
 * moveName(onlyMove(chess.start, wanted(chess, { to: 'f3', kind: 'N' }))!) // → 'g1f3'
 */
export function wanted(game: Game, description: Description): Wanted {
	const { from, to, kind, promotion, capture, mark } = description;
	const ends = typeof from === 'number' && typeof to === 'number' && kind === undefined && capture === undefined && mark === undefined;
	if (!ends || promotion !== undefined) return new Wanted(game, to === undefined ? -1 : game.cell(to), description);
	// Descriptions by ends alone come again and again; a number that is no cell has no name of its own here.
	const name = game.cell(from) * game.cells + game.cell(to);
	let known = game.described.get(name);
	if (known === undefined) {
		if (game.described.size === REMEMBERED) game.described.clear();
		known = new Wanted(game, to, description);
		game.described.set(name, known);
	}
	return known;
}

/**
 * All legal moves that answer a description made for its game.
 *
 * @example
 * matching(chess.start, wanted(chess, { to: 'f3' })).length // → 2
 */
export function matching(position: Position, asked: Wanted): readonly Move[] {
	if (asked.game !== position.game) throw new RangeError('Made for another game.');
	return position.game.engine.answers(position, asked);
}

/**
 * The one legal move that answers a description made for its game, or undefined where none or several do.
 *
 * @example
 * onlyMove(chess.start, wanted(chess, { to: 'f3' })) // → undefined
 */
export function onlyMove(position: Position, asked: Wanted): Move | undefined {
	if (asked.game !== position.game) throw new RangeError('Made for another game.');
	return position.game.engine.only(position, asked);
}
