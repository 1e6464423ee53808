import type { Zone } from '@x/core';
import { foldSome, type Pass } from '@x/core/rules';
import type { Area, Interval, Range } from '@x/mbn';

const bounds = (interval: Interval | undefined): readonly [number, number] | null => (interval ? [interval.from, interval.to] : null);

const union = (zones: readonly Zone[]): Zone => (zones.length === 1 ? zones[0]! : { union: zones });

/** The whole board. */
export const everywhere = (size: readonly number[]): Zone => ({ box: size.map(() => null) });

/** The cells with one coordinate on an axis, such as a file or a board. */
export const sliceZone = (axis: number, at: number, size: readonly number[]): Zone => ({
	box: size.map((_, one) => (one === axis ? [at, at] : null)),
});

/** One rank, counted from 0, on each board. */
export const rankZone = (rank: number, size: readonly number[]): Zone => sliceZone(1, rank, size);

/** The first and last files and ranks. */
const edge = (size: readonly number[]): Zone =>
	union([0, 1].flatMap((axis) => [0, size[axis]! - 1].map((line) => sliceZone(axis, line, size))));

function areaZone(area: Area, size: readonly number[]): Zone {
	if (area.type === 'box') return { box: [area.files, area.ranks, area.levels, area.rows].slice(0, size.length).map(bounds) };
	return area.sign === '.' ? { minus: [everywhere(size), edge(size)] } : edge(size);
}

/** The cells of a board range, in White's view. Signs that depend on pieces (`+`, `*`, `:`) name no cells. */
export function zoneOf({ areas, negated }: Range, size: readonly number[]): Zone {
	const cells = union(
		areas.filter((area) => area.type === 'box' || area.sign === '#' || area.sign === '.').map((area) => areaZone(area, size)),
	);
	return negated ? { minus: [everywhere(size), cells] } : cells;
}

/** Whether a cell lies in a zone of boxes. */
export const contains: Pass<'zone', boolean, [readonly number[]]> = foldSome<'zone', boolean, [readonly number[]]>(
	'zone',
	{
		box: ({ box }, cell) =>
			box.every((range, axis) => range === null || (cell[axis]! >= Number(range[0]) && cell[axis]! <= Number(range[1]))),
		union: ({ union }, cell) => union.some((one) => contains(one, cell)),
		minus: ({ minus }, cell) => contains(minus[0], cell) && !contains(minus[1], cell),
		cells: ({ cells }, cell) => cells.some((one) => one.every((value, axis) => Number(value) === cell[axis])),
	},
	() => false,
);

/** All cells of a board. */
export const cellsOf = (size: readonly number[]): readonly (readonly number[])[] =>
	size.reduce<readonly number[][]>((cells, many) => cells.flatMap((cell) => Array.from({ length: many }, (_, at) => [...cell, at])), [[]]);

/** An offset on a board, with nothing on its other axes. */
export const offsetOn = (size: readonly number[], [x, y]: readonly [number, number]): readonly number[] =>
	size.map((_, axis) => (axis === 0 ? x : axis === 1 ? y : 0));

/** The offsets to the eight neighbours of a cell. */
export const neighbours = (size: readonly number[]): readonly (readonly number[])[] =>
	[-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [offsetOn(size, [x, y])])));
