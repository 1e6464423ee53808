import type { CellGrid } from './regions.js';

/** A box on the unbounded board, its edges inclusive. */
export interface PlaneBox {
	readonly left: bigint;
	readonly right: bigint;
	readonly bottom: bigint;
	readonly top: bigint;
}

/** The most cells that are changed one by one. */
export const MOST_CELLS = 4096;

const point = (cell: string): readonly [bigint, bigint] => {
	const [x = '0', y = '0'] = cell.split(',');
	return [BigInt(x), BigInt(y)];
};

const low = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const high = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** The cells of the unbounded board, by their coordinates. */
export const planeGrid: CellGrid<PlaneBox> = {
	box: (one, other) => {
		const [[a, b], [c, d]] = [point(one), point(other)];
		return { left: low(a, c), right: high(a, c), bottom: low(b, d), top: high(b, d) };
	},
	whole: (pieces) => {
		const [first, ...rest] = Object.keys(pieces).map(point);
		if (first === undefined) return undefined;
		const start: PlaneBox = { left: first[0], right: first[0], bottom: first[1], top: first[1] };
		return rest.reduce(
			({ left, right, bottom, top }, [x, y]) => ({ left: low(left, x), right: high(right, x), bottom: low(bottom, y), top: high(top, y) }),
			start,
		);
	},
	cells: ({ left, right, bottom, top }) => {
		if ((right - left + 1n) * (top - bottom + 1n) > BigInt(MOST_CELLS)) return undefined;
		const cells: string[] = [];
		for (let y = bottom; y <= top; y++) for (let x = left; x <= right; x++) cells.push(`${x},${y}`);
		return cells;
	},
	moved: (cell, from, to) => {
		const [[x, y], [a, b], [c, d]] = [point(cell), point(from), point(to)];
		return `${x + c - a},${y + d - b}`;
	},
	turned: (cell, { left, right, bottom, top }, turning) => {
		const [x, y] = point(cell);
		return `${turning === 'up' ? x : left + right - x},${turning === 'across' ? y : bottom + top - y}`;
	},
};
