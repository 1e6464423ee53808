import { filterOf, zoneOf } from '../ask/references.js';
import type { CellRef, Cond, Filter, Path } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';

/** Where a static test is asked: who moves from where, and where cursor and mover stand by then. */
export interface Standing {
	readonly code: number;
	readonly origin: number;
	readonly at: number;
	readonly stand: number;
}

/** Answers the tests that the board cannot change: zones of fixed cells, and what the mover is. */
export class StaticTests {
	private readonly kernel: Kernel;
	private readonly filters: Map<Filter, readonly Uint8Array[]> = new Map();

	constructor(kernel: Kernel) {
		this.kernel = kernel;
	}

	holdsAll(conds: readonly Cond[], standing: Standing): boolean {
		return conds.every((cond) => this.holds(cond, standing));
	}

	/** Whether a walk's first tests, as far as they ask only what the mover is, let a code pass. */
	admits(path: Path, code: number): boolean {
		for (const part of 'seq' in path ? path.seq : [path]) {
			if (!('test' in part)) return true;
			const cond = part.test;
			if (!('mover' in cond) && !('is' in cond && cond.is === 'origin')) return true;
			if (!this.holds(cond, { code, origin: 0, at: 0, stand: 0 })) return false;
		}
		return true;
	}

	holds(cond: Cond, standing: Standing): boolean {
		if ('in' in cond) return zoneOf(this.kernel, cond.zone)[this.kernel.codes.side[standing.code]!]![cellOf(cond.in, standing)] === 1;
		if ('is' in cond) return this.filter(cond.a, standing.code);
		if ('mover' in cond) return this.filter(cond.mover, standing.code);
		if ('same' in cond) return cellOf(cond.same[0], standing) === cellOf(cond.same[1], standing);
		if ('def' in cond) return this.holds(this.kernel.ruleset.defs[cond.def]!, standing);
		if ('all' in cond) return cond.all.every((part) => this.holds(part, standing));
		if ('some' in cond) return cond.some.some((part) => this.holds(part, standing));
		return 'not' in cond && !this.holds(cond.not, standing);
	}

	private filter(filter: Filter, code: number): boolean {
		let tables = this.filters.get(filter);
		if (tables === undefined) {
			tables = filterOf(this.kernel, filter);
			this.filters.set(filter, tables);
		}
		return tables[this.kernel.codes.side[code]!]![code] === 1;
	}
}

const cellOf = (ref: CellRef, standing: Standing): number =>
	ref === 'origin' ? standing.origin : ref === 'at' ? standing.at : standing.stand;
