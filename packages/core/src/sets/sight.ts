import { CHECKED, CHECKS, EVADE, LAST, LINES, LOOKED, MADE, PINNED, ROYAL } from './desk.js';
import { becomesOf, fromOf, KINDS, kindOf, lowest, shapeOf, TAKES, toOf } from './packed.js';
import type { States } from './state.js';
import { BACK, type SetTables } from './tables.js';

/** Who attacks what; and of the side to move: what gives check, what may not leave its line. */
export interface Sight {
	/** Whether a side attacks a cell, while these cells are occupied and those pieces of it are gone. */
	attacked(side: number, cell: number, fullLow: number, fullHigh: number, goneLow: number, goneHigh: number): boolean;
	/** The cell of a side's royal, or -1. */
	royalOf(side: number): number;
	/** Finds checks and pins of the side to move; nothing to do where it was done. */
	look(): void;
	/** Whether the royal of a side is attacked. */
	threatened(side: number): boolean;
	/**
	 * Whether the royal of the side to move, which stands on a cell, is attacked; remembered until the desk changes.
	 *
	 * Proof of what is left out: before the last move the royal was not attacked, because a legal move led there, too, and that leaves no royal
	 * of its own side attacked. Steps ask nothing of other cells, rides that they are empty: so what attacks now is the piece that moved, or
	 * rides through the cell that it left, where some piece of its side stands beyond it. Moves that empty other cells than their own say nothing.
	 */
	checked(side: number, royal: number): boolean;
	/** Whether an enemy of a side stands beyond a cell, seen from its royal along rides: only then something may ride through it. */
	opens(side: number, royal: number, from: number): boolean;
}

export function sightOf(
	{ back, between, beyond, kinds, steppers, up, royal: royalKind }: SetTables,
	{ desk, seen, side: sideOf }: States,
): Sight {
	// Rides lead back the way they came: who rides at all rides up.
	const riders = up.flatMap((list, kind) => (list.length > 0 ? kind : []));
	/** Finds pieces of some kinds, of both sides, on the cells that their rows hold. */
	const seek = (among: readonly number[], first: number): void => {
		let low = 0;
		let high = 0;
		for (let number = 0; number < among.length; number++) {
			const index = KINDS + 2 * among[number]!;
			const row = first + among[number]! * BACK;
			low |= desk[index]! & back[row]!;
			high |= desk[index + 1]! & back[row + 1]!;
		}
		seen[LINES] = low;
		seen[LINES + 1] = high;
	};

	const attacked: Sight['attacked'] = (side, cell, fullLow, fullHigh, goneLow, goneHigh) => {
		const ownLow = desk[2 * side]! & ~goneLow;
		const ownHigh = desk[2 * side + 1]! & ~goneHigh;
		const first = (side * 64 + cell) * kinds * BACK;
		seek(steppers, first);
		if (((seen[LINES]! & ownLow) | (seen[LINES + 1]! & ownHigh)) !== 0) return true;
		seek(riders, first + 4);
		for (let low = seen[LINES]! & ownLow; low !== 0; low &= low - 1) {
			const line = (cell * 64 + lowest(low)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) return true;
		}
		for (let high = seen[LINES + 1]! & ownHigh; high !== 0; high &= high - 1) {
			const line = (cell * 64 + 32 + lowest(high)) * 2;
			if (((between[line]! & fullLow) | (between[line + 1]! & fullHigh)) === 0) return true;
		}
		return false;
	};

	const royalOf = (side: number): number => {
		const index = KINDS + 2 * royalKind;
		const low = desk[index]! & desk[2 * side]!;
		const high = desk[index + 1]! & desk[2 * side + 1]!;
		return low !== 0 ? lowest(low) : high !== 0 ? 32 + lowest(high) : -1;
	};

	const check = (low: number, high: number): void => {
		seen[CHECKS]!++;
		seen[EVADE]! &= low;
		seen[EVADE + 1]! &= high;
	};

	/** A rider on a line with the royal: it gives check, it pins, or neither. */
	const line = (own: number, royal: number, rider: number): void => {
		const way = (royal * 64 + rider) * 2;
		let low = between[way]!;
		let high = between[way + 1]!;
		const ownLow = low & desk[own]!;
		const ownHigh = high & desk[own + 1]!;
		const enemy = 2 - own;
		if ((low & desk[enemy]!) !== 0 || (high & desk[enemy + 1]!) !== 0) return;
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

	const taken = (side: number, royal: number): boolean => attacked(1 - side, royal, desk[0]! | desk[2]!, desk[1]! | desk[3]!, 0, 0);

	const opens: Sight['opens'] = (side, royal, from) => {
		const row = (royal * 64 + from) * 2;
		const enemy = 2 - 2 * side;
		return ((beyond[row]! & desk[enemy]!) | (beyond[row + 1]! & desk[enemy + 1]!)) !== 0;
	};

	const checked: Sight['checked'] = (side, royal) => {
		if (seen[CHECKED] === 0) {
			const last = seen[LAST]!;
			const to = toOf(last);
			const become = becomesOf(last);
			const row = (((1 - side) * 64 + royal) * kinds + (become < 0 ? kindOf(last) : become)) * BACK + (to >> 5);
			const calm =
				seen[MADE]! > 1 && shapeOf(last) < TAKES && !opens(side, royal, fromOf(last)) && ((back[row]! | back[row + 4]!) & (1 << to)) === 0;
			seen[CHECKED] = !calm && taken(side, royal) ? 1 : -1;
		}
		return seen[CHECKED] === 1;
	};

	return {
		attacked,
		royalOf,
		look() {
			if (seen[LOOKED] === 1) return;
			seen[LOOKED] = 1;
			const side = sideOf();
			const royal = royalOf(side);
			seen[ROYAL] = royal;
			seen[CHECKS] = seen[PINNED] = seen[PINNED + 1] = 0;
			seen[EVADE] = seen[EVADE + 1] = -1;
			if (royal < 0) return;
			const own = 2 * side;
			const low = desk[2 - 2 * side]!;
			const high = desk[3 - 2 * side]!;
			const first = ((1 - side) * 64 + royal) * kinds * BACK;
			// Who gives check by a step and along a line gives one check, which only its capture ends.
			seek(steppers, first);
			const stepLow = seen[LINES]! & low;
			const stepHigh = seen[LINES + 1]! & high;
			for (let some = stepLow; some !== 0; some &= some - 1) check(some & -some, 0);
			for (let some = stepHigh; some !== 0; some &= some - 1) check(0, some & -some);
			seek(riders, first + 4);
			for (let some = seen[LINES]! & low & ~stepLow; some !== 0; some &= some - 1) line(own, royal, lowest(some));
			for (let some = seen[LINES + 1]! & high & ~stepHigh; some !== 0; some &= some - 1) line(own, royal, 32 + lowest(some));
		},
		checked,
		opens,
		threatened(side) {
			const royal = royalOf(side);
			return royal >= 0 && (side === sideOf() ? checked(side, royal) : taken(side, royal));
		},
	};
}
