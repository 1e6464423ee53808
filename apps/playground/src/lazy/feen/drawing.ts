import { type Feen, type Place, squareName, squares } from '@x/feen';
import type { BoardCell, Layout, Orientation, Place as Spot } from '../../board/geometry.js';

/** The most squares that are drawn. */
export const MOST_DRAWN = 4096;

/** Gap between boards, and height of the title above each. */
const GAP = 0.4;
const HEAD = 0.5;
/** The most squares in a row that are large enough for touch. */
const WIDE = 14;

/** The layout of the slices of a board. */
interface Grid {
	/** Files and ranks of the largest slice. */
	readonly width: number;
	readonly height: number;
	/** The top left corner of a slice, in squares. */
	readonly corner: (deeper: readonly number[]) => { readonly x: number; readonly y: number };
}

/** The size of each axis: its largest coordinate plus one. */
const extents = (all: readonly Place[]): readonly number[] => {
	const sizes: number[] = [];
	for (const { at } of all) for (const [axis, number] of at.entries()) sizes[axis] = Math.max(sizes[axis] ?? 0, number + 1);
	return sizes;
};

/**
 * Three dimensions make a list of boards, in rows. More dimensions make nested grids: levels extend to the right, the next dimension
 * upwards, and so on in turn.
 */
const gridOf = (sizes: readonly number[]): Grid => {
	const [width = 1, height = 1, ...deeper] = sizes;
	const head = deeper.length > 0 ? HEAD : 0;
	if (deeper.length < 2) {
		const columns = Math.max(1, Math.min(Math.ceil(Math.sqrt(deeper[0] ?? 1)), Math.floor((WIDE + GAP) / (width + GAP))));
		return {
			width,
			height,
			corner: ([level = 0]) => ({ x: (level % columns) * (width + GAP), y: Math.floor(level / columns) * (height + head + GAP) + head }),
		};
	}
	const steps: number[] = [];
	const extent = [width, height + head];
	for (const [axis, size] of deeper.entries()) {
		const way = axis % 2;
		steps[axis] = extent[way]! + GAP * (1 + Math.floor(axis / 2));
		extent[way] = steps[axis]! * size;
	}
	return {
		width,
		height,
		corner: (at) => {
			const sum = (way: number): number =>
				at.reduce(
					(total, number, axis) => (axis % 2 === way ? total + steps[axis]! * (way ? deeper[axis]! - 1 - number : number) : total),
					0,
				);
			return { x: sum(0), y: sum(1) + head };
		},
	};
};

/** Rounds a coordinate, so that sums of the same lengths in another order are equal. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The name of a two-dimensional slice: `A`, `Ab` … */
export const sliceName = (deeper: readonly number[]): string => squareName([0, 0, ...deeper]).slice(2);

/**
 * A board of any dimensions, regular or not, as a drawing. Cells are numbered in text order. Undefined if the board has too many
 * squares to be drawn.
 */
export const drawing = (position: Feen, orientation: Orientation): Layout | undefined => {
	let count = 0;
	for (const square of position.segments.flat()) count += typeof square === 'number' ? square : 1;
	if (count > MOST_DRAWN) return undefined;
	const all = [...squares(position)];
	const sizes = extents(all);
	const { width, height, corner } = gridOf(sizes);
	const slices = new Map<string, { readonly label: string; readonly x: number; readonly y: number; readonly index: number }>();
	const places = new Map<number, Spot>();
	const rows = new Map<number, Spot[]>();
	for (const [index, { at, name }] of all.entries()) {
		const [file = 0, rank = 0, ...deeper] = at;
		const key = deeper.join();
		const slice = slices.get(key) ?? { label: deeper.length > 0 ? sliceName(deeper) : '', ...corner(deeper), index: slices.size };
		slices.set(key, slice);
		const cell: BoardCell = {
			cell: index,
			name,
			slice: slice.index,
			x: file,
			y: rank,
			tone: at.reduce((sum, number) => sum + number, 0) % 2,
			column: squareName([file]),
			row: at.length > 1 ? String(rank + 1) : '',
		};
		const [across, down] = orientation === 'first' ? [file, height - 1 - rank] : [width - 1 - file, rank];
		const spot = { cell, x: round(slice.x + 0.5 + across), y: round(slice.y + 0.5 + down) };
		places.set(index, spot);
		const row = rows.get(spot.y);
		if (row) row.push(spot);
		else rows.set(spot.y, [spot]);
	}
	const boards = [...slices.values()].map(({ label, x, y }) => ({ label, x, y, width, height }));
	return {
		width: Math.max(...boards.map(({ x }) => x + width)),
		height: Math.max(...boards.map(({ y }) => y + height)),
		shape: 'square',
		slices: boards,
		rows: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x)),
		places,
	};
};

/** A key for the layout of a board. */
export const shapeKey = ({ segments, separators }: Feen): string =>
	`${segments.map((segment) => segment.reduce<number>((sum, square) => sum + (typeof square === 'number' ? square : 1), 0))} ${separators}`;
