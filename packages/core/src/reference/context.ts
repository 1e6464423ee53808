import { fold, type Pass } from '../rules/fold.js';
import type { CellRef, Filter, VecRef } from '../rules/types.js';
import { NEUTRAL, teamOf, zoneOf } from './rules.js';
import { type Cell, framedCell, framedVector, numbers, shifted } from './space.js';
import type { Context, Piece, Scene, State, World, Write } from './types.js';

const noPieces: ReadonlyMap<Cell, Piece> = new Map();

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
		mayFail: undefined,
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
	ghosts: noPieces,
	captured: [],
	points: state.points,
	vars: state.vars,
	stores: state.stores,
	ended: undefined,
	wrote: false,
	failed: [],
});

/** The same context in a scene that differs. */
export const inScene = (context: Context, change: Partial<Scene>): Context => ({ ...context, scene: { ...context.scene, ...change } });

/** The context of a piece on its cell, with its side as the asking side. */
export const holderContext = (context: Context, cell: Cell, piece: Piece): Context => ({
	...context,
	side: piece.side,
	origin: cell,
	stand: cell,
	at: cell,
	mover: piece,
	first: piece,
});

/** The piece on a cell, after the walk's own writes. A piece captured `later` does not count. */
export function read(context: Context, cell: Cell): Piece | undefined {
	for (let write = context.writes; write !== undefined; write = write.earlier) if (write.cell === cell) return write.piece;
	return context.scene.board.get(cell);
}

export const write = (context: Context, cell: Cell, piece: Piece | undefined): Context => ({
	...context,
	writes: { cell, piece, earlier: context.writes },
});

/** The board after the walk's writes. */
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

/** The vector of a reference, in the frame of the asking side. */
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

/** The cell of a reference; undefined where there is none. */
export const cellFor = (context: Context, reference: CellRef): Cell | undefined => cells(reference, context);

const cells: Pass<'cell', Cell | undefined, [Context]> = fold<'cell', Cell | undefined, [Context]>('cell', {
	plain: (name, context) => context[name],
	mark: ({ mark }, { marks }) => marks[mark],
	point: ({ point }, { points }) => points.get(point)?.at(-1)?.cell,
	cell: ({ cell }, { scene, side }) => framedCell(scene.rules.grid, side, numbers(cell)),
	from: ({ from, by }, context) => {
		const start = cellFor(context, from);
		const vector = vectorFor(context, by);
		return start === undefined || vector === undefined ? undefined : shifted(context.scene.rules.grid, start, vector);
	},
});

/** The cells of a zone or of a point. */
export const cellsNamed = (context: Context, name: string): ReadonlySet<Cell> =>
	Object.hasOwn(context.scene.rules.ruleset.zones, name)
		? zoneOf(context.scene.rules, name, context.side)
		: new Set((context.points.get(name) ?? []).map(({ cell }) => cell));

/** Whether a piece passes a filter, from the view of the asking side. */
export function pieceMatches(context: Context, piece: Piece | undefined, filter: Filter): boolean {
	const { who, side, kind, notKind, flag, notFlag } = filter;
	if (piece === undefined)
		// `notKind` and `notFlag` exclude pieces, so an empty cell passes them.
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

/** Whether the content of a cell passes a filter. */
export function cellMatches(context: Context, cell: Cell, filter: Filter): boolean {
	const piece = read(context, cell);
	if (piece !== undefined || !context.ghosts.has(cell)) return pieceMatches(context, piece, filter);
	// Clause 5: a piece captured later occupies its cell, without side, kind and flags.
	const { who, side, kind, flag } = filter;
	return (who === undefined || who === 'occupied') && side === undefined && kind === undefined && flag === undefined;
}
