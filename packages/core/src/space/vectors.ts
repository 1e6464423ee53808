import type { Side, Space, Vec } from '../rules/types.js';
import type { Lattice } from './lattice.js';

/** The vectors of paths, numbered in the first side's frame, with a step table for each of them and each side. */
export class Vectors {
	private readonly vectors: (readonly number[])[] = [];
	private readonly numbers = new Map<string, number>();
	/** Numbers by the vector objects of a ruleset. */
	private readonly written = new Map<Vec, number>();
	private readonly tables = new Map<string, Int32Array>();
	/** `plain[side][id]`: the table of a single step with the wraps of the board. */
	private readonly plain: Int32Array[][] = [[], [], []];
	private readonly lattice: Lattice;
	private readonly space: Space;
	private readonly sides: readonly Side[];

	constructor(lattice: Lattice, space: Space, sides: readonly Side[]) {
		this.lattice = lattice;
		this.space = space;
		this.sides = sides;
	}

	idOf(vector: Vec): number {
		const known = this.written.get(vector);
		if (known !== undefined) return known;
		const key = vector.join();
		let id = this.numbers.get(key);
		if (id === undefined) {
			id = this.vectors.length;
			this.vectors.push(vector.map(Number));
			this.numbers.set(key, id);
		}
		this.written.set(vector, id);
		return id;
	}

	/** The target of `times` times a vector from each cell; -1 off the board. */
	shifts(id: number, side: number, times = 1, reading?: string): Int32Array {
		if (times === 1 && reading === undefined) {
			const known = this.plain[side]![id];
			if (known !== undefined) return known;
		}
		const key = `${id},${side},${times},${reading ?? ''}`;
		let table = this.tables.get(key);
		if (table === undefined) {
			const own = this.sides[side];
			const vector = this.vectors[id]!;
			// Neutral pieces have no frame: they read absolute coordinates.
			const by = (own === undefined ? vector : this.lattice.orient(own, vector)).map((value) => value * times);
			table = new Int32Array(this.lattice.count);
			for (let cell = 0; cell < table.length; cell++)
				table[cell] = this.lattice.exists[cell] === 1 ? this.lattice.shift(cell, by, reading) : -1;
			this.tables.set(key, table);
			if (times === 1 && reading === undefined) this.plain[side]![id] = table;
		}
		return table;
	}

	/** A named relation between vectors, by number. */
	map(name: string): ReadonlyMap<number, readonly number[]> {
		return new Map((this.space.maps?.[name] ?? []).map(([from, to]) => [this.idOf(from), to.map((vector) => this.idOf(vector))]));
	}
}
