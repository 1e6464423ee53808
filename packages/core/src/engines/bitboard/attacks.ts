import { becomesOf, fromOf, KINDS, kindOf, lowestBit, POINT_CAPTURE, shapeOf, toOf } from './packed.js';
import { CHECKS, CHECKS_KNOWN, EVASIONS, PINNED, RIDERS, ROYAL } from './scratch.js';
import type { States } from './state.js';
import { BACK, type BitboardTables } from './tables.js';

/** Attack queries, and the checks and pins against the side to move. */
export interface BitboardAttacks {
	/** Whether a side attacks a cell, with the given occupancy and without the given pieces of that side. */
	attacked(side: number, cell: number, fullLow: number, fullHigh: number, goneLow: number, goneHigh: number): boolean;
	/** The cell of a side's royal, or -1. */
	royalOf(side: number): number;
	/** Finds the checks and pins against the side to move; returns at once where they are known. */
	findChecks(): void;
	/** Whether the royal of a side is attacked. */
	inCheck(side: number): boolean;
	/**
	 * Whether the move that led to this position may have given check; false is certain.
	 *
	 * Assumes that a legal move led to the position before as well, so that the mover's opponent had left no royal of its own attacked.
	 * Steps do not depend on other cells, and rides only need them empty. So a new attack comes from the piece that moved, or is a ride
	 * through the cell that it left. For a move that empties cells besides its origin the answer is always true.
	 */
	mayGiveCheck(move: number): boolean;
}

