import type { BoardCell, BoardSlice, Geometry } from '@x/board';
import { type Feen, type Place, squareName, squares } from '@x/feen';

/** The most squares that are drawn. */
export const MOST_DRAWN = 4096;

/** Gap between boards, and height of the title above each. */
const GAP = 0.4;
const HEAD = 0.5;
/** The most squares in a row that are large enough for touch. */
const WIDE = 14;

/** The layout of the slices of a board. */
interface Grid {
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

/** The name of a two-dimensional slice: `A`, `Ab` … */
export const sliceName = (deeper: readonly number[]): string => squareName([0, 0, ...deeper]).slice(2);

/**
 * A board of any dimensions, regular or not. Cells are numbered in text order. Undefined if the board has too many squares to be drawn.
 */
export const freeGeometry = (position: Feen): Geometry | undefined => {
	let count = 0;
	for (const square of position.segments.flat()) count += typeof square === 'number' ? square : 1;
	if (count > MOST_DRAWN) return undefined;
	const all = [...squares(position)];
	const { corner } = gridOf(extents(all));
	const slices = new Map<string, { readonly index: number; readonly slice: BoardSlice }>();
	const cells = all.map(({ at, name }, index): BoardCell => {
		const [file = 0, rank = 0, ...deeper] = at;
		const key = deeper.join();
		const { x, y } = corner(deeper);
		const title = deeper.length > 0 ? sliceName(deeper) : '';
		const known = slices.get(key) ?? { index: slices.size, slice: { title, at: [x, y] as const } };
		slices.set(key, known);
		return {
			cell: index,
			name,
			slice: known.index,
			x: file,
			y: rank,
			tone: at.reduce((sum, number) => sum + number, 0) % 2,
			column: squareName([file]),
			row: at.length > 1 ? String(rank + 1) : '',
		};
	});
	return { shape: 'square', slices: [...slices.values()].map(({ slice }) => slice), cells };
};

/** A key for the layout of a board. */
export const shapeKey = ({ segments, separators }: Feen): string =>
	`${segments.map((segment) => segment.reduce<number>((sum, square) => sum + (typeof square === 'number' ? square : 1), 0))} ${separators}`;
