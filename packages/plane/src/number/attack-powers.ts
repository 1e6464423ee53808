import type { BoardState } from './board-state.js';
import { type CoordinateArray, coordinateArray, ZERO } from './coordinate.js';
import { type CapturesByOffset, type MoveTables, type Ride, size } from './piece-moves.js';

/** The captures of a side that its pieces on the board make possible: directions of plain rides, special rides, and fixed paths by offset. */
export interface AttackPowers {
	directions: readonly number[];
	specialRides: readonly { readonly code: number; readonly ride: Ride }[];
	fixedPathCaptures: readonly CapturesByOffset[];
}

interface CachedPowers extends AttackPowers {
	rosterVersion: number;
}

/** With more enemy pieces than this, examining each of them costs more than it saves. */
const MOST_EXAMINED = 256;

const NO_CAPTURES: readonly CapturesByOffset[] = [];

/** The captures that the pieces on the board make possible, cached by side. */
export class AttackPowersCache {
	private readonly moveTables: MoveTables;

	/** By side; computed again when a code appears on the board or disappears. */
	private readonly cache: CachedPowers[] = [0, 1].map(() => ({
		rosterVersion: 0,
		directions: [],
		specialRides: [],
		fixedPathCaptures: [],
	}));

	/** By direction: the line of the piece examined, and whether an enemy rider stands on a line nearby. */
	private readonly lines: CoordinateArray;
	private readonly isNearby: Uint8Array;
	private readonly nearbyCodes: number[] = [];

	constructor(moveTables: MoveTables) {
		this.moveTables = moveTables;
		this.lines = coordinateArray(moveTables.plainRides.length);
		this.isNearby = new Uint8Array(moveTables.plainRides.length);
	}

	/** All captures of a side. */
	powersOf({ board }: BoardState, by: number): AttackPowers {
		const found = this.cache[by]!;
		if (found.rosterVersion === board.rosterVersion[by]) return found;
		const { plainRiderCodes, specialRides, fixedPathCaptures } = this.moveTables;
		const here = (code: number): boolean => board.codeCounts[code]! > 0;
		found.rosterVersion = board.rosterVersion[by]!;
		found.directions = plainRiderCodes[by]!.flatMap((codes, direction) => (codes.some(here) ? [direction] : []));
		found.specialRides = specialRides[by]!.flatMap((list) => list.filter(({ code }) => here(code)));
		found.fixedPathCaptures = fixedPathCaptures[by]!.filter(({ codes }) => codes.some(here));
		return found;
	}

	/** The captures of a side that can reach the cells to which a piece leaps: for most kings almost none. */
	powersAround(state: BoardState, id: number, by: number): AttackPowers {
		const { board } = state;
		const { byCode } = this.moveTables;
		const present = this.powersOf(state, by);
		const members = board.pieceIds[by]!;
		if (members.length > MOST_EXAMINED) return present;
		const { captureSpan, leapWidths } = byCode[board.code[id]!]!;
		const { lines, isNearby, nearbyCodes } = this;
		const x = board.x[id]!;
		const y = board.y[id]!;
		isNearby.fill(1);
		for (const index of present.directions) {
			lines[index] = board.lineIndex(index).lineOf(x, y);
			isNearby[index] = 0;
		}
		nearbyCodes.length = 0;
		for (let at = 0; at < members.length; at++) {
			const other = members[at]!;
			const code = board.code[other]!;
			const { directions, captureSpan: reach } = byCode[code]!;
			for (let nth = 0; nth < directions.length; nth++) {
				const index = directions[nth]!;
				if (isNearby[index] === 0 && size(board.lineIndexes[index]!.lines[other]! - lines[index]!) <= leapWidths[index]!)
					isNearby[index] = 1;
			}
			if (reach !== ZERO && size(board.x[other]! - x) <= reach + captureSpan && size(board.y[other]! - y) <= reach + captureSpan)
				nearbyCodes.push(code);
		}
		return {
			directions: present.directions.filter((index) => isNearby[index] === 1),
			specialRides: present.specialRides,
			fixedPathCaptures:
				nearbyCodes.length === 0
					? NO_CAPTURES
					: present.fixedPathCaptures.filter(({ codes }) => codes.some((code) => nearbyCodes.includes(code))),
		};
	}
}
