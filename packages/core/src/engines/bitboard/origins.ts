import { cellsOf, isClear, KINDS, lowestBit } from './packed.js';
import { LEAP, ORIGINS } from './scratch.js';
import type { States } from './state.js';
import { BACK, type BitboardTables } from './tables.js';

/** The origins of pseudo-legal moves. */
export interface OriginQueries {
	/**
	 * Finds, among the given cells, the origins from which a side's kind moves to a cell, with a capture or without. The result is two
	 * words at `ORIGINS` of `derived`; at `LEAP` is the origin of a leap that leaves a point, or -1.
	 */
	findOrigins(side: number, kind: number, to: number, taking: boolean, fromLow: number, fromHigh: number): void;
	/** Finds the origins of captures on the point by a side's kind, likewise. Returns the victim's cell, or -1 where there are none. */
	findPointCapturers(side: number, kind: number): number;
	/** The cells of the pieces of a side that could capture on a cell: see the query `attackers`. */
	attackers(side: number, cell: number): number[];
}

export function originQueriesOf(
	{ back, between, kinds, leapFrom, leapOver, victim, victims, takers }: BitboardTables,
	{ scratch, derived, point, kindAt }: States,
): OriginQueries {
	const findOrigins: OriginQueries['findOrigins'] = (side, kind, to, taking, fromLow, fromHigh) => {
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
			const line = (to * 64 + lowestBit(some)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) low |= some & -some;
		}
		for (let some = ofHigh & back[row + 5]!; some !== 0; some &= some - 1) {
			const line = (to * 64 + 32 + lowestBit(some)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) high |= some & -some;
		}
		const place = (side * kinds + kind) * 64;
		let leap = taking ? -1 : leapFrom[place + to]!;
		if (leap >= 0 && !isClear(ofLow, ofHigh, leap) && isClear(fullLow, fullHigh, leapOver[place + leap]!)) {
			if (leap < 32) low |= 1 << leap;
			else high |= 1 << leap;
		} else leap = -1;
		derived[ORIGINS] = low;
		derived[ORIGINS + 1] = high;
		derived[LEAP] = leap;
	};

	/** Finds the origins of captures on the point, of whatever stands on the victim's cell. Returns that cell, or -1. */
	const findTakers = (side: number, kind: number): number => {
		const cell = scratch[point]!;
		const row = (side * kinds + kind) * 64 + cell;
		const target = point === 0 || cell < 0 ? -1 : victim[row]!;
		if (target < 0 || !isClear(scratch[0]! | scratch[2]!, scratch[1]! | scratch[3]!, cell)) return -1;
		const index = KINDS + 2 * kind;
		const low = scratch[index]! & scratch[2 * side]! & takers[2 * row]!;
		const high = scratch[index + 1]! & scratch[2 * side + 1]! & takers[2 * row + 1]!;
		derived[ORIGINS] = low;
		derived[ORIGINS + 1] = high;
		return (low | high) === 0 ? -1 : target;
	};

	/** Whether captures on the point by a side's kind take the piece on a cell. */
	const takes = (side: number, kind: number, cell: number): boolean => {
		const enemy = 2 - 2 * side;
		return !isClear(scratch[enemy]!, scratch[enemy + 1]!, cell) && ((victims[kind]! >> kindAt(cell)) & 1) === 1;
	};

	const findPointCapturers: OriginQueries['findPointCapturers'] = (side, kind) => {
		const target = findTakers(side, kind);
		return target >= 0 && takes(side, kind, target) ? target : -1;
	};

	return {
		findOrigins,
		findPointCapturers,
		attackers(side, cell) {
			const other = 2 - 2 * side;
			const enemy = !isClear(scratch[other]!, scratch[other + 1]!, cell);
			let low = 0;
			let high = 0;
			for (let kind = 0; kind < kinds; kind++) {
				findOrigins(side, kind, cell, true, -1, -1);
				low |= derived[ORIGINS]!;
				high |= derived[ORIGINS + 1]!;
				// Where no enemy stands, a victim might.
				if (findTakers(side, kind) !== cell || (enemy && !takes(side, kind, cell))) continue;
				low |= derived[ORIGINS]!;
				high |= derived[ORIGINS + 1]!;
			}
			// A step of no length would lead a piece to its own cell.
			return cell < 32 ? cellsOf(low & ~(1 << cell), high) : cellsOf(low, high & ~(1 << cell));
		},
	};
}
