import type { Diagnostic } from '@x/diagnostics';
import type { Code } from './codes.js';
import { faultOf } from './faults.js';
import type { Coord, Player, Square } from './game.js';
import type { Kind } from './kinds.js';

/** Who minds: a sum of these. `UNSAID` minds only that a text has two readings, and only if no dialect is named. */
export const SEED = 1;
export const SITE = 2;
export const BOTH = 3;
export const UNSAID = 4;

/** As many faults are listed; of more, only the first that matters to somebody. */
const MOST_FAULTS = 1000;

/** A text, where we are in it, and what is wrong so far. */
export class Reader {
	at: number = 0;
	/** The figure that was read last. */
	kind: Kind = 'k';
	player: Player = 0;
	/** What is to be read, and behind it a blank and a character that nothing expects: so nobody reads past the end. */
	readonly text: string;
	readonly end: number;
	/** Of the whole text, read or not. */
	readonly length: number;
	readonly digits: number;
	readonly notes: (readonly [mask: number, code: Code, from: number, to: number])[] = [];
	/** How many errors each mask has. */
	readonly errors: number[] = [0, 0, 0, 0, 0];

	/** Of a text that is longer than the limit, nothing is read. */
	constructor(text: string, digits: number, limit: number) {
		this.length = text.length;
		const read = this.length > limit ? '' : text;
		this.text = `${read} \0`;
		this.end = read.length;
		this.digits = digits;
		if (this.length > limit) this.note('too-long', limit, this.length);
	}

	/** Notes a fault of what was read since `from`, unless said; `mask` is who minds, unless the table of faults says so. */
	note(code: Code, from: number, to: number = this.at, mask: number = Number(faultOf(code)[1])): void {
		const first = faultOf(code)[2] === '!' && this.errors[mask]!++ === 0;
		if (first || this.notes.length <= MOST_FAULTS) this.notes.push([mask, code, from, to]);
	}

	/** Notes what only one dialect reads; `mask` is who does not. */
	only(mask: typeof SEED | typeof SITE, from: number, to?: number): void {
		this.note('other-dialect', from, to, mask);
	}

	/** The faults that somebody of this mask minds, in words. */
	problems(mask: number): Diagnostic[] {
		const within = (at: number): number => Math.min(at, this.length);
		return this.notes.flatMap(([who, code, from, to]): Diagnostic[] => {
			if (!(who & mask)) return [];
			const [, , sign, reason = '', hint] = faultOf(code);
			const message = reason || `Only the dialect '${who === SEED ? 'site' : 'seed'}' reads this.`;
			const severity = sign === '!' ? 'error' : 'warning';
			return [{ code: `icn/${code}`, message, severity, span: { from: within(from), to: within(to) }, ...(hint && { hint }) }];
		});
	}

	/** Reads what a sticky pattern matches; nothing if it does not. */
	take(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const [found = ''] = pattern.exec(this.text) ?? [];
		this.at += found.length;
		return found;
	}

	/** Reads this character, if it is the next. */
	eat(character: string): boolean {
		const found = this.text[this.at] === character;
		if (found) this.at++;
		return found;
	}
}

/** What stands between two separators. */
export const WORD: RegExp = /[^ \t\r\n]*/y;
export const ENTRY: RegExp = /[^| \t\r\n]*/y;

export const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Goes over blanks, and says which character follows. */
export function skipBlanks(reader: Reader): number {
	const { text } = reader;
	let { at } = reader;
	let code = text.charCodeAt(at);
	while (isBlank(code)) code = text.charCodeAt(++at);
	reader.at = at;
	return code;
}

/** Reads one or more, with a separator between them. */
export function readList<T>(reader: Reader, separator: string, read: () => T): readonly T[] {
	const found: T[] = [];
	do found.push(read());
	while (reader.eat(separator));
	return found;
}

/** A whole number of any size; undefined if there is none, and then nothing has been read. */
export function readInteger(reader: Reader): Coord | undefined {
	const { text, at: from } = reader;
	let at = from;
	let code = text.charCodeAt(at);
	const negative = code === 45;
	if (negative) code = text.charCodeAt(++at);
	const first = at;
	let value = 0;
	while (code > 47 && code < 58) {
		// Nine digits fit; more are read again.
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

/** Two whole numbers and a comma, of which the first may have been read; undefined, with an error, if that is not what follows. */
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
