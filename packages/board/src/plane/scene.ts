import { type Box, unitsOf, type View } from './camera.js';
import type { PlaneCell } from './data.js';

/** A cell. */
export type Cell = PlaneCell;

/** The largest distance of the middle from the base, in pixels, at which doubles are precise enough for drawing. */
const BLUR = 2 ** 30;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Numbered cells, and their positions on the board.
 *
 * Coordinates are exact. For drawing, distances to a base near the middle are stored as doubles; the base follows the view over large distances.
 */
export class Scene {
	readonly cells: readonly Cell[];
	/** Pixels of each cell's middle, valid after {@link project}. */
	readonly px: Float64Array;
	readonly py: Float64Array;
	private readonly dx: Float64Array;
	private readonly dy: Float64Array;
	private base: { readonly x: bigint; readonly y: bigint; readonly shift: number } | undefined;
	private places: Map<string, number> | undefined;
	private ordered: readonly number[] | undefined;

	constructor(cells: readonly Cell[]) {
		this.cells = cells;
		const count = cells.length;
		[this.px, this.py] = [new Float64Array(count), new Float64Array(count)];
		[this.dx, this.dy] = [new Float64Array(count), new Float64Array(count)];
	}

	/** Computes the positions of all cells. */
	project({ camera, width, height, flipped }: View): void {
		const { x, y, fx, fy, scale, shift } = camera;
		let base = this.base;
		const far = (from: bigint, to: bigint): boolean => Math.abs(unitsOf(to - from, shift)) * scale > BLUR;
		if (base === undefined || base.shift !== shift || far(base.x, x) || far(base.y, y)) {
			base = { x, y, shift };
			this.base = base;
			this.cells.forEach(([cx, cy], index) => {
				this.dx[index] = unitsOf(cx - x, shift);
				this.dy[index] = unitsOf(cy - y, shift);
			});
		}
		const sign = flipped ? -scale : scale;
		const [left, up] = [unitsOf(x - base.x, shift) + fx, unitsOf(y - base.y, shift) + fy];
		for (let index = 0; index < this.px.length; index++) {
			this.px[index] = width / 2 + (this.dx[index]! - left) * sign;
			this.py[index] = height / 2 - (this.dy[index]! - up) * sign;
		}
	}

	/** The number of a cell; undefined if it is not in the scene. */
	at([x, y]: Cell): number | undefined {
		this.places ??= new Map(this.cells.map((cell, index) => [cell.join(), index]));
		return this.places.get(`${x},${y}`);
	}

	/** The next or previous cell: columns from left to right, each upwards, wrapping around at the end. */
	next([x, y]: Cell, step: 1 | -1): number | undefined {
		const { cells } = this;
		this.ordered ??= cells.map((_, index) => index).sort((a, b) => order(cells[a]!, cells[b]!));
		const [count, here] = [this.ordered.length, [x, y] as const];
		if (count === 0) return undefined;
		let [low, high] = [0, count];
		// The number of cells before this one, including it when the next one is requested.
		while (low < high) {
			const middle = (low + high) >> 1;
			const side = order(cells[this.ordered[middle]!]!, here);
			if (side < 0 || (side === 0 && step === 1)) low = middle + 1;
			else high = middle;
		}
		return this.ordered[step === 1 ? low % count : (low - 1 + count) % count];
	}

	/** The nearest cell to a pixel within a distance; valid after {@link project}. */
	nearest(px: number, py: number, within: number): number | undefined {
		let best: number | undefined;
		let least = within * within;
		for (let index = 0; index < this.px.length; index++) {
			const distance = (this.px[index]! - px) ** 2 + (this.py[index]! - py) ** 2;
			if (distance <= least) [best, least] = [index, distance];
		}
		return best;
	}
}

const order = ([a, b]: Cell, [c, d]: Cell): number => compare(a, c) || compare(b, d);

/** The smallest box around cells; undefined if there are none. */
export const around = (cells: readonly Cell[]): Box | undefined => {
	const [first] = cells;
	if (first === undefined) return undefined;
	let [left, bottom] = first;
	let [right, top] = first;
	for (const [x, y] of cells) {
		if (x < left) left = x;
		else if (x > right) right = x;
		if (y < bottom) bottom = y;
		else if (y > top) top = y;
	}
	return { left, right, bottom, top };
};
