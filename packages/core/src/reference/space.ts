import { RulesetError } from '@x/diagnostics';
import { fold, type Pass } from '../rules/fold.js';
import type { Coord, Ruleset, Side, Vec, Zone } from '../rules/types.js';

/** Index of a cell of a bounded board: axis 0 runs fastest. */
export type Cell = number;

/** A frame: cells are mapped by matrix and shift, vectors by the matrix alone. */
export interface Frame {
	readonly matrix: readonly (readonly number[])[];
	readonly shift: readonly number[];
	readonly inverse: readonly (readonly number[])[];
}

/** The board's geometry, and the frame of each side. */
export interface Grid {
	readonly low: readonly number[];
	readonly size: readonly number[];
	readonly wrap: readonly boolean[];
	/** Every cell that exists, in order. */
	readonly cells: readonly Cell[];
	readonly holes: ReadonlySet<Cell>;
	readonly frames: ReadonlyMap<string, Frame>;
}

export const numbers = (vec: Vec): number[] => vec.map((coord: Coord) => Number(coord));

const apply = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
	matrix.map((row) => row.reduce((sum, entry, column) => sum + entry * (vector[column] ?? 0), 0));

/** Inverse of a unimodular matrix by Gauss and Jordan; its entries are whole numbers. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
	const n = matrix.length;
	const work = matrix.map((row, y) => [...row, ...row.map((_, x) => (x === y ? 1 : 0))]);
	for (let column = 0; column < n; column++) {
		const pivot = work.findIndex((row, y) => y >= column && row[column] !== 0);
		if (pivot < 0) return matrix.map((row) => [...row]);
		[work[column], work[pivot]] = [work[pivot]!, work[column]!];
		const lead = work[column]![column]!;
		work[column] = work[column]!.map((entry) => entry / lead);
		for (let y = 0; y < n; y++) {
			const factor = work[y]![column]!;
			if (y !== column && factor !== 0) work[y] = work[y]!.map((entry, x) => entry - factor * work[column]![x]!);
		}
	}
	return work.map((row) => row.slice(n).map(Math.round));
}

/** Clause 3: without `mirror` the board's box is mapped onto itself. */
function frameOf(side: Side, low: readonly number[], size: readonly number[]): Frame {
	const matrix = side.frame.matrix.map(numbers);
	const least = matrix.map((row) =>
		row.reduce((sum, entry, axis) => sum + Math.min(entry * low[axis]!, entry * (low[axis]! + size[axis]! - 1)), 0),
	);
	const shift = side.frame.mirror === undefined ? low.map((from, axis) => from - least[axis]!) : numbers(side.frame.mirror);
	return { matrix, shift, inverse: inverted(matrix) };
}

/** The grid of a bounded ruleset. Refuses an open axis, since this interpreter lists all cells. */
export function gridOf(ruleset: Ruleset): Grid {
	const bounds = ruleset.space.axes.map((axis, index) => {
		const [from, to] = axis.extent;
		if (from === null || to === null)
			throw new RulesetError([
				{
					code: 'rules/unbounded',
					message: 'Expected bounds on every axis, found an open axis. The literal interpreter lists all cells.',
					severity: 'error',
					path: `space.axes[${index}].extent`,
				},
			]);
		return [Number(from), Number(to)] as const;
	});
	const low = bounds.map(([from]) => from);
	const size = bounds.map(([from, to]) => to - from + 1);
	const wrap = ruleset.space.axes.map((axis) => axis.wrap === true);
	const bare: Grid = { low, size, wrap, cells: [], holes: new Set(), frames: new Map() };
	const holes = new Set((ruleset.space.holes ?? []).flatMap((hole) => indexOf(bare, numbers(hole)) ?? []));
	const total = size.reduce((product, n) => product * n, 1);
	return {
		...bare,
		holes,
		cells: Array.from({ length: total }, (_, cell) => cell).filter((cell) => !holes.has(cell)),
		frames: new Map(Object.entries(ruleset.sides).map(([name, side]) => [name, frameOf(side, low, size)])),
	};
}

/** The cell with these coordinates, if it exists. */
export function indexOf(grid: Grid, vector: readonly number[]): Cell | undefined {
	let cell = 0;
	for (let axis = grid.size.length - 1; axis >= 0; axis--) {
		const offset = vector[axis]! - grid.low[axis]!;
		if (!(offset >= 0 && offset < grid.size[axis]!)) return undefined;
		cell = cell * grid.size[axis]! + offset;
	}
	return grid.holes.has(cell) ? undefined : cell;
}

export function vectorOf(grid: Grid, cell: Cell): number[] {
	let rest = cell;
	return grid.size.map((size, axis) => {
		const offset = rest % size;
		rest = (rest - offset) / size;
		return offset + grid.low[axis]!;
	});
}

/** The cell at an offset from a cell, with the axes of `wrap` closed; undefined off the board and on a hole. */
export function shifted(grid: Grid, cell: Cell, by: readonly number[], wrap: readonly boolean[] = grid.wrap): Cell | undefined {
	const vector = vectorOf(grid, cell).map((coordinate, axis) => {
		const moved = coordinate + by[axis]!;
		if (wrap[axis] !== true) return moved;
		const size = grid.size[axis]!;
		return grid.low[axis]! + ((((moved - grid.low[axis]!) % size) + size) % size);
	});
	return indexOf(grid, vector);
}

/** Clause 3: a literal vector in the frame of a side. Neutral pieces have no frame. */
export function framedVector(grid: Grid, side: string, vector: readonly number[]): readonly number[] {
	const frame = grid.frames.get(side);
	return frame === undefined ? vector : apply(frame.matrix, vector);
}

/** Clause 3: a literal cell in the frame of a side. */
export function framedCell(grid: Grid, side: string, vector: readonly number[]): Cell | undefined {
	const frame = grid.frames.get(side);
	return indexOf(grid, frame === undefined ? vector : apply(frame.matrix, vector).map((entry, axis) => entry + frame.shift[axis]!));
}

/** A cell in the frame of a side, and as it is. */
interface Framed {
	readonly written: readonly number[];
	readonly absolute: readonly number[];
	readonly side: string;
}

const holds: Pass<'zone', boolean, [Framed]> = fold('zone', {
	cells: ({ cells }, { written }) => cells.some((cell) => numbers(cell).every((coordinate, axis) => coordinate === written[axis])),
	box: ({ box }, { written }) =>
		box.every((range, axis) => {
			if (range === null) return true;
			const [from, to] = range;
			return (from === null || written[axis]! >= Number(from)) && (to === null || written[axis]! <= Number(to));
		}),
	union: ({ union }, cell) => union.some((part) => holds(part, cell)),
	minus: ({ minus: [zone, other] }, cell) => holds(zone, cell) && !holds(other, cell),
	parity: ({ parity }, { written }) => Math.abs(written.reduce((sum, coordinate) => sum + coordinate, 0)) % 2 === parity,
	perSide: ({ perSide }, { absolute, side }) => {
		const own = perSide[side];
		return own !== undefined && holds(own, { written: absolute, absolute, side });
	},
});

/** Clause 3: whether a cell is in a zone. A zone is written in the frame of the first side and mapped by the asking side's frame; the cells of
 * `perSide` are absolute. */
export function inZone(grid: Grid, zone: Zone, cell: Cell, side: string): boolean {
	const absolute = vectorOf(grid, cell);
	const frame = grid.frames.get(side);
	const written =
		frame === undefined
			? absolute
			: apply(
					frame.inverse,
					absolute.map((entry, axis) => entry - frame.shift[axis]!),
				);
	return holds(zone, { written, absolute, side });
}
