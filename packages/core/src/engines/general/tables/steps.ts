import type { Side, Vec } from '../../../rules/types.js';
import type { Lattice } from '../../../space/lattice.js';

/** Caches a value per side and vector: a vector of the ruleset is the same object wherever it occurs. */
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

/** The target of one step by a vector from every cell; computed once per vector, while a game is loaded. */
export class Steps {
	private readonly known = new Map<string, Int32Array>();
	private readonly lattice: Lattice;

	constructor(lattice: Lattice) {
		this.lattice = lattice;
	}

	/** By cell: the target of the step, or -1. */
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

	/** The same for a vector of the ruleset, oriented for a side. */
	readonly of: (side: Side, vector: Vec) => Int32Array = perVector((side, vector) => this.by(this.lattice.orient(side, vector)));
}
