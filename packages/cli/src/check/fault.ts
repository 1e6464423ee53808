import type { Severity } from '@x/diagnostics';
import type { TextKind } from '../input/text-kind.js';

/** A place in a file. */
export interface Place {
	/** From 1. */
	readonly line: number;
	/** From 1, in UTF-16 units. */
	readonly column: number;
}

/** A replacement of a part of a file. */
export interface Repair {
	readonly start: Place;
	readonly end: Place;
	readonly text: string;
}

/** The line of a fault, shortened. */
export interface Excerpt {
	readonly text: string;
	/** The marked part: UTF-16 offsets. */
	readonly from: number;
	readonly to: number;
}

/** A fault in a file. Plain data, so that worker threads can send it. */
export interface Fault {
	readonly file: string;
	readonly kind: TextKind;
	readonly start: Place;
	/** Behind the last character. */
	readonly end: Place;
	readonly severity: Severity;
	readonly code: string;
	readonly message: string;
	readonly hint?: string;
	/** The number of the game in a file of games, from 1. */
	readonly game?: number;
	/** The number of half-moves before the fault. */
	readonly ply?: number;
	/** The only possible repair. */
	readonly repair?: Repair;
	readonly excerpt: Excerpt;
}

/** The most characters of an excerpt. */
const LONGEST = 120;
/** Characters shown before a fault in a long line. */
const BEFORE = 60;

/** The excerpt for a part of a line. */
export const excerptOf = (line: string, from: number, to: number): Excerpt => {
	const start = line.length <= LONGEST ? 0 : Math.max(0, Math.min(from - BEFORE, line.length - LONGEST));
	const end = Math.min(line.length, start + LONGEST);
	const [before, after] = [start > 0 ? '…' : '', end < line.length ? '…' : ''];
	const shift = before.length - start;
	return { text: `${before}${line.slice(start, end)}${after}`, from: from + shift, to: Math.max(from, Math.min(to, end)) + shift };
};
