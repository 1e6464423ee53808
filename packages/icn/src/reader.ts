import type { Diagnostic } from '@x/diagnostics';
import type { Code } from './codes.js';
import { faultOf } from './faults.js';
import type { Coord, Player, Square } from './game.js';
import type { Kind } from './kinds.js';
import { repairOf } from './repairs.js';

/** The dialects that report a fault, as a bit mask. `UNSAID` reports only that a text has two readings, if no dialect is specified. */
export const SEED = 1;
export const SITE = 2;
export const BOTH = 3;
export const UNSAID = 4;

/** The maximum number of listed faults. Of further ones, only the first that concerns a dialect without a fault is listed. */
const MOST_FAULTS = 1000;

/** A text with the current index and the faults found. */
export class Reader {
	at: number = 0;
	/** The piece that was read last. */
	kind: Kind = 'k';
	player: Player = 0;
	/** The text, followed by a blank and an unexpected character as sentinels, so that readers never pass the end. */
	readonly text: string;
	readonly end: number;
	/** The length of the whole text, read or not. */
	readonly length: number;
	readonly digits: number;
	readonly notes: (readonly [mask: number, code: Code, from: number, to: number])[] = [];
	/** The number of errors for each mask. */
	readonly errors: number[] = [0, 0, 0, 0, 0];

	/** A text longer than the limit is not read. */
	constructor(text: string, digits: number, limit: number) {
		this.length = text.length;
		const read = this.length > limit ? '' : text;
		this.text = `${read} \0`;
		this.end = read.length;
		this.digits = digits;
		if (this.length > limit) this.note('too-long', limit, this.length);
	}

	/** Reports a fault of the text since `from`. The table of faults defines the default `mask` of dialects. */
	note(code: Code, from: number, to: number = this.at, mask: number = Number(faultOf(code)[1])): void {
		const first = faultOf(code)[2] === '!' && this.errors[mask]!++ === 0;
		if (first || this.notes.length <= MOST_FAULTS) this.notes.push([mask, code, from, to]);
	}

	/** Reports a form that only one dialect accepts; `mask` is the other dialect. */
	only(mask: typeof SEED | typeof SITE, from: number, to?: number): void {
		this.note('other-dialect', from, to, mask);
	}

	/** The faults that concern any dialect of this mask, as diagnostics. */
	problems(mask: number): Diagnostic[] {
		const within = (at: number): number => Math.min(at, this.length);
		return this.notes.flatMap(([who, code, from, to]): Diagnostic[] => {
			if (!(who & mask)) return [];
			const [, , sign, reason = '', hint] = faultOf(code);
			const message = reason || `Only the dialect '${who === SEED ? 'site' : 'seed'}' reads this.`;
			const severity = sign === '!' ? 'error' : 'warning';
			const fix = repairOf(code, this.text, from, to);
			const span = { from: within(from), to: within(to) };
			return [{ code: `icn/${code}`, message, severity, span, ...(hint && { hint }), ...(fix && { data: { fix } }) }];
		});
	}

	/** Reads the match of a sticky pattern; an empty text if it does not match. */
	take(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const [found = ''] = pattern.exec(this.text) ?? [];
		this.at += found.length;
		return found;
	}

	/** Reads this character, if it is the next one. */
	eat(character: string): boolean {
		const found = this.text[this.at] === character;
		if (found) this.at++;
		return found;
	}
}

/** Reads the text between two separators. */
export const WORD: RegExp = /[^ \t\r\n]*/y;
export const ENTRY: RegExp = /[^| \t\r\n]*/y;

export const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Skips blanks and returns the next character. */
export function skipBlanks(reader: Reader): number {
	const { text } = reader;
	let { at } = reader;
	let code = text.charCodeAt(at);
	while (isBlank(code)) code = text.charCodeAt(++at);
	reader.at = at;
	return code;
}

/** Reads one or more entries with a separator between them. */
export function readList<T>(reader: Reader, separator: string, read: () => T): readonly T[] {
	const found: T[] = [];
	do found.push(read());
	while (reader.eat(separator));
	return found;
}

/** Reads a whole number of any size; returns `undefined` without reading anything if there is none. */
export function readInteger(reader: Reader): Coord | undefined {
	const { text, at: from } = reader;
	let at = from;
	let code = text.charCodeAt(at);
	const negative = code === 45;
	if (negative) code = text.charCodeAt(++at);
	const first = at;
	let value = 0;
	while (code > 47 && code < 58) {
		// Nine digits fit; longer numbers are read again.
		value = (value * 10 + code - 48) | 0;
		code = text.charCodeAt(++at);
	}
	const count = at - first;
	if (count === 0) return undefined;
	reader.at = at;
	if (count > reader.digits) reader.note('too-many-digits', from);
	if (text.charCodeAt(first) === 48 && (negative || count > 1)) reader.note('number-form', from);
	if (count > 9) {
		value = Number(text.slice(first, at));
		if (value > Number.MAX_SAFE_INTEGER) return text.slice(from, at) as Coord;
	}
	return negative ? 0 - value : value;
}

/** Reads two whole numbers with a comma; the first may have been read already. Returns `undefined` and reports an error for any other text. */
export function readSquare(reader: Reader, from: number = reader.at, x: Coord | undefined = readInteger(reader)): Square | undefined {
	if (x !== undefined && reader.text.charCodeAt(reader.at) === 44) {
		reader.at++;
		const y = readInteger(reader);
		if (y !== undefined) return [x, y];
	}
	reader.take(ENTRY);
	reader.note('square-form', from);
	return undefined;
}
