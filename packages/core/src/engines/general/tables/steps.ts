import type { Side, Vec } from '../../../rules/types.js';
import type { Lattice } from '../../../space/lattice.js';

/** What is made once for a vector as a side reads it: a vector of the ruleset is the same object wherever it is met. */
export function perVector<CandidateRecord>(
	make: (side: Side, vector: Vec) => CandidateRecord,
): (side: Side, vector: Vec) => CandidateRecord {
	const sides = new Map<Side, Map<Vec, CandidateRecord>>();
	return (side, vector) => {
		const known = sides.get(side) ?? new Map<Vec, CandidateRecord>();
		sides.set(side, known);
		let made = known.get(vector);
		if (made === undefined) {
			made = make(side, vector);
			known.set(vector, made);
		}
		return made;
	};
}

/** Where one step by a vector leads from every cell: made once per vector, while a game is loaded. */
export class Steps {
	private readonly known = new Map<string, Int32Array>();
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
	readonly of: (side: Side, vector: Vec) => Int32Array = perVector((side, vector) => this.by(this.lattice.orient(side, vector)));
}