export function bitboardAttacksOf(
	{ back, between, kinds, up, royal: royalKind }: BitboardTables,
	{ scratch, derived, side: sideOf }: States,
): BitboardAttacks {
	// A ride leads back the way it came: every kind that rides has a ride up the board.
	const riders = up.flatMap((list, kind) => (list.length > 0 ? kind : []));
	/** By side and cell: the cells from which any kind captures by a step; and from which any kind rides there. */
	const stepSources = new Int32Array(256);
	const rideSources = new Int32Array(256);
	for (let row = 0; row < kinds * 128; row++) {
		for (let half = 0; half < 2; half++) {
			const place = ((row / kinds) | 0) * 2 + half;
			stepSources[place]! |= back[row * BACK + half]!;
			rideSources[place]! |= back[row * BACK + 4 + half]!;
		}
	}
	/** Finds the riders of both sides whose lines pass through a cell. */
	const ridersTo = (first: number): void => {
		let low = 0;
		let high = 0;
		for (let rider = 0; rider < riders.length; rider++) {
			const index = KINDS + 2 * riders[rider]!;
			const row = first + riders[rider]! * BACK;
			low |= scratch[index]! & back[row + 4]!;
			high |= scratch[index + 1]! & back[row + 5]!;
		}
		derived[RIDERS] = low;
		derived[RIDERS + 1] = high;
	};

	const attacked: BitboardAttacks['attacked'] = (side, cell, fullLow, fullHigh, goneLow, goneHigh) => {
		const ownLow = scratch[2 * side]! & ~goneLow;
		const ownHigh = scratch[2 * side + 1]! & ~goneHigh;
		const first = (side * 64 + cell) * kinds * BACK;
		const place = 128 * side + 2 * cell;
		if (((ownLow & stepSources[place]!) | (ownHigh & stepSources[place + 1]!)) !== 0) {
			for (let kind = 0, index = KINDS, row = first; kind < kinds; kind++, index += 2, row += BACK)
				if (((scratch[index]! & ownLow & back[row]!) | (scratch[index + 1]! & ownHigh & back[row + 1]!)) !== 0) return true;
		}
		ridersTo(first);
		for (let low = derived[RIDERS]! & ownLow; low !== 0; low &= low - 1) {
			const line = (cell * 64 + lowestBit(low)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) return true;
		}
		for (let high = derived[RIDERS + 1]! & ownHigh; high !== 0; high &= high - 1) {
			const line = (cell * 64 + 32 + lowestBit(high)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) return true;
		}
		return false;
	};

	const royalOf = (side: number): number => {
		const index = KINDS + 2 * royalKind;
		const low = scratch[index]! & scratch[2 * side]!;
		const high = scratch[index + 1]! & scratch[2 * side + 1]!;
		return low !== 0 ? lowestBit(low) : high !== 0 ? 32 + lowestBit(high) : -1;
	};

	const check = (low: number, high: number): void => {
		derived[CHECKS]!++;
		derived[EVASIONS]! &= low;
		derived[EVASIONS + 1]! &= high;
	};

	/** Classifies a rider on a line with the royal: it gives check, it pins a piece, or neither. */
	const line = (own: number, royal: number, rider: number): void => {
		const way = (royal * 64 + rider) * 2;
		let low = between[way]!;
		let high = between[way + 1]!;
		const ownLow = low & scratch[own]!;
		const ownHigh = high & scratch[own + 1]!;
		const enemy = 2 - own;
		if ((low & scratch[enemy]!) !== 0 || (high & scratch[enemy + 1]!) !== 0) return;
		if (rider < 32) low |= 1 << rider;
		else high |= 1 << rider;
		if ((ownLow | ownHigh) === 0) check(low, high);
		else if ((ownLow === 0 || ownHigh === 0) && (ownLow & (ownLow - 1)) === 0 && (ownHigh & (ownHigh - 1)) === 0) {
			derived[PINNED]! |= ownLow;
			derived[PINNED + 1]! |= ownHigh;
			const cell = ownLow === 0 ? 32 + lowestBit(ownHigh) : lowestBit(ownLow);
			derived[2 * cell] = low;
			derived[2 * cell + 1] = high;
		}
	};

	return {
		attacked,
		royalOf,
		findChecks() {
			if (derived[CHECKS_KNOWN] === 1) return;
			const side = sideOf();
			const royal = royalOf(side);
			derived[ROYAL] = royal;
			derived[CHECKS] = derived[PINNED] = derived[PINNED + 1] = 0;
			derived[EVASIONS] = derived[EVASIONS + 1] = -1;
			if (royal < 0) {
				derived[CHECKS_KNOWN] = 1;
				return;
			}
			const own = 2 * side;
			const low = scratch[2 - 2 * side]!;
			const high = scratch[3 - 2 * side]!;
			const first = ((1 - side) * 64 + royal) * kinds * BACK;
			const place = 128 * (1 - side) + 2 * royal;
			// A piece that attacks both by a step and along a line gives one check, which ends only with its capture.
			let stepLow = 0;
			let stepHigh = 0;
			if (((low & stepSources[place]!) | (high & stepSources[place + 1]!)) !== 0) {
				for (let kind = 0, index = KINDS, row = first; kind < kinds; kind++, index += 2, row += BACK) {
					stepLow |= scratch[index]! & low & back[row]!;
					stepHigh |= scratch[index + 1]! & high & back[row + 1]!;
				}
				for (let some = stepLow; some !== 0; some &= some - 1) check(some & -some, 0);
				for (let some = stepHigh; some !== 0; some &= some - 1) check(0, some & -some);
			}
			ridersTo(first);
			for (let some = derived[RIDERS]! & low & ~stepLow; some !== 0; some &= some - 1) line(own, royal, lowestBit(some));
			for (let some = derived[RIDERS + 1]! & high & ~stepHigh; some !== 0; some &= some - 1) line(own, royal, 32 + lowestBit(some));
			derived[CHECKS_KNOWN] = 1;
		},
		mayGiveCheck(move) {
			const side = sideOf();
			const royal = royalOf(side);
			const place = ((1 - side) * 64 + royal) * 2;
			const become = becomesOf(move);
			const to = toOf(move);
			const row = (((1 - side) * 64 + royal) * kinds + (become < 0 ? kindOf(move) : become)) * BACK + (to >> 5);
			const from = fromOf(move);
			return (
				royal >= 0 &&
				(shapeOf(move) >= POINT_CAPTURE ||
					(rideSources[place + (from >> 5)]! & (1 << from)) !== 0 ||
					((back[row]! | back[row + 4]!) & (1 << to)) !== 0)
			);
		},
		inCheck(side) {
			const royal = royalOf(side);
			return royal >= 0 && attacked(1 - side, royal, scratch[0]! | scratch[2]!, scratch[1]! | scratch[3]!, 0, 0);
		},
	};
}
