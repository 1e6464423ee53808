import type { Geometry } from '@x/board';
import type { CellGrid, Turning } from './regions.js';

/** A box on a bounded board: ranges of boards, columns and rows. */
export interface BoundedBox {
	readonly slices: readonly [number, number];
	readonly x: readonly [number, number];
	readonly y: readonly [number, number];
}

/** Cells of hexagonal boards lie at halves and other fractions. */
const NEAR = 0.01;

const range = (one: number, other: number): readonly [number, number] => [Math.min(one, other), Math.max(one, other)];
const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low - NEAR && value <= high + NEAR;

/** The cells of a board of any shape, or of several boards. */
export const boundedGrid = ({ cells }: Geometry): CellGrid<BoundedBox> => {
	const places = new Map(cells.map((cell) => [String(cell.cell), cell]));
	const key = (slice: number, x: number, y: number): string => `${slice} ${Math.round(x / NEAR)} ${Math.round(y / NEAR)}`;
	const at = new Map(cells.map(({ cell, slice, x, y }) => [key(slice, x, y), String(cell)]));
	const place = (cell: string) => places.get(cell)!;
	const found = (slice: number, x: number, y: number): string | undefined => at.get(key(slice, x, y));
	return {
		box: (one, other) => {
			const [a, b] = [place(one), place(other)];
			return { slices: range(a.slice, b.slice), x: range(a.x, b.x), y: range(a.y, b.y) };
		},
		whole: () => {
			const span = (pick: (cell: (typeof cells)[number]) => number): readonly [number, number] =>
				cells.reduce((box, cell) => [Math.min(box[0], pick(cell)), Math.max(box[1], pick(cell))], [Infinity, -Infinity] as readonly [
					number,
					number,
				]);
			return { slices: span(({ slice }) => slice), x: span(({ x }) => x), y: span(({ y }) => y) };
		},
		cells: ({ slices, x, y }) =>
			cells.flatMap((cell) => (within(cell.slice, slices) && within(cell.x, x) && within(cell.y, y) ? [String(cell.cell)] : [])),
		moved: (cell, from, to) => {
			const [one, a, b] = [place(cell), place(from), place(to)];
			return found(one.slice + b.slice - a.slice, one.x + b.x - a.x, one.y + b.y - a.y);
		},
		turned: (cell, { x, y }, turning: Turning) => {
			const one = place(cell);
			return found(one.slice, turning === 'up' ? one.x : x[0] + x[1] - one.x, turning === 'across' ? one.y : y[0] + y[1] - one.y);
		},
	};
};
