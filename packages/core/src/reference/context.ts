import type { CellRef, Cond, Filter, VecRef } from '../rules/types.js';
import { NEUTRAL, type Rules, teamOf, zoneOf } from './rules.js';
import { type Cell, framedCell, framedVector, numbers, shifted } from './space.js';
import type { Ended, Piece, Pointed, State, World } from './state.js';

/** Clause 3: a bound vector, in the mover's frame. `steps` counts its steps where it has a series. */
export interface Binding {
	readonly vector: readonly number[];
	readonly series: 'primes' | readonly number[] | undefined;
	readonly steps: number;
}

/** Clause 5: a captured piece, as it stood. */
export interface Capture {
	readonly cell: Cell;
	readonly piece: Piece;
}

interface Write {
	readonly cell: Cell;
	readonly piece: Piece | undefined;
	readonly earlier: Write | undefined;
}

/** What stays the same along a walk. */
export interface Scene {
	readonly rules: Rules;
	readonly state: State;
	readonly phase: string;
	/** The board when the walk began. */
	readonly board: ReadonlyMap<Cell, Piece>;
	/** The world as the candidate began: what `was` and `before` read. */
	readonly start: World;
	/** A hook: effects on missing cells are skipped, not failures (clause 6). */
	readonly hook: boolean;
	/** The position is entered and about to be played, not a candidate's. */
	readonly settled: boolean;
	/** It is just being entered: `enter` hooks ask. */
	readonly entering: boolean;
	/** Clause 11: inside an attack query by the kinds' own moves. */
	readonly query: boolean;
	/** Clause 14: inside `moves`. */
	readonly counting: boolean;
	/** While a position's identity is found, history reads as nothing. */
	readonly timeless: boolean;
	/** Told of every branch that stops. */
	readonly watch: ((context: Context, failed: Cond | undefined) => void) | undefined;
}

/** Everything a condition, a number or an effect may read: a walk in the making, or a position being asked. */
export interface Context {
	readonly scene: Scene;
	/** The asking side. */
	readonly side: string;
	readonly origin: Cell | undefined;
	readonly stand: Cell | undefined;
	readonly at: Cell | undefined;
	readonly mover: Piece | undefined;
	/** The mover as the walk began. */
	readonly first: Piece | undefined;
	readonly binds: Readonly<Record<string, Binding>>;
	readonly marks: Readonly<Record<string, Cell>>;
	/** What the walk wrote on the board, latest first. */
	readonly writes: Write | undefined;
	/** Clause 5: pieces captured `later` that still lie there. */
	readonly ghosts: ReadonlyMap<Cell, Piece>;
	readonly captured: readonly Capture[];
	readonly points: ReadonlyMap<string, readonly Pointed[]>;
	readonly vars: ReadonlyMap<string, number>;
	readonly stores: ReadonlyMap<string, number>;
	readonly ended: Ended | undefined;
	/** The walk wrote a variable that outlives it (clause 13). */
	readonly wrote: boolean;
	/** Of a finished candidate: what its walk alone had done, before hooks. */
	readonly walked?: Walked;
}

/** Clause 13: by what a walk is told from others, with and without what ends with it; and the kinds it left where the mover stands. */
export interface Walked {
	readonly text: string;
	readonly lasting: string;
	readonly stand: string | undefined;
	readonly at: string | undefined;
}

const nobody: ReadonlyMap<Cell, Piece> = new Map();

/** A context in a state, for a side, with no walk begun. */
export const contextOf = (state: State, side: string, scene: Partial<Scene> = {}): Context => ({
	scene: {
		rules: state.rules,
		state,
		phase: state.phase,
		board: state.board,
		start: state,
		hook: false,
		settled: true,
		entering: false,
		query: false,
		counting: false,
		timeless: false,
		watch: undefined,
		...scene,
	},
	side,
	origin: undefined,
	stand: undefined,
	at: undefined,
	mover: undefined,
	first: undefined,
	binds: {},
	marks: {},
	writes: undefined,
	ghosts: nobody,
	captured: [],
	points: state.points,
	vars: state.vars,
	stores: state.stores,
	ended: undefined,
	wrote: false,
});

/** The same context in a scene that differs. */
export const inScene = (context: Context, change: Partial<Scene>): Context => ({ ...context, scene: { ...context.scene, ...change } });

