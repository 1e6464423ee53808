import type { Lists } from './lists.js';

/** Numbers per landing: target, blocker, point, and the lists of its quiet and capturing endings. */
export const WIDTH = 5;

/** The landings of a code from every cell: landings on the same cell under the same conditions are merged, with lists of endings. */
export class LandingBuffer {
	/** By cell: the number of landings. */
	readonly counts: Int32Array;
	/** The capacity per cell. */
	room = 16;
	/** `room` landings for each cell. */
	entries: Int32Array;
	/**
	 * By cell: the landing compared first, the one after the last match: capturing chains often follow the quiet ones in the same order.
	 */
	private readonly next: Int32Array;
	/** By cell, a bit set of the targets seen from it: a target without a bit is new. */
	private readonly met: Int32Array;
	private readonly size: number;
	private readonly endings: Lists;

	constructor(size: number, endings: Lists) {
		this.size = size;
		this.endings = endings;
		this.counts = new Int32Array(size);
		this.next = new Int32Array(size);
		this.met = new Int32Array(size);
		this.entries = new Int32Array(size * this.room * WIDTH);
	}

	clear(): void {
		this.counts.fill(0);
		this.next.fill(0);
		this.met.fill(0);
	}

	/**
	 * Adds the targets of a chain from each cell, or -1; with the cells that must be empty, or -1; a point and the cells it is set to;
	 * the mode (1 quietly, 2 by capture, 3 both); and the code that the mover becomes.
	 */
	add(targets: Int32Array, blocks: Int32Array, point: number, pointAt: Int32Array, mode: number, becomes: number): void {
		const { size, counts, next, met, endings } = this;
		for (let origin = 0; origin < size; origin++) {
			const to = targets[origin]!;
			const block = blocks[origin]!;
			if (to < 0 || to === origin || block === origin) continue;
			const left = point === 0 ? 0 : (point << 16) | pointAt[origin]!;
			const count = counts[origin]!;
			const first = origin * this.room;
			const { entries } = this;
			let index = next[origin]!;
			const bit = 1 << (to & 31);
			let tried = (met[origin]! & bit) === 0 ? count : 0;
			for (; tried < count; tried++, index++) {
				if (index >= count) index = 0;
				const entry = (first + index) * WIDTH;
				if (entries[entry] === to && entries[entry + 1] === block && entries[entry + 2] === left) break;
			}
			if (tried === count) {
				if (count === this.room) this.widen();
				met[origin] = met[origin]! | bit;
				index = count;
				counts[origin] = count + 1;
				this.begin((origin * this.room + index) * WIDTH, to, block, left);
			}
			next[origin] = index + 1;
			const found = this.entries;
			const ends = (origin * this.room + index) * WIDTH + 3;
			if ((mode & 1) !== 0) found[ends] = endings.with(found[ends]!, becomes);
			if ((mode & 2) !== 0) found[ends + 1] = endings.with(found[ends + 1]!, becomes);
		}
	}

	private begin(entry: number, to: number, block: number, left: number): void {
		const { entries } = this;
		entries[entry] = to;
		entries[entry + 1] = block;
		entries[entry + 2] = left;
		entries[entry + 3] = -1;
		entries[entry + 4] = -1;
	}

	private widen(): void {
		const { size, entries } = this;
		const row = this.room * WIDTH;
		const wider = new Int32Array(size * row * 2);
		for (let cell = 0; cell < size; cell++) wider.set(entries.subarray(cell * row, (cell + 1) * row), cell * row * 2);
		this.entries = wider;
		this.room *= 2;
	}
}
