import { cellsOf, free, KINDS, lowest } from './packed.js';
import { LEAP, ORIGINS } from './scratch.js';
import type { States } from './state.js';
import { BACK, type BitboardTables } from './tables.js';

/** Who comes to a cell, laws aside. */
export interface Origins {
	/**
	 * Finds, among some cells, the origins of a side's kind that comes to a cell, by capture or not: two words at `ORIGINS` of `seen`, and at
	 * `LEAP` the cell from which it leaps so that it leaves a point, or -1.
	 */
	movesTo(side: number, kind: number, to: number, taking: boolean, fromLow: number, fromHigh: number): void;
	/** Finds who of a side's kind takes beside the point, likewise. The cell of what they take, or -1 where nobody does. */
	lookBeside(side: number, kind: number): number;
	/** The cells of what a side could take a piece on a cell with. */
	attackers(side: number, cell: number): number[];
}

export function originsOf(
	{ back, between, kinds, leapFrom, leapOver, victim, victims, takers }: BitboardTables,
	{ scratch, seen, point, kindAt }: States,
): Origins {
	const movesTo: Origins['movesTo'] = (side, kind, to, taking, fromLow, fromHigh) => {
		const index = KINDS + 2 * kind;
		const row = ((side * 64 + to) * kinds + kind) * BACK;
		const way = taking ? row : row + 2;
		const ofLow = scratch[index]! & scratch[2 * side]! & fromLow;
		const ofHigh = scratch[index + 1]! & scratch[2 * side + 1]! & fromHigh;
		const fullLow = scratch[0]! | scratch[2]!;
		const fullHigh = scratch[1]! | scratch[3]!;
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

	const lookBeside: Origins['lookBeside'] = (side, kind) => {
		const cell = scratch[point]!;
		const row = (side * kinds + kind) * 64 + cell;
		const target = point === 0 || cell < 0 ? -1 : victim[row]!;
		const enemy = 2 - 2 * side;
		if (
			target < 0 ||
			!free(scratch[0]! | scratch[2]!, scratch[1]! | scratch[3]!, cell) ||
			free(scratch[enemy]!, scratch[enemy + 1]!, target) ||
			((victims[kind]! >> kindAt(target)) & 1) === 0
		)
			return -1;
		const index = KINDS + 2 * kind;
		const low = scratch[index]! & scratch[2 * side]! & takers[2 * row]!;
		const high = scratch[index + 1]! & scratch[2 * side + 1]! & takers[2 * row + 1]!;
		seen[ORIGINS] = low;
		seen[ORIGINS + 1] = high;
		return (low | high) === 0 ? -1 : target;
	};

	return {
		movesTo,
		lookBeside,
		attackers(side, cell) {
			let low = 0;
			let high = 0;
			for (let kind = 0; kind < kinds; kind++) {
				movesTo(side, kind, cell, true, -1, -1);
				low |= seen[ORIGINS]!;
				high |= seen[ORIGINS + 1]!;
				if (lookBeside(side, kind) !== cell) continue;
				low |= seen[ORIGINS]!;
				high |= seen[ORIGINS + 1]!;
			}
			return cellsOf(low, high);
		},
	};
}