/** The context of a piece on its cell, asked from its own side. */
export const holderContext = (context: Context, cell: Cell, piece: Piece): Context => ({
	...context,
	side: piece.side,
	origin: cell,
	stand: cell,
	at: cell,
	mover: piece,
	first: piece,
});

/** The piece on a cell, the walk's own writes included. A piece captured `later` is none. */
export function read(context: Context, cell: Cell): Piece | undefined {
	for (let write = context.writes; write !== undefined; write = write.earlier) if (write.cell === cell) return write.piece;
	return context.scene.board.get(cell);
}

export const write = (context: Context, cell: Cell, piece: Piece | undefined): Context => ({
	...context,
	writes: { cell, piece, earlier: context.writes },
});

/** The board with the walk's writes done. */
export function boardOf(context: Context): Map<Cell, Piece> {
	const writes: Write[] = [];
	for (let write = context.writes; write !== undefined; write = write.earlier) writes.push(write);
	const board = new Map(context.scene.board);
	for (const { cell, piece } of writes.reverse())
		if (piece === undefined) board.delete(cell);
		else board.set(cell, piece);
	return board;
}

export const worldOf = (context: Context): World => ({
	board: boardOf(context),
	points: context.points,
	vars: context.vars,
	stores: context.stores,
});

/** A vector reference as the asking side means it. */
export function vectorFor(context: Context, reference: VecRef): readonly number[] | undefined {
	if (!('bound' in reference)) return framedVector(context.scene.rules.grid, context.side, numbers(reference));
	const binding = context.binds[reference.bound];
	const times = reference.times ?? 1;
	return (
		binding &&
		framedVector(
			context.scene.rules.grid,
			context.side,
			binding.vector.map((entry) => entry * times),
		)
	);
}

/** The cell that a reference names, if there is one. */
export function cellFor(context: Context, reference: CellRef): Cell | undefined {
	if (reference === 'origin') return context.origin;
	if (reference === 'stand') return context.stand;
	if (reference === 'at') return context.at;
	if ('mark' in reference) return context.marks[reference.mark];
	if ('point' in reference) return context.points.get(reference.point)?.at(-1)?.cell;
	if ('cell' in reference) return framedCell(context.scene.rules.grid, context.side, numbers(reference.cell));
	const from = cellFor(context, reference.from);
	const by = vectorFor(context, reference.by);
	return from === undefined || by === undefined ? undefined : shifted(context.scene.rules.grid, from, by);
}

/** A zone's cells, or a point's. */
export const cellsNamed = (context: Context, name: string): ReadonlySet<Cell> =>
	Object.hasOwn(context.scene.rules.ruleset.zones, name)
		? zoneOf(context.scene.rules, name, context.side)
		: new Set((context.points.get(name) ?? []).map(({ cell }) => cell));

/** A piece passes a filter, seen from the asking side. */
export function pieceMatches(context: Context, piece: Piece | undefined, filter: Filter): boolean {
	const { who, side, kind, notKind, flag, notFlag } = filter;
	if (piece === undefined)
		// `notKind` and `notFlag` say what does not stand there, so they hold where nothing does.
		return (who === undefined || who === 'empty') && side === undefined && kind === undefined && flag === undefined;
	const own = teamOf(context.scene.rules, piece.side) === teamOf(context.scene.rules, context.side);
	if (who === 'empty') return false;
	if (who === 'friend' && !own) return false;
	if (who === 'enemy' && (own || piece.side === NEUTRAL)) return false;
	if (who === 'neutral' && piece.side !== NEUTRAL) return false;
	if (side !== undefined && !side.includes(piece.side)) return false;
	if (kind !== undefined && !kind.includes(piece.kind)) return false;
	if (notKind?.includes(piece.kind) === true) return false;
	if (flag !== undefined && !piece.flags.includes(flag)) return false;
	return notFlag === undefined || !piece.flags.includes(notFlag);
}

/** What stands on a cell passes a filter. */
export function cellMatches(context: Context, cell: Cell, filter: Filter): boolean {
	const piece = read(context, cell);
	if (piece !== undefined || !context.ghosts.has(cell)) return pieceMatches(context, piece, filter);
	// Clause 5: captured later, it occupies its cell, with no side, no kind and no flag.
	const { who, side, kind, flag } = filter;
	return (who === undefined || who === 'occupied') && side === undefined && kind === undefined && flag === undefined;
}
