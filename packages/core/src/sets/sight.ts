import { KINDS, lowest, type States } from './state.js';
import { BACK, type SetTables } from './tables.js';

/** Who attacks what; and of the side to move: what gives check, what may not leave its line. */
export class Sight {
	private readonly states: States;
	private readonly tables: SetTables;
	private words: Int32Array | undefined = undefined;
	private at = -1;
	/** How many pieces give check. */
	checks = 0;
	/** The royal's cell, or -1. */
	royal = -1;
	/** Cells to which others than the royal may go: all, or those that end the check. */
	evadeLow = -1;
	evadeHigh = -1;
	/** Own pieces that stand between a rider and the royal, and by cell where each may go. */
	pinnedLow = 0;
	pinnedHigh = 0;
	readonly lines: Int32Array = new Int32Array(128);

	constructor(states: States) {
		this.states = states;
		this.tables = states.tables;
	}

	/** Whether a side attacks a cell while these cells are occupied and those pieces of it are gone. */
	attacked(
		words: Int32Array,
		at: number,
		cell: number,
		by: number,
		occupiedLow: number,
		occupiedHigh: number,
		goneLow: number,
		goneHigh: number,
	): boolean {
		const { back, between, kinds, riders } = this.tables;
		const low = words[at + 2 * by]! & ~goneLow;
		const high = words[at + 2 * by + 1]! & ~goneHigh;
		let row = (by * kinds * 64 + cell) * BACK;
		for (let kind = 0, index = at + KINDS; kind < kinds; kind++, index += 2, row += 64 * BACK) {
			const ofLow = words[index]! & low;
			const ofHigh = words[index + 1]! & high;
			if ((ofLow & back[row]!) !== 0 || (ofHigh & back[row + 1]!) !== 0) return true;
			if (riders[kind] === 0) continue;
			for (let some = ofLow & back[row + 4]!; some !== 0; some &= some - 1) {
				const way = (cell * 64 + lowest(some)) * 2;
				if ((between[way]! & occupiedLow) === 0 && (between[way + 1]! & occupiedHigh) === 0) return true;
			}
			for (let some = ofHigh & back[row + 5]!; some !== 0; some &= some - 1) {
				const way = (cell * 64 + 32 + lowest(some)) * 2;
				if ((between[way]! & occupiedLow) === 0 && (between[way + 1]! & occupiedHigh) === 0) return true;
			}
		}
		return false;
	}

	/** The cell of a side's royal, or -1. */
	royalOf(words: Int32Array, at: number, side: number): number {
		const index = at + KINDS + 2 * this.tables.royal;
		const low = words[index]! & words[at + 2 * side]!;
		if (low !== 0) return lowest(low);
		const high = words[index + 1]! & words[at + 2 * side + 1]!;
		return high === 0 ? -1 : 32 + lowest(high);
	}

	/** Forgets what was looked at: words were written anew. */
	forget(): void {
		this.at = -1;
	}

	/** Finds checks and pins of the side to move; nothing to do where it was done last. */
	look(words: Int32Array, at: number): void {
		if (this.at === at && this.words === words) return;
		this.words = words;
		this.at = at;
		const side = this.states.side(words, at);
		const royal = this.royalOf(words, at, side);
		this.royal = royal;
		this.checks = 0;
		this.pinnedLow = 0;
		this.pinnedHigh = 0;
		this.evadeLow = -1;
		this.evadeHigh = -1;
		if (royal < 0) return;
		const { back, kinds, riders } = this.tables;
		const enemy = at + 2 - 2 * side;
		const low = words[enemy]!;
		const high = words[enemy + 1]!;
		let row = ((1 - side) * kinds * 64 + royal) * BACK;
		for (let kind = 0, index = at + KINDS; kind < kinds; kind++, index += 2, row += 64 * BACK) {
			const ofLow = words[index]! & low;
			const ofHigh = words[index + 1]! & high;
			for (let some = ofLow & back[row]!; some !== 0; some &= some - 1) this.check(some & -some, 0);
			for (let some = ofHigh & back[row + 1]!; some !== 0; some &= some - 1) this.check(0, some & -some);
			if (riders[kind] === 0) continue;
			for (let some = ofLow & back[row + 4]!; some !== 0; some &= some - 1) this.line(words, at, side, royal, lowest(some));
			for (let some = ofHigh & back[row + 5]!; some !== 0; some &= some - 1) this.line(words, at, side, royal, 32 + lowest(some));
		}
	}

	private check(low: number, high: number): void {
		this.checks++;
		this.evadeLow &= low;
		this.evadeHigh &= high;
	}

	/** A rider on a line with the royal: it gives check, it pins, or neither. */
	private line(words: Int32Array, at: number, side: number, royal: number, rider: number): void {
		const way = (royal * 64 + rider) * 2;
		const wayLow = this.tables.between[way]!;
		const wayHigh = this.tables.between[way + 1]!;
		const ownLow = wayLow & words[at + 2 * side]!;
		const ownHigh = wayHigh & words[at + 2 * side + 1]!;
		if ((wayLow & words[at + 2 - 2 * side]!) !== 0 || (wayHigh & words[at + 3 - 2 * side]!) !== 0) return;
		const low = rider < 32 ? wayLow | (1 << rider) : wayLow;
		const high = rider < 32 ? wayHigh : wayHigh | (1 << rider);
		if ((ownLow | ownHigh) === 0) {
			this.check(low, high);
			return;
		}
		if ((ownLow !== 0 && ownHigh !== 0) || (ownLow & (ownLow - 1)) !== 0 || (ownHigh & (ownHigh - 1)) !== 0) return;
		this.pinnedLow |= ownLow;
		this.pinnedHigh |= ownHigh;
		const cell = ownLow === 0 ? 32 + lowest(ownHigh) : lowest(ownLow);
		this.lines[2 * cell] = low;
		this.lines[2 * cell + 1] = high;
	}
}
