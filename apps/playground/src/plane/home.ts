import { type Box, type Camera, cellSize, fitted, type Size } from './camera.js';
import { around, type Cell } from './scene.js';

/** Cells that are smaller at first are not worth seeing all. */
const SMALL = 14;
/** Pixels of a cell where one looks at something. */
export const CLOSE = 44;

const middle = (values: bigint[]): bigint => values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[values.length >> 1] ?? 0n;

/** All of the cells in sight. */
export const wholeOf = (cells: readonly Cell[], size: Size): Camera =>
	fitted(around(cells) ?? { left: 1n, right: 8n, bottom: 1n, top: 8n }, size, 44);

/** Where a board looks at first: at everything, or else where most of it stands. */
export const homeOf = (cells: readonly Cell[], size: Size): Camera => {
	const all = wholeOf(cells, size);
	if (cellSize(all) >= SMALL) return all;
	const [x, y] = [middle(cells.map(([one]) => one)), middle(cells.map(([, one]) => one))];
	return { x, y, fx: 0, fy: 0, scale: CLOSE, shift: 0 };
};

export const isInside = ({ left, right, bottom, top }: Box, [x, y]: Cell): boolean => left <= x && x <= right && bottom <= y && y <= top;
