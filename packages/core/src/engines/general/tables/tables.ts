import type { ChangedCodes } from '../../../board/changed-codes.js';
/** Rows of numbers end to end: row i is `items[start[i]]` … `items[start[i + 1] - 1]`. */
export interface Rows {
	readonly start: Int32Array;
	readonly items: Int32Array;
}

/**
 * The cells along every direction from every cell, nearest first: row `direction * size + cell`. The same lines are stored as bit words,
 * in which the first piece along a ray is found with one look-up.
 */
export interface Rays extends Rows {
	/**
	 * By row: word << 6 | bit of the cell << 1 | 1 where the ray runs up the bits; -1 where it must be walked (long or winding lines).
	 */
	readonly where: Int32Array;
	/** The words of an empty board: the bits before and beyond each line. */
	readonly words: Int32Array;
	/** The cell of every bit: `word << 5 | bit`; beyond the ends, a cell outside the board. */
	readonly cells: Int32Array;
	/** By cell, `classes` each: word << 5 | bit on each of its lines. */
	readonly classes: number;
	readonly places: Int32Array;
	/** The class of each direction. */
	readonly classOf: Int32Array;
}

/** Appends to the list of a row, creating it if necessary. */
export function append<T>(lists: (T[] | undefined)[], row: number, ...items: readonly T[]): void {
	const list = lists[row];
	if (list === undefined) lists[row] = [...items];
	else list.push(...items);
}

/** The start of each list when all are placed end to end. */
export function starts(lists: readonly (readonly unknown[] | undefined)[]): Int32Array {
	const start = new Int32Array(lists.length + 1);
	// Lists may have gaps, which `forEach` would skip.
	for (let index = 0; index < lists.length; index++) start[index + 1] = start[index]! + (lists[index]?.length ?? 0);
	return start;
}

/** Packs lists into rows. */
export function rows(lists: readonly (readonly number[] | undefined)[]): Rows {
	const start = starts(lists);
	const items = new Int32Array(start[lists.length]!);
	let at = 0;
	for (let index = 0; index < lists.length; index++) {
		const list = lists[index];
		if (list !== undefined) for (let place = 0; place < list.length; place++) items[at++] = list[place]!;
	}
	return { start, items };
}

/**
 * Parts of a chain's head: the target; allowed on an empty cell; allowed on an enemy; some cell must be empty; and from bit `ENDINGS`,
 * the number of its endings.
 */
export const TO = 0xffff;
export const QUIET = 0x10000;
export const CAPTURE = 0x20000;
export const BLOCKABLE = 0x40000;
export const ENDINGS = 19;

/** A landing that needs at most one empty cell on its way. Entries are parallel arrays, rows by `code * size + origin`. */
export interface Chains {
	readonly start: Int32Array;
	/** The target and the first conditions: see `TO`, `QUIET`, `CAPTURE`, `BLOCKABLE`, `ENDINGS`. */
	readonly head: Int32Array;
	/** The cell that must be empty, or -1. */
	readonly block: Int32Array;
	/** Row of `endings`. */
	readonly ends: Int32Array;
	/** 0, or (point + 1) << 16 | the cell of the point. */
	readonly point: Int32Array;
}

/** Rides of a code: parallel arrays, rows by code. */
export interface Rides {
	readonly start: Int32Array;
	/** Row block of `rays`: the ray from a cell is row `direction * size + cell`. */
	readonly direction: Int32Array;
	readonly mode: Uint8Array;
	/** The greatest distance. */
	readonly max: Int32Array;
	/** By code: classes of lines that it rides both ways, without limit and with captures; and its other rides. For counting. */
	readonly whole: Rows;
	readonly partial: Rows;
}

/** Rides whose endings depend on their origin and target: parallel arrays, rows by `code * size + origin`. */
export interface Tracks {
	readonly start: Int32Array;
	/** Row of `rays`. */
	readonly ray: Int32Array;
	/** By distance, from index `first` on: rows of `endings` on an empty cell, and by capture; -1 where the ride may not end there. */
	readonly first: Int32Array;
	readonly quiet: Int32Array;
	readonly capture: Int32Array;
}

