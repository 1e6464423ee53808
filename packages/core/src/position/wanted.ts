import type { Kernel } from '../load/kernel.js';
import { endingOf, fromOf, LEAVING, SCRIPTED, shapeOf, TAKING, toOf } from '../move/packed.js';
import type { Cell, CellLike, Game } from './game.js';
import { legal } from './legal.js';
import type { Move } from './move.js';
import { moveValue } from './moves.js';
import type { Position } from './position.js';
import { seat } from './seat.js';

const NONE: readonly Move[] = [];

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
function kindsOf({ kernel: { codes } }: Game, kind: string | readonly string[]): readonly number[] {
	const list = typeof kind === 'string' ? [kind] : kind;
	const numbers = list.map((one) => (codes.kinds.indexOf(one) + 1 || 1e9) - 1);
	return list.length > 1 ? [...new Set(numbers)] : numbers;
}

const ANY: readonly number[] = [-1];

/** A description of a move made ready for one game: `wanted` makes it, `onlyMove` answers it. */
export class Wanted {
	readonly game: Game;
	/** @internal -1: anywhere */
	readonly to: number;
	/** @internal -1: any */
	readonly kinds: readonly number[];
	/** @internal */
	readonly origins: Uint8Array | undefined;
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
		this.promotions = promotion === undefined ? ANY : promotion === null ? [-2] : kindsOf(game, promotion);
		this.capture = capture;
		this.mark = mark;
	}

	/** @internal Whether a move answers. */
	fits(move: Move): boolean {
		const { game, to, kinds, origins, promotions, capture, mark } = this;
		const names = game.kernel.codes.kinds;
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

	/** @internal Whether a packed move of the seated position answers, of which target, kind and origin are known to. */
	suits({ bench, codes, tables }: Kernel, packed: number, detail: number): boolean {
		const { capture, mark, promotions } = this;
		const shape = shapeOf(detail);
		if (typeof mark === 'string') return false;
		if (capture !== undefined && (shape === TAKING || bench.board[toOf(packed)] !== 0) !== capture) return false;
		if (promotions === ANY) return true;
		const ending = shape === LEAVING ? 0 : endingOf(detail);
		const kind = ending === 0 ? -2 : codes.kind[tables.endings.items[ending - 1]!]!;
		return promotions.includes(kind === codes.kind[bench.board[fromOf(packed)]!] ? -2 : kind);
	}
}

/** The legal moves that answer, found by looking back from the target where the tables allow it. */
function answers(position: Position, asked: Wanted): readonly Move[] {
	seat(position);
	const { kernel } = position.game;
	const { generator, bench, player, programs } = kernel;
	const { to, kinds, origins, mark } = asked;
	const side = player.sideNow();
	const scripts = typeof mark === 'string' && programs === undefined;
	if ((to < 0 && !scripts) || !generator.pinnable || bench.royals[side] !== 1 || kernel.outcomes.decided())
		return legal(position).filter((move) => asked.fits(move));
	const { lister, lookBack } = generator;
	const base = lister.top;
	const height = programs?.height() ?? 0;
	for (let index = 0; index < kinds.length; index++) {
		if (scripts) lookBack.listScripts(side, to, kinds[index]!, origins);
		else if (kinds[index]! < kernel.codes.kinds.length) lookBack.list(side, to, kinds[index]!, origins);
	}
	let moves = NONE as Move[];
	for (let index = base; index < lister.top; index++) {
		const packed = lister.routes[index]!;
		const detail = lister.details[index]!;
		if (shapeOf(detail) < SCRIPTED && !asked.suits(kernel, packed, detail)) continue;
		const move = moveValue(kernel, position, packed, detail);
		if (shapeOf(detail) >= SCRIPTED && !asked.fits(move)) continue;
		// The first one in the literal: an empty array that grows makes room for many.
		if (moves === NONE) moves = [move];
		else moves.push(move);
	}
	lister.top = base;
	programs?.forget(height);
	return moves;
}

/**
 * Legal moves that end on a cell, found by looking back from it: what resolving a move text asks.
 *
 * @example
 * movesTo(chess.start, 'f3', { kind: 'N' }).map(moveName) // → [ 'g1f3' ]
 */
export const movesTo = (position: Position, cell: CellLike, filter: MovesToFilter = {}): readonly Move[] =>
	answers(position, new Wanted(position.game, position.game.cell(cell), filter));

/**
 * Legal moves that answer a description: none, one, or several where promotions or marks tell them apart.
 *
 * @throws RangeError where it names a cell that there is not.
 *
 * @example
 * find(chess.start, { from: 'e2', to: 'e4' }).length // → 1
 */
export const find = (position: Position, description: Description): readonly Move[] =>
	answers(position, wanted(position.game, description));

/**
 * Makes a description of a move ready to be asked for again and again, in any position of the game.
 *
 * @throws RangeError where the game has no such cell.
 *
 * @example
 * moveName(onlyMove(chess.start, wanted(chess, { to: 'f3', kind: 'N' }))!) // → 'g1f3'
 */
export const wanted = (game: Game, description: Description): Wanted =>
	new Wanted(game, description.to === undefined ? -1 : game.cell(description.to), description);

/**
 * The one legal move that answers a description made for its game, or undefined where none or several do.
 *
 * @example
 * onlyMove(chess.start, wanted(chess, { to: 'f3' })) // → undefined
 */
export function onlyMove(position: Position, asked: Wanted): Move | undefined {
	if (asked.game !== position.game) throw new RangeError('Made for another game.');
	const [first, second] = answers(position, asked);
	return second === undefined ? first : undefined;
}
