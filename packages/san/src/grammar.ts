/**
 * The shape of canonical move text, read from its end by character codes: suffix, promotion, target, mark, and what is left
 * is the letter and the origin. Whether letters and squares exist is asked later, of the board at hand.
 */

/** A move text taken apart. Letters and files are character codes; 0 (files, letters) and -1 (ranks) mean absent. */
export interface Parts {
	/** 1: `O-O`, 2: `O-O-O`. */
	readonly castling: 0 | 1 | 2;
	readonly pass: boolean;
	readonly letter: number;
	readonly fromFile: number;
	readonly fromRank: number;
	readonly capture: boolean;
	readonly drop: boolean;
	readonly toFile: number;
	/** -1 where only a file is given: `exd`. */
	readonly toRank: number;
	readonly promotion: number;
	readonly suffix: number;
	readonly nag: number;
	readonly enPassant: boolean;
	/** Offsets: the first character, after the letter, the target, after the target, the suffix, after the suffix. */
	readonly start: number;
	readonly origin: number;
	readonly target: number;
	readonly tail: number;
	readonly suffixAt: number;
	readonly end: number;
}

const CHECK = 43;
const MATE = 35;
const EQUALS = 61;
const OH = 79;
const DASH = 45;
const CROSS = 120;
const AT = 64;

/** Longest text of this grammar: letter, origin, mark, target with two-digit ranks, promotion, suffix. */
const LONGEST = 11;

const isUpper = (code: number): boolean => code >= 65 && code <= 90;
const isLower = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * Takes canonical text apart; undefined when it has another shape.
 *
 *     Qa6xb7#
 *        ^ the target is found from the right, the rest is what precedes it
 */
export function scan(text: string): Parts | undefined {
	let end = text.length;
	if (end < 2 || end > LONGEST) return undefined;
	let suffix = 0;
	let code = text.charCodeAt(end - 1);
	if (code === CHECK || code === MATE) {
		suffix = code;
		code = text.charCodeAt(--end - 1);
	}
	const suffixAt = end;
	let promotion = 0;
	if (isUpper(code)) {
		if (code === OH) return castling(text, end, suffix);
		if (text.charCodeAt(end - 2) !== EQUALS) return undefined;
		promotion = code;
		end -= 2;
		code = text.charCodeAt(end - 1);
	}
	if (!isDigit(code)) return undefined;
	let toRank = code - 48;
	let target = end - 2;
	let toFile = text.charCodeAt(target);
	if (toFile >= 49 && toFile <= 57) {
		toRank += 10 * (toFile - 48);
		toFile = text.charCodeAt(--target);
	}
	if (!isLower(toFile)) return undefined;
	let head = target;
	const mark = head > 0 ? text.charCodeAt(head - 1) : 0;
	const capture = mark === CROSS;
	const drop = mark === AT;
	if (capture || drop) head--;
	let at = 0;
	let letter = 0;
	let fromFile = 0;
	let fromRank = -1;
	if (head > 0 && isUpper(text.charCodeAt(0))) letter = text.charCodeAt(at++);
	const origin = at;
	if (at < head && isLower(text.charCodeAt(at))) fromFile = text.charCodeAt(at++);
	if (at < head) {
		code = text.charCodeAt(at);
		if (!isDigit(code)) return undefined;
		fromRank = code - 48;
		if (++at < head && fromRank > 0 && isDigit(text.charCodeAt(at))) fromRank = 10 * fromRank + text.charCodeAt(at++) - 48;
	}
	if (at !== head || (drop && head !== origin)) return undefined;
	return {
		castling: 0,
		pass: false,
		letter,
		fromFile,
		fromRank,
		capture,
		drop,
		toFile,
		toRank,
		promotion,
		suffix,
		nag: 0,
		enPassant: false,
		start: 0,
		origin,
		target,
		tail: end,
		suffixAt,
		end: text.length,
	};
}

function castling(text: string, end: number, suffix: number): Parts | undefined {
	if (end !== 3 && end !== 5) return undefined;
	for (let at = 0; at < end; at++) if (text.charCodeAt(at) !== (at & 1 ? DASH : OH)) return undefined;
	return bare({ castling: end === 3 ? 1 : 2, suffix, suffixAt: end, end: text.length });
}

/** Parts without a target: castling and null moves. */
export function bare(given: Partial<Parts> & { readonly suffixAt: number; readonly end: number }): Parts {
	return {
		castling: 0,
		pass: false,
		letter: 0,
		fromFile: 0,
		fromRank: -1,
		capture: false,
		drop: false,
		toFile: 0,
		toRank: -1,
		promotion: 0,
		suffix: 0,
		nag: 0,
		enPassant: false,
		start: 0,
		origin: 0,
		target: 0,
		tail: given.suffixAt,
		...given,
	};
}

/** `e2e4`, `b1c3`: origin and target without a letter, any piece may be meant. */
export const isCoordinate = (parts: Parts): boolean => parts.letter === 0 && parts.fromFile !== 0 && parts.fromRank >= 0;

const at = (file: number, rank: number): string => (file === 0 ? '' : String.fromCharCode(file)) + (rank < 0 ? '' : rank);

/** The origin as written: '', `e`, `2` or `e2`. */
export const originText = (parts: Parts): string => at(parts.fromFile, parts.fromRank);

/** The target as written. */
export const targetText = (parts: Parts): string => at(parts.toFile, parts.toRank);

/** The parts in canonical spelling. Says nothing about what a position would add. */
export function spell(parts: Parts, letter: (code: number) => string = String.fromCharCode): string {
	const suffix = parts.suffix === 0 ? '' : String.fromCharCode(parts.suffix);
	if (parts.pass) return '--';
	if (parts.castling !== 0) return (parts.castling === 1 ? 'O-O' : 'O-O-O') + suffix;
	const mark = parts.drop ? '@' : parts.capture ? 'x' : '';
	const promotion = parts.promotion === 0 ? '' : `=${letter(parts.promotion)}`;
	return (parts.letter === 0 ? '' : letter(parts.letter)) + originText(parts) + mark + targetText(parts) + promotion + suffix;
}
