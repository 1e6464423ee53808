import { LEAP, ORIGINS } from './desk.js';
import { free, KINDS, lowest } from './packed.js';
import type { States } from './state.js';
import { BACK, type SetTables } from './tables.js';

/**
 * Finds, among some cells, the origins of a side's kind that comes to a cell, by capture or not, laws aside: two words at `ORIGINS` of
 * `seen`, and at `LEAP` the cell from which it leaps so that it leaves a point, or -1.
 */
export type LookBack = (side: number, kind: number, to: number, taking: boolean, fromLow: number, fromHigh: number) => void;

export function lookBackOf({ back, between, kinds, leapFrom, leapOver }: SetTables, { desk, seen }: States): LookBack {
	return (side, kind, to, taking, fromLow, fromHigh) => {
		const index = KINDS + 2 * kind;
		const row = ((side * 64 + to) * kinds + kind) * BACK;
		const way = taking ? row : row + 2;
		const ofLow = desk[index]! & desk[2 * side]! & fromLow;
		const ofHigh = desk[index + 1]! & desk[2 * side + 1]! & fromHigh;
		const fullLow = desk[0]! | desk[2]!;
		const fullHigh = desk[1]! | desk[3]!;
		let low = ofLow & back[way]!;
		let high = ofHigh & back[way + 1]!;
		for (let some = ofLow & back[row + 4]!; some !== 0; some &= some - 1) {
			const line = (to * 64 + lowest(some)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) low |= some & -some;
		}
		for (let some = ofHigh & back[row + 5]!; some !== 0; some &= some - 1) {
			const line = (to * 64 + 32 + lowest(some)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) high |= some & -some;
		}
		const place = (side * kinds + kind) * 64;
		let leap = taking ? -1 : leapFrom[place + to]!;
		if (leap >= 0 && !free(ofLow, ofHigh, leap) && free(fullLow, fullHigh, leapOver[place + leap]!)) {
			if (leap < 32) low |= 1 << leap;
			else high |= 1 << leap;
		} else leap = -1;
		seen[ORIGINS] = low;
		seen[ORIGINS + 1] = high;
		seen[LEAP] = leap;
	};
}
