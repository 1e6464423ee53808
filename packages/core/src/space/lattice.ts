import type { Coord, Side, Space, Vec } from '../rules/types.js';

const whole = (value: Coord): number => Number(value);

/**
 * A bounded space as numbered cells, axis 0 fastest: on an 8×8 board e4 is 4 + 3 · 8.
 *
 * Holes keep their number, and every step onto them fails.
 */
export class Lattice {
	readonly sizes: readonly number[];
	readonly lows: readonly number[];
	/** Cells of the bounding box, holes included. */
	readonly count: number;
	/** 1 where the cell exists. */
	readonly exists: Uint8Array;
	private readonly space: Space;
	/** Axes that wrap. */
	readonly wraps: readonly boolean[];

	constructor(space: Space) {
		this.space = space;
		this.lows = space.axes.map((axis) => whole(axis.extent[0] ?? 0));
		this.sizes = space.axes.map((axis, index) => whole(axis.extent[1] ?? 0) - this.lows[index]! + 1);
		this.count = this.sizes.reduce((product, size) => product * size, 1);
		this.wraps = space.axes.map((axis) => axis.wrap === true);
		this.exists = new Uint8Array(this.count).fill(1);
		for (const hole of space.holes ?? []) {
			const cell = this.numberOf(hole.map(whole));
			if (cell >= 0) this.exists[cell] = 0;
		}
	}

	/** Coordinates of a cell. */
	vecOf(cell: number): number[] {
		let rest = cell;
		return this.sizes.map((size, axis) => {
			const offset = rest % size;
			rest = (rest - offset) / size;
			return offset + this.lows[axis]!;
		});
	}

	/** Cell at these coordinates, or -1 off the board and on holes. */
	cellAt(vec: readonly Coord[]): number {
		const cell = this.numberOf(vec.map(whole));
		return cell >= 0 && this.exists[cell] === 1 ? cell : -1;
	}

	/** The cell one step away, or -1 where there is none. */
	shift(cell: number, by: readonly number[], reading?: string): number {
		const wraps = (reading === undefined ? undefined : this.space.wraps?.[reading]) ?? this.wraps;
		let rest = cell;
		let to = 0;
		let stride = 1;
		for (let axis = 0; axis < this.sizes.length; axis++) {
			const size = this.sizes[axis]!;
			const place = rest % size;
			rest = (rest - place) / size;
			let offset = place + by[axis]!;
			if (offset < 0 || offset >= size) {
				if (wraps[axis] !== true) return -1;
				offset = ((offset % size) + size) % size;
			}
			to += offset * stride;
			stride *= size;
		}
		return this.exists[to] === 1 ? to : -1;
	}

	/** Maps a vector from the frame of the first side to the frame of a side. The result is never -0, which would turn cells into doubles. */
	orient(side: Side, vec: Vec): number[] {
		return side.frame.matrix.map((row) => row.reduce<number>((sum, factor, axis) => (sum + whole(factor) * whole(vec[axis] ?? 0)) | 0, 0));
	}

	/** Maps a cell from the frame of the first side to the frame of a side; -1 where there is none. */
	orientCell(side: Side, vec: Vec): number {
		const mirror = side.frame.mirror?.map(whole) ?? this.boxMirror(side);
		return this.cellAt(this.orient(side, vec).map((value, axis) => value + mirror[axis]!));
	}

	/** Maps absolute coordinates to those in the frame of a side: the inverse of its matrix and mirror, by Gauss and Jordan. */
	reader(side: Side): (vec: readonly number[]) => number[] {
		const mirror = side.frame.mirror?.map(whole) ?? this.boxMirror(side);
		const rows = side.frame.matrix.map((row, at) => [...row.map(whole), ...row.map((_, axis) => (axis === at ? 1 : 0))]);
		const axes = rows.length;
		for (let column = 0; column < axes; column++) {
			const pivot = rows.findIndex((row, at) => at >= column && row[column] !== 0);
			[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
			const lead = rows[column]![column]!;
			const scaled = rows[column]!.map((value) => value / lead);
			rows.forEach((row, at) => {
				rows[at] = at === column ? scaled : row.map((value, axis) => value - row[column]! * scaled[axis]!);
			});
		}
		// The determinant is 1 or -1, so the inverse has whole numbers.
		const inverse = rows.map((row) => row.slice(axes).map(Math.round));
		return (vec) => inverse.map((row) => row.reduce((sum, factor, axis) => sum + factor * (vec[axis]! - mirror[axis]!), 0));
	}

	/** The image of the zero cell with which a frame maps the board's box onto itself. */
	private boxMirror(side: Side): number[] {
		return side.frame.matrix.map((row, axis) =>
			row.reduce<number>((low, factor, from) => {
				const start = whole(factor) * this.lows[from]!;
				return low - Math.min(start, start + whole(factor) * (this.sizes[from]! - 1));
			}, this.lows[axis]!),
		);
	}

	/** The number of the cell at these coordinates, holes included; -1 outside the box. */
	numberOf(vec: readonly number[]): number {
		let cell = 0;
		let stride = 1;
		for (let axis = 0; axis < this.sizes.length; axis++) {
			const offset = vec[axis]! - this.lows[axis]!;
			if (!(offset >= 0 && offset < this.sizes[axis]!)) return -1;
			cell += offset * stride;
			stride *= this.sizes[axis]!;
		}
		return cell;
	}
}
