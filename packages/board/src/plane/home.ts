import { type Box, type Camera, cellSize, fitted, type Size } from './camera.js';
import { around, type Cell } from './scene.js';

/** If cells would be smaller, the initial view does not show all pieces. */
const SMALL = 14;
/** The width of a cell in a close view, in pixels. */
export const CLOSE = 44;

const middle = (values: bigint[]): bigint => values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[values.length >> 1] ?? 0n;

/** A view of all cells. */
export const wholeOf = (cells: readonly Cell[], size: Size): Camera =>
	fitted(around(cells) ?? { left: 1n, right: 8n, bottom: 1n, top: 8n }, size, 44);

/** The initial view: all pieces, or the region with most of them. */
export const homeOf = (cells: readonly Cell[], size: Size): Camera => {
	const all = wholeOf(cells, size);
	if (cellSize(all) >= SMALL) return all;
	const [x, y] = [middle(cells.map(([one]) => one)), middle(cells.map(([, one]) => one))];
	return { x, y, fx: 0, fy: 0, scale: CLOSE, shift: 0 };
};

export const isInside = ({ left, right, bottom, top }: Box, [x, y]: Cell): boolean => left <= x && x <= right && bottom <= y && y <= top;
