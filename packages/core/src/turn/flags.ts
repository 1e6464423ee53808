import { testOf } from '../ask/conditions.js';
import type { Test, Walker } from '../ask/walker.js';
import type { Kernel } from '../load/kernel.js';
import type { Cond, Filter, Num } from '../ruleset/types.js';

interface DyingFlag {
	readonly bit: number;
	readonly test: Test;
}

/** The filters of a condition that only counts pieces on the whole board, or undefined where it asks more. */
function countedFilters(cond: Cond): Filter[] | undefined {
	const ofNum = (num: Num): Filter[] | undefined =>
		typeof num === 'number' ? [] : 'count' in num && num.zone === undefined && num.if === undefined ? [num.count] : undefined;
	const lists =
		'compare' in cond
			? [ofNum(cond.compare[0]), ofNum(cond.compare[2])]
			: 'all' in cond
				? cond.all.map(countedFilters)
				: 'some' in cond
					? cond.some.map(countedFilters)
					: 'not' in cond
						? [countedFilters(cond.not)]
						: [undefined];
	return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** Lets flags die whose `while` no longer holds. */
export class Flags {
	private readonly kernel: Kernel;
	private readonly dying: readonly DyingFlag[];
	private readonly mask: number;
	/** 1 for codes on whose coming or going some flag may depend; all 1 where a condition asks more than counts. */
	private readonly watched: Uint8Array;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		const { codes, ruleset } = kernel;
		this.watched = new Uint8Array(codes.count);
		this.dying = codes.flags.flatMap((name, index): DyingFlag[] => {
			const condition = ruleset.flags[name]!.while;
			if (condition === undefined) return [];
			const bit = 1 << index;
			const tables = countedFilters(condition)?.flatMap((filter) => [codes.matching(filter, 0), codes.matching(filter, 1)]);
			for (let code = 0; code < codes.count; code++) {
				if (tables === undefined || (codes.flagBits[code]! & bit) !== 0 || tables.some((table) => table[code] === 1))
					this.watched[code] = 1;
			}
			return [{ bit, test: testOf(kernel, condition) }];
		});
		this.mask = this.dying.reduce((mask, flag) => mask | flag.bit, 0);
	}

	/** After writes since `mark`: where none of them touches a watched code, no answer can have changed. */
	settle(mark: number, walker: Walker): void {
		if (this.mask === 0) return;
		const { bench, size } = this.kernel;
		for (let index = mark; index < bench.top; index += 2) {
			const address = bench.log[index]!;
			if (address < size ? this.watched[bench.log[index + 1]!] === 1 || this.watched[bench.board[address]!] === 1 : this.watched[0] === 1) {
				this.settleAll(walker);
				return;
			}
		}
	}

	/** Asks every holder, again and again until every flag left holds. */
	settleAll(walker: Walker): void {
		if (this.mask === 0) return;
		const { kernel } = this;
		const { bench, codes, size } = kernel;
		const asking = kernel.walker(walker.depth + 1);
		for (let again = true; again; ) {
			again = false;
			const doomed: number[] = [];
			for (let side = 0; side < 3; side++) {
				for (let index = 0; index < bench.counts[side]!; index++) {
					const cell = bench.list[side * size + index]!;
					const code = bench.board[cell]!;
					const flags = codes.flagBits[code]!;
					if ((flags & this.mask) === 0) continue;
					let left = flags;
					for (const { bit, test } of this.dying) {
						if ((flags & bit) === 0) continue;
						asking.begin(Math.min(side, 1), cell, code);
						asking.eventCodes = walker.eventCodes;
						asking.eventCells = walker.eventCells;
						asking.start = walker.start;
						if (!test(asking)) left &= ~bit;
					}
					if (left !== flags) doomed.push(cell, codes.withFlags(code, left));
				}
			}
			for (let index = 0; index < doomed.length; index += 2) {
				bench.set(doomed[index]!, doomed[index + 1]!);
				again = true;
			}
		}
	}
}
