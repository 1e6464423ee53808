import { free, KINDS, lowest } from './packed.js';
import { BACK, type SetTables } from './tables.js';

/** From where a kind comes to a cell, laws aside. */
export interface Origins {
	/** What was found last: two words, and the cell from which it leaps so that it leaves a point, or -1. */
	readonly origins: Int32Array;
	/** Finds, among some cells, the origins of a side's kind that comes to a cell, by capture or not. */
	lookBack(words: Int32Array, at: number, side: number, kind: number, to: number, taking: boolean, fromLow: number, fromHigh: number): void;
}

export function originsOf({ back, between, kinds, leapFrom, leapOver }: SetTables): Origins {
	const origins = new Int32Array(3);
	const lookBack: Origins['lookBack'] = (words, at, side, kind, to, taking, fromLow, fromHigh) => {
		const index = at + KINDS + 2 * kind;
		const row = ((side * 64 + to) * kinds + kind) * BACK;
		const way = taking ? row : row + 2;
		const ofLow = words[index]! & words[at + 2 * side]! & fromLow;
		const ofHigh = words[index + 1]! & words[at + 2 * side + 1]! & fromHigh;
		const fullLow = words[at]! | words[at + 2]!;
		const fullHigh = words[at + 1]! | words[at + 3]!;
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
		origins[0] = low;
		origins[1] = high;
		origins[2] = leap;
	};
	return { origins, lookBack };
}
