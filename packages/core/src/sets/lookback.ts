import type { SetLister } from './lister.js';
import { KINDS, lowest, type States } from './state.js';
import { BACK, type SetTables } from './tables.js';

/** Finds moves onto a cell by looking back from it. */
export class LookBack {
	private readonly tables: SetTables;
	private readonly lister: SetLister;
	/** From where a kind goes to the cell, its own royal left aside; and from where by the leap that leaves a point, or -1. */
	private low = 0;
	private high = 0;
	private leap = -1;

	constructor(states: States, lister: SetLister) {
		this.tables = states.tables;
		this.lister = lister;
	}

	/** Finds the cells of a kind, from among some, from which it goes to a cell that its side does not hold. */
	private look(
		words: Int32Array,
		at: number,
		side: number,
		kind: number,
		to: number,
		fromLow: number,
		fromHigh: number,
		taking: boolean,
	): void {
		const { back, between, leapFrom, leapOver, kinds, leaps, riders } = this.tables;
		const mask = KINDS + at + 2 * kind;
		const ownLow = words[mask]! & words[at + 2 * side]! & fromLow;
		const ownHigh = words[mask + 1]! & words[at + 2 * side + 1]! & fromHigh;
		const first = (side * kinds + kind) * 64;
		const row = (first + to) * BACK;
		let low = ownLow & back[taking ? row : row + 2]!;
		let high = ownHigh & back[taking ? row + 1 : row + 3]!;
		this.leap = -1;
		if (riders[kind] === 1) {
			const fullLow = words[at]! | words[at + 2]!;
			const fullHigh = words[at + 1]! | words[at + 3]!;
			for (let some = ownLow & back[row + 4]!; some !== 0; some &= some - 1) {
				const way = (to * 64 + lowest(some)) * 2;
				if ((between[way]! & fullLow) === 0 && (between[way + 1]! & fullHigh) === 0) low |= some & -some;
			}
			for (let some = ownHigh & back[row + 5]!; some !== 0; some &= some - 1) {
				const way = (to * 64 + 32 + lowest(some)) * 2;
				if ((between[way]! & fullLow) === 0 && (between[way + 1]! & fullHigh) === 0) high |= some & -some;
			}
		} else if (leaps[kind] === 1 && !taking) {
			const start = leapFrom[first + to]!;
			if (start >= 0 && ((start < 32 ? ownLow : ownHigh) & (1 << start)) !== 0) {
				const over = leapOver[first + start]!;
				const half = at + (over >> 5);
				if (((words[half]! | words[half + 2]!) & (1 << over)) === 0) {
					this.leap = start;
					if (start < 32) low |= 1 << start;
					else high |= 1 << start;
				}
			}
		}
		this.low = low;
		this.high = high;
	}

	/** Whether a move that was found leaves no royal attacked. */
	private safe(words: Int32Array, at: number, side: number, kind: number, from: number, to: number): boolean {
		const { sight } = this.lister;
		if (kind === this.tables.royal) {
			const bit = ~(1 << from);
			const low = (words[at]! | words[at + 2]!) & (from < 32 ? bit : -1);
			const high = (words[at + 1]! | words[at + 3]!) & (from < 32 ? -1 : bit);
			return !sight.attacked(words, at, to, 1 - side, low, high, to < 32 ? 1 << to : 0, to < 32 ? 0 : 1 << to);
		}
		sight.look(words, at);
		if (sight.checks > 1 || ((to < 32 ? sight.evadeLow : sight.evadeHigh) & (1 << to)) === 0) return false;
		return ((from < 32 ? sight.pinnedLow : sight.pinnedHigh) & (1 << from)) === 0 || (sight.lines[2 * from + (to >> 5)]! & (1 << to)) !== 0;
	}

	/** Appends the legal moves of a kind onto a cell from among some cells. */
	list(words: Int32Array, at: number, side: number, kind: number, to: number, fromLow: number, fromHigh: number): void {
		const half = at + (to >> 5);
		const bit = 1 << to;
		if ((words[half + 2 * side]! & bit) !== 0) return;
		const taking = (words[half + 2 - 2 * side]! & bit) !== 0;
		this.look(words, at, side, kind, to, fromLow, fromHigh, taking);
		for (let { low } = this; low !== 0; low &= low - 1) this.add(words, at, side, kind, lowest(low), to);
		for (let { high } = this; high !== 0; high &= high - 1) this.add(words, at, side, kind, 32 + lowest(high), to);
		if (this.tables.victims[kind] !== 0 && !taking) this.lister.takes(words, at, side, kind, to, fromLow, fromHigh);
	}

	private add(words: Int32Array, at: number, side: number, kind: number, from: number, to: number): void {
		if (this.safe(words, at, side, kind, from, to)) this.lister.land(words, at, side, kind, from, from === this.leap ? to : -1, to);
	}
}