/** Captures on a point (en passant), by the cell of the point. */
export interface PointTakes {
	readonly point: number;
	/** Rows by `target`: triples origin, victim cell, index into `takers`. */
	readonly rows: Rows;
	/** The capturing code, the codes it may capture, and its row of `endings`. */
	readonly takers: readonly { readonly code: number; readonly victims: Uint8Array; readonly ends: number }[];
}

/**
 * A walk over cells that all follow from its origin: the pieces required on cells, the cells that must not be attacked, and its writes.
 */
export interface Script {
	readonly from: number;
	readonly to: number;
	readonly needs: readonly { readonly cell: number; readonly filter: Uint8Array }[];
	readonly safe: readonly number[];
	/** Pairs cell, code; a code below -1 copies the piece on cell `-2 - code` without its flags. */
	readonly writes: readonly number[];
	/** The target of the royal that moves, if the cells the script empties can open no line to it; else -1. */
	readonly royalAt: number;
	/** Sorted. */
	readonly marks: readonly string[];
	/** The cell of each mark; and the cell where the mover stands. */
	readonly marked: readonly number[];
	readonly stand: number;
	/** The pieces on that cell and on the last cell afterwards: codes, or -2 minus the cell whose piece it is. */
	readonly standing: number;
	readonly under: number;
}

/** The attackers of a cell, looked up from the cell. Index 0 and 1: the attacking side. */
export interface Reverse {
	/** Rows by target: source | group << 16. */
	readonly leaps: Rows;
	/** The same where a cell must be empty: pairs with that cell. */
	readonly lame: Rows;
	/** `groups[group * codes + code]` is 1 where that code captures in this way. */
	readonly groups: Uint8Array;
	/** Directions away from the target, to find riders. */
	readonly directions: Int32Array;
	/** The distance at which a code attacks against such a direction: `reach[index * codes + code]`. */
	readonly reach: Int32Array;
	/** The same for lines in words: `through[(class * 2 + up) * codes + code]`; and the directions that are not in words. */
	readonly through: Int32Array;
	readonly walked: Int32Array;
}

/** A hop or a hit of a code along one direction. */
export interface Hopper {
	readonly direction: number;
	/** The direction from its target back to it. */
	readonly back: number;
	/** The ride passes over exactly one piece. */
	readonly hop: boolean;
	/** 1 to empty cells, 2 by capture. */
	readonly mode: number;
	/** 1 for the codes it captures; undefined: all enemies. */
	readonly victims: Uint8Array | undefined;
}

/** The shapes of a ruleset, expanded on its board. */
export interface Tables {
	readonly size: number;
	/** Plain landings, quiet or by capture: rows by `code * size + origin`. */
	readonly leaps: Rows;
	readonly chains: Chains;
	readonly rides: Rides;
	readonly tracks: Tracks;
	/** By code; empty where the game has none. */
	readonly hoppers: readonly (readonly Hopper[])[];
	readonly rays: Rays;
	/** The codes a mover may become; 0 is its usual code after landing. Row 0 contains only 0. */
	readonly endings: Rows;
	readonly pointTakes: readonly PointTakes[];
	/** By `code * size + origin`. */
	readonly scripts: readonly (readonly Script[] | undefined)[];
	readonly reverse: readonly [Reverse, Reverse];
	/**
	 * The cells from which a code reaches a cell on the empty board: rows by `code * size + to`: origin, type (0 leap, 1 chain, 2 ride, 3
	 * track), entry, distance.
	 */
	readonly sources: () => Rows;
	/** 1 for codes of which two table entries may make the same move. */
	readonly overlaps: Uint8Array;
	/** Some capture needs an empty cell off its ray or target. */
	readonly lameCaptures: boolean;
}

/** One ride of one code along one direction. */
export interface RideEntry {
	readonly direction: number;
	mode: number;
	readonly max: number;
}

/** The rides of each code. */
export type RideLists = readonly (readonly RideEntry[])[];

/** The moves of a game's codes on the empty board; `sameLandings`: see `Landings`. */
export interface EmptyBoardMoves {
	readonly codes: ChangedCodes;
	readonly size: number;
	readonly leaps: Rows;
	readonly chains: Chains;
	readonly sameLandings: Int32Array;
	readonly rides: RideLists;
	readonly tracks: Tracks;
	readonly rays: Rays;
}
