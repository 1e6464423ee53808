import type { BoardState } from './board-state.js';
import { type CoordinateArray, coordinateArray, ZERO } from './coordinate.js';
import { type CapturesByOffset, type MoveTables, type Ride, size } from './piece-moves.js';

/** What can capture: lines on which somebody rides plainly, other rides, and captures by offsets. */
export interface AttackPowers {
	directions: readonly number[];
	specialRides: readonly { readonly code: number; readonly ride: Ride }[];
	fixedPathCaptures: readonly CapturesByOffset[];
}

interface CachedPowers extends AttackPowers {
	rosterVersion: number;
}

/** Against more pieces than this, looking at each of them first costs more than it saves. */
const MOST_EXAMINED = 256;

const NO_CAPTURES_BY_OFFSET: readonly CapturesByOffset[] = [];

/** What those on the board can do, as far as captures go. */
export class AttackPowersCache {
	private readonly moveTables: MoveTables;

	/** What the codes on the board can do, by side: looked up again when one appears or disappears. */
	private readonly cache: CachedPowers[] = [0, 1].map(() => ({
		rosterVersion: 0,
		directions: [],
		specialRides: [],
		fixedPathCaptures: [],
	}));

	/** By order: the line of the piece that is asked about, and whether somebody rides close by. */
	private readonly lines: CoordinateArray;
	private readonly marked: Uint8Array;
	private readonly nearbyCodes: number[] = [];

	constructor(moveTables: MoveTables) {
		this.moveTables = moveTables;
		this.lines = coordinateArray(moveTables.plainRides.length);
		this.marked = new Uint8Array(moveTables.plainRides.length);
	}

	/** All of a side. */
	of({ board }: BoardState, by: number): AttackPowers {
		const found = this.cache[by]!;
		if (found.rosterVersion === board.rosterVersion[by]) return found;
		const { plainRiderCodes, specialRides, fixedPathCaptures } = this.moveTables;
		const here = (code: number): boolean => board.codeCounts[code]! > 0;
		found.rosterVersion = board.rosterVersion[by]!;
		found.directions = plainRiderCodes[by]!.flatMap((codes, order) => (codes.some(here) ? [order] : []));
		found.specialRides = specialRides[by]!.flatMap((list) => list.filter(({ code }) => here(code)));
		found.fixedPathCaptures = fixedPathCaptures[by]!.filter(({ codes }) => codes.some(here));
		return found;
	}

	/** What of a side can reach the cells around a piece to which it leaps: for most kings next to nothing. */
	around(state: BoardState, id: number, by: number): AttackPowers {
		const { board } = state;
		const { byCode } = this.moveTables;
		const present = this.of(state, by);
		const members = board.pieceIds[by]!;
		if (members.length > MOST_EXAMINED) return present;
		const { captureSpan, leapWidths } = byCode[board.code[id]!]!;
		const { lines, marked, nearbyCodes } = this;
		const x = board.x[id]!;
		const y = board.y[id]!;
		marked.fill(1);
		for (const index of present.directions) {
			lines[index] = board.order(index).lineOf(x, y);
			marked[index] = 0;
		}
		nearbyCodes.length = 0;
		for (let at = 0; at < members.length; at++) {
			const other = members[at]!;
			const code = board.code[other]!;
			const { directions, captureSpan: reach } = byCode[code]!;
			for (let nth = 0; nth < directions.length; nth++) {
				const index = directions[nth]!;
				if (marked[index] === 0 && size(board.lineIndexes[index]!.lines[other]! - lines[index]!) <= leapWidths[index]!) marked[index] = 1;
			}
			if (reach !== ZERO && size(board.x[other]! - x) <= reach + captureSpan && size(board.y[other]! - y) <= reach + captureSpan)
				nearbyCodes.push(code);
		}
		return {
			directions: present.directions.filter((index) => marked[index] === 1),
			specialRides: present.specialRides,
			fixedPathCaptures:
				nearbyCodes.length === 0
					? NO_CAPTURES_BY_OFFSET
					: present.fixedPathCaptures.filter(({ codes }) => codes.some((code) => nearbyCodes.includes(code))),
		};
	}
}
