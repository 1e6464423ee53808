import { KINDS, lowest } from './packed.js';
import type { States } from './state.js';
import { BACK, type SetTables } from './tables.js';

/** Places in `Sight.seen`, after two words for each cell: where a pinned piece on it may go. */
export const CHECKS = 128;
/** The royal's cell, or -1. */
export const ROYAL = 129;
/** Two words each: cells to which others than the royal may go (all, or those that end the check); own pieces that are pinned. */
export const EVADE = 130;
export const PINNED = 132;

/** Who attacks what; and of the side to move: what gives check, what may not leave its line. */
export interface Sight {
	readonly seen: Int32Array;
	/** Whether a side attacks a cell, while these cells are occupied and those pieces of it are gone. */
	attacked(
		words: Int32Array,
		at: number,
		side: number,
		cell: number,
		fullLow: number,
		fullHigh: number,
		goneLow: number,
		goneHigh: number,
	): boolean;
	/** The cell of a side's royal, or -1. */
	royalOf(words: Int32Array, at: number, side: number): number;
	/** Whether this is what was looked at last. */
	looked(words: Int32Array, at: number): boolean;
	/** Finds checks and pins of the side to move; nothing to do where it was done last. */
	look(words: Int32Array, at: number): void;
	/** Whether the royal of a side is attacked. */
	threatened(words: Int32Array, at: number, side: number): boolean;
	/** Forgets what was looked at: words were written anew. */
	forget(): void;
}

export function sightOf({ back, between, kinds, up, royal: royalKind }: SetTables, { side: sideOf }: States): Sight {
	const seen = new Int32Array(134);
	// Rides lead back the way they came: who rides at all rides up.
	const riders = Int32Array.from(up.flatMap((list, kind) => (list.length > 0 ? kind : [])));
	/** By side and cell: from where anything takes by a step. */
	const near = new Int32Array(256);
	for (let row = 0; row < kinds * 128; row++) {
		const place = ((row / kinds) | 0) * 2;
		near[place]! |= back[row * BACK]!;
		near[place + 1]! |= back[row * BACK + 1]!;
	}
	let lookedAt: Int32Array | undefined;
	let lookedPlace = -1;

	/** Riders of both sides on whose lines a cell lies. */
	const lines = new Int32Array(2);
	const ridersTo = (words: Int32Array, at: number, first: number): void => {
		let low = 0;
		let high = 0;
		for (let rider = 0; rider < riders.length; rider++) {
			const index = at + KINDS + 2 * riders[rider]!;
			const row = first + riders[rider]! * BACK;
			low |= words[index]! & back[row + 4]!;
			high |= words[index + 1]! & back[row + 5]!;
		}
		lines[0] = low;
		lines[1] = high;
	};

	const attacked: Sight['attacked'] = (words, at, side, cell, fullLow, fullHigh, goneLow, goneHigh) => {
		const ownLow = words[at + 2 * side]! & ~goneLow;
		const ownHigh = words[at + 2 * side + 1]! & ~goneHigh;
		const first = (side * 64 + cell) * kinds * BACK;
		const place = 128 * side + 2 * cell;
		if (((ownLow & near[place]!) | (ownHigh & near[place + 1]!)) !== 0) {
			for (let kind = 0, index = at + KINDS, row = first; kind < kinds; kind++, index += 2, row += BACK)
				if (((words[index]! & ownLow & back[row]!) | (words[index + 1]! & ownHigh & back[row + 1]!)) !== 0) return true;
		}
		ridersTo(words, at, first);
		for (let low = lines[0]! & ownLow; low !== 0; low &= low - 1) {
			const line = (cell * 64 + lowest(low)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) return true;
		}
		for (let high = lines[1]! & ownHigh; high !== 0; high &= high - 1) {
			const line = (cell * 64 + 32 + lowest(high)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) return true;
		}
		return false;
	};

	const royalOf = (words: Int32Array, at: number, side: number): number => {
		const index = at + KINDS + 2 * royalKind;
		const low = words[index]! & words[at + 2 * side]!;
		const high = words[index + 1]! & words[at + 2 * side + 1]!;
		return low !== 0 ? lowest(low) : high !== 0 ? 32 + lowest(high) : -1;
	};

	const check = (low: number, high: number): void => {
		seen[CHECKS]!++;
		seen[EVADE]! &= low;
		seen[EVADE + 1]! &= high;
	};

	/** A rider on a line with the royal: it gives check, it pins, or neither. */
	const line = (words: Int32Array, at: number, own: number, royal: number, rider: number): void => {
		const way = (royal * 64 + rider) * 2;
		let low = between[way]!;
		let high = between[way + 1]!;
		const ownLow = low & words[own]!;
		const ownHigh = high & words[own + 1]!;
		const enemy = 2 * at + 2 - own;
		if ((low & words[enemy]!) !== 0 || (high & words[enemy + 1]!) !== 0) return;
		if (rider < 32) low |= 1 << rider;
		else high |= 1 << rider;
		if ((ownLow | ownHigh) === 0) check(low, high);
		else if ((ownLow === 0 || ownHigh === 0) && (ownLow & (ownLow - 1)) === 0 && (ownHigh & (ownHigh - 1)) === 0) {
			seen[PINNED]! |= ownLow;
			seen[PINNED + 1]! |= ownHigh;
			const cell = ownLow === 0 ? 32 + lowest(ownHigh) : lowest(ownLow);
			seen[2 * cell] = low;
			seen[2 * cell + 1] = high;
		}
	};

	const looked = (words: Int32Array, at: number): boolean => lookedPlace === at && lookedAt === words;

	return {
		seen,
		looked,
		attacked,
		royalOf,
		look(words, at) {
			if (looked(words, at)) return;
			lookedAt = words;
			lookedPlace = at;
			const side = sideOf(words, at);
			const royal = royalOf(words, at, side);
			seen[ROYAL] = royal;
			seen[CHECKS] = seen[PINNED] = seen[PINNED + 1] = 0;
			seen[EVADE] = seen[EVADE + 1] = -1;
			if (royal < 0) return;
			const own = at + 2 * side;
			const low = words[at + 2 - 2 * side]!;
			const high = words[at + 3 - 2 * side]!;
			const first = ((1 - side) * 64 + royal) * kinds * BACK;
			const place = 128 * (1 - side) + 2 * royal;
			// Who gives check by a step and along a line gives one check, which only its capture ends.
			let stepLow = 0;
			let stepHigh = 0;
			if (((low & near[place]!) | (high & near[place + 1]!)) !== 0) {
				for (let kind = 0, index = at + KINDS, row = first; kind < kinds; kind++, index += 2, row += BACK) {
					stepLow |= words[index]! & low & back[row]!;
					stepHigh |= words[index + 1]! & high & back[row + 1]!;
				}
				for (let some = stepLow; some !== 0; some &= some - 1) check(some & -some, 0);
				for (let some = stepHigh; some !== 0; some &= some - 1) check(0, some & -some);
			}
			ridersTo(words, at, first);
			for (let some = lines[0]! & low & ~stepLow; some !== 0; some &= some - 1) line(words, at, own, royal, lowest(some));
			for (let some = lines[1]! & high & ~stepHigh; some !== 0; some &= some - 1) line(words, at, own, royal, 32 + lowest(some));
		},
		threatened(words, at, side) {
			const royal = royalOf(words, at, side);
			return royal >= 0 && attacked(words, at, 1 - side, royal, words[at]! | words[at + 2]!, words[at + 1]! | words[at + 3]!, 0, 0);
		},
		forget() {
			lookedPlace = -1;
		},
	};
}
