import type { BoardCell, Geometry } from '../src/model/geometry.js';

/** A board of any size; `#` in the drawing is a hole. */
export const boardFrom = (...rows: readonly string[]): Geometry => ({
	shape: 'square',
	slices: [{ title: '' }],
	cells: rows
		.flatMap((row, down) => [...row].map((mark, x) => ({ mark, x, y: rows.length - 1 - down })))
		.filter(({ mark }) => mark !== '#')
		.map(({ x, y }): BoardCell => {
			const [column, row] = ['abcdefghij'[x]!, String(y + 1)];
			return { cell: x + 10 * y, name: column + row, slice: 0, x, y, tone: (x + y) % 2, column, row };
		}),
});
