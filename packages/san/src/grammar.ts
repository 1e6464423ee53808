/**
 * The shape of canonical move text, read from its end by character codes: suffix, promotion, target, mark, and what is left
 * is the letter and the origin. Whether letters and squares exist is asked later, of the board at hand.
 */

/** A move text taken apart. Letters, files and signs are character codes; 0 (-1 for ranks) means absent. */
export interface Parts {
	/** 0: a move to a target, 1: `O-O`, 2: `O-O-O`, 3: a null move. */
	readonly form: 0 | 1 | 2 | 3;
	readonly letter: number;
	readonly file: number;
	readonly rank: number;
	/** `x`, `@` or nothing. */
	readonly mark: number;
	readonly toFile: number;
	/** -1 where only a file is given: `exd`. */
	readonly toRank: number;
	readonly promotion: number;
	readonly suffix: number;
	readonly nag: number;
	/** The text says `e.p.` */
	readonly passing: boolean;
	/** Offsets: of the first character, after the letter, of the target, of the suffix, after the suffix. */
	readonly start: number;
	readonly origin: number;
	readonly target: number;
	readonly suffixAt: number;
	readonly end: number;
}

/** The mark of a capture, and that of a drop. */
export const CROSS = 120;
export const AT = 64;

/** Longest text of this grammar: letter, origin, mark, target with two-digit ranks, promotion, suffix. */
const LONGEST = 11;

/** Parts of which nothing is known yet. */
export const BLANK: Parts = {
	form: 0,
	letter: 0,
	file: 0,
	rank: -1,
	mark: 0,
	toFile: 0,
	toRank: -1,
	promotion: 0,
	suffix: 0,
	nag: 0,
	passing: false,
	start: 0,
	origin: 0,
	target: 0,
	suffixAt: 0,
	end: 0,
};

const isUpper = (code: number): boolean => code > 64 && code < 91;
const isLower = (code: number): boolean => code > 96 && code < 123;
const isDigit = (code: number): boolean => code > 47 && code < 58;

/**
 * Takes canonical text apart; undefined when it has another shape.
 *
 *     Qa6xb7#
 *        ^ the target is found from the right, the rest is what precedes it
 */
export function scan(text: string): Parts | undefined {
	const end = text.length;
	if (end > LONGEST) return undefined;
	let at = end - 1;
	let code = text.charCodeAt(at);
	let suffix = 0;
	if (code === 43 || code === 35) {
		suffix = code;
		code = text.charCodeAt(--at);
	}
	const suffixAt = at + 1;
	let promotion = 0;
	if (isUpper(code)) {
		const body = suffix === 0 ? text : text.slice(0, suffixAt);
		const form = body === 'O-O' ? 1 : body === 'O-O-O' ? 2 : 0;
		if (form !== 0) return { ...BLANK, form, suffix, suffixAt, end };
		if (text.charCodeAt(at - 1) !== 61) return undefined;
		promotion = code;
		at -= 2;
		code = text.charCodeAt(at);
	}
	if (!isDigit(code)) return undefined;
	let toRank = code - 48;
	let toFile = text.charCodeAt(--at);
	if (isDigit(toFile) && toFile > 48) {
		toRank += 10 * (toFile - 48);
		toFile = text.charCodeAt(--at);
	}
	if (!isLower(toFile)) return undefined;
	const target = at;
	let mark = at > 0 ? text.charCodeAt(at - 1) : 0;
	if (mark === CROSS || mark === AT) at--;
	else mark = 0;
	let head = 0;
	let letter = 0;
	let file = 0;
	let rank = -1;
	if (at > 0 && isUpper(text.charCodeAt(0))) letter = text.charCodeAt(head++);
	const origin = head;
	if (head < at && isLower(text.charCodeAt(head))) file = text.charCodeAt(head++);
	if (head < at) {
		rank = text.charCodeAt(head++) - 48;
		if (head < at) rank = 10 * rank + text.charCodeAt(head++) - 48;
		if (!(rank >= 0 && rank < 100) || !isDigit(text.charCodeAt(head - 1))) return undefined;
	}
	if (head !== at || (mark === AT && head > origin)) return undefined;
	return {
		form: 0,
		letter,
		file,
		rank,
		mark,
		toFile,
		toRank,
		promotion,
		suffix,
		nag: 0,
		passing: false,
		start: 0,
		origin,
		target,
		suffixAt,
		end,
	};
}

/** `e2e4`, `b1c3`: origin and target without a letter, any piece may be meant. */
export const isCoordinate = (parts: Parts): boolean => parts.letter === 0 && parts.file !== 0 && parts.rank >= 0;

const at = (file: number, rank: number): string => (file === 0 ? '' : String.fromCharCode(file)) + (rank < 0 ? '' : rank);

/** A character, or nothing for 0. */
export const shown = (code: number): string => (code === 0 ? '' : String.fromCharCode(code));

/** The origin as written: '', `e`, `2` or `e2`. */
export const originText = (parts: Parts): string => at(parts.file, parts.rank);

/** The target as written. */
export const targetText = (parts: Parts): string => at(parts.toFile, parts.toRank);

/** The offset after the target, or after castling. */
export const tailOf = (parts: Parts): number => (parts.form === 0 ? parts.target + targetText(parts).length : parts.suffixAt);

/** The parts in canonical spelling. Says nothing about what a position would add. */
export function spell(parts: Parts, letter: (english: string) => string = (english) => english): string {
	if (parts.form > 0) return ['', 'O-O', 'O-O-O', '--'][parts.form]! + shown(parts.suffix);
	const promotion = parts.promotion === 0 ? '' : `=${letter(shown(parts.promotion))}`;
	return letter(shown(parts.letter)) + originText(parts) + shown(parts.mark) + targetText(parts) + promotion + shown(parts.suffix);
}
