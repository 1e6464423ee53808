import type { Side, Vec } from '../ruleset/types.js';
import type { Lattice } from '../space/lattice.js';

/** Where one step by a vector leads from every cell: made once per vector, while a game is loaded. */
export class Steps {
	private readonly known = new Map<string, Int32Array>();
	/** By side: vectors as the ruleset has them, each the same object wherever it is read again. */
	private readonly read = new Map<Side, Map<Vec, Int32Array>>();
	private readonly lattice: Lattice;

	constructor(lattice: Lattice) {
		this.lattice = lattice;
	}

	/** By cell: the cell that the step comes to, or -1. */
	by(vector: readonly number[]): Int32Array {
		const key = vector.join();
		let table = this.known.get(key);
		if (table === undefined) {
			table = new Int32Array(this.lattice.count);
			for (let cell = 0; cell < table.length; cell++) table[cell] = this.lattice.shift(cell, vector);
			this.known.set(key, table);
		}
		return table;
	}

	/** The same by a vector of the ruleset as a side reads it. */
	of(side: Side, vector: Vec): Int32Array {
		let read = this.read.get(side);
		if (read === undefined) {
			read = new Map();
			this.read.set(side, read);
		}
		let table = read.get(vector);
		if (table === undefined) {
			table = this.by(this.lattice.orient(side, vector));
			read.set(vector, table);
		}
		return table;
	}
}
