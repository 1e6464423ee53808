import { type Rows, rows } from '../board/tables.js';
import type { Lattice } from '../space/lattice.js';

/** The vectors that rides use, numbered, with the cells along each from every cell. */
export class Directions {
	readonly vectors: number[][] = [];
	private readonly numbers = new Map<string, number>();
	private readonly lists: number[][] = [];
	private readonly lattice: Lattice;

	constructor(lattice: Lattice) {
		this.lattice = lattice;
	}

	of(vector: readonly number[]): number {
		const key = vector.join();
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		const number = this.vectors.length;
		this.numbers.set(key, number);
		this.vectors.push([...vector]);
		for (let cell = 0; cell < this.lattice.count; cell++) this.lists.push(this.walk(cell, vector));
		return number;
	}

	opposite(direction: number): number {
		return this.of(this.vectors[direction]!.map((value) => -value));
	}

	/** The ray from a cell, nearest first; on a wrapping board it ends before it comes back. */
	ray(direction: number, cell: number): readonly number[] {
		return this.lists[direction * this.lattice.count + cell]!;
	}

	rays(): Rows {
		return rows(this.lists);
	}

	private walk(from: number, vector: readonly number[]): number[] {
		const cells: number[] = [];
		const seen = new Set([from]);
		if (this.lattice.exists[from] === 0) return cells;
		for (let cell = this.lattice.shift(from, vector); cell >= 0 && !seen.has(cell); cell = this.lattice.shift(cell, vector)) {
			seen.add(cell);
			cells.push(cell);
		}
		return cells;
	}
}
