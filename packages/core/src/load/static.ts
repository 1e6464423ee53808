import type { CellRef, Cond, Path } from '../ruleset/types.js';
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
		const { codes, zones, ruleset } = this.kernel;
		const { code } = standing;
		const side = codes.side[code]!;
		if ('in' in cond) return zones[side]![cond.zone]![cellOf(cond.in, standing)] === 1;
		if ('is' in cond) return codes.matching(cond.a, side)[code] === 1;
		if ('mover' in cond) return codes.matching(cond.mover, side)[code] === 1;
		if ('same' in cond) return cellOf(cond.same[0], standing) === cellOf(cond.same[1], standing);
		if ('def' in cond) return this.holds(ruleset.defs[cond.def]!, standing);
		if ('all' in cond) return cond.all.every((part) => this.holds(part, standing));
		if ('some' in cond) return cond.some.some((part) => this.holds(part, standing));
		return 'not' in cond && !this.holds(cond.not, standing);
	}
}

const cellOf = (ref: CellRef, standing: Standing): number =>
	ref === 'origin' ? standing.origin : ref === 'at' ? standing.at : standing.stand;
