/**
 * Move text taken apart, by one reader for all levels: what PGN files and people write, each with one reading only.
 * Text is canonical exactly when {@link spell} gives it back. Whether letters and squares exist is asked later, of the board.
 *
 * - blanks around, a move number before (`12...Nf6`)
 * - `0-0`, `o-o`, `OO`, Cyrillic and Greek letters that look like O, every dash
 * - figurines, a letter table of another language, `P` for the pawn
 * - `Ng1-f3`, `e2e4`, `e7e8q`, `Ngf3` where `Nf3` would do
 * - `:`, `*`, `X`, `×` for `x`, `:` after the move, no mark at all
 * - `e8Q`, `e8(Q)`, `e8/Q`, `e8=q`
 * - `e.p.`; `++`, `ch`, `mate`, daggers; `!?`, `$1`, `+-`, `(=)`, `(D)`, `N`
 */
import type { Cell, Diagnostic } from '@x/core';
import { flaw } from './errors.js';
import { englishOf, localise } from './letters.js';

/** A move text taken apart, in PGN letters and signs; '' where it says nothing. */
export interface Parts {
	/** 0: a move to a target, 1: `O-O`, 2: `O-O-O`, 3: a null move. */
	readonly form: 0 | 1 | 2 | 3;
	readonly letter: string;
	/** What is said of the origin: '', `e`, `2` or `e2`. */
	readonly origin: string;
	/** `x`, `@` or nothing. */
	readonly mark: string;
	/** The target; a file alone in `exd`. */
	readonly to: string;
	readonly promotion: string;
	readonly suffix: string;
	/** The annotation: `!?`, `$5`. */
	readonly note: string;
	/** The text says `e.p.` */
	readonly passing: boolean;
	/** Offsets: of the first character, of origin and target, after the target, of the suffix, after the suffix. */
	readonly start: number;
	readonly originAt: number;
	readonly target: number;
	readonly tail: number;
	readonly suffixAt: number;
	readonly end: number;
	/** What this names in a game; nothing before `readFor` has looked it up. The origin is a cell only in a coordinate move. */
	kinds: readonly string[];
	cell: Cell;
	from: Cell;
	/** What does not exist in this game. */
	wrong: Diagnostic | undefined;
}

/** Also where the text of a push is a capture. */
export const NO_FILE = 'a capturing pawn shows its file';

const DASH = '[-‐-―−]';
const OH = '[Oo0ОоΟ]';
/** `x` is always the mark. */
const FILE = '[a-wyz]';
const MARKS = 'x×X✕:*';
const LEAD = '\\s*(?:\\d{0,4}\\s*[.…]+\\s*)?';
/** Groups: annotation, check, e.p.; what matches without a group is dropped. */
const TAIL =
	'\\s*(?:([!?]{1,2}|\\$\\d{1,3}|\\+-|-\\+|[=∞⩲⩱±∓])|((?:dbl |dis )?ch\\.?|mate|\\+\\+?|[#†‡≠]|x)|(e\\.?p\\.?)|\\([=D]\\)|\\s[ND])';
/** Annotations in the order of their numbers in PGN. */
const GLYPHS = '! ? !! ?? !? ?! 7 8 9 = 11 12 ∞ ⩲ ⩱ ± ∓ +- -+';
/**
 * Groups: lead; core: result, null move, long castling, or letter, origin, mark, target, promotion, `:`, or file, mark, file, promotion;
 * tail. At most six remarks, so that no text is tried in many ways.
 */
const expressionOf = (piece: string): RegExp =>
	new RegExp(
		`^(${LEAD})(((?:1|½|1/2)${DASH}(?:0|½|1/2)|0${DASH}1|½|1/2|\\*)|(--|Z0|0000|@@@@|null|pass|<>)|${OH}${DASH}?${OH}(${DASH}?${OH})?|(${piece})?(${FILE}?\\d{0,2})([@${MARKS}]|${DASH})?(${FILE}\\d{1,2})(?:(?!\\(D)[=/:]?\\(?(${piece}|${FILE})\\)?|(:))?|(${FILE})([${MARKS}]?)(${FILE})(?:=?(${piece}|[a-z]))?)((?:${TAIL}){0,6})$`,
	);

const PIECE = '[♔-♟][\uFE0E\uFE0F]?|[A-Z]';
const PLAIN = /* @__PURE__ */ expressionOf(PIECE);

/** `1-0`, `½`, `*`: the end of a game, not a move. */
export const isResult = (text: string): boolean => PLAIN.exec(text)?.[3] !== undefined;

/** The number of an annotation: `!` is 1, `$14` is 14; 0 for other text. */
export const nagOf = (text: string): number => (text[0] === '$' ? Number(text.slice(1)) : GLYPHS.split(' ').indexOf(text) + 1);

const HINT = 'See the option pieces.';

const noneSuch = (text: string, at: number, what = 'square', hint?: string): Diagnostic =>
	flaw('syntax', at, at + text.length, `"${text}" is no ${what}`, undefined, hint);

/** Where a text stops being a move: after the longest move it begins with, at the first odd character, or nowhere. */
function unexpected(text: string, from: number, to: number): Diagnostic {
	const body = text.slice(from, to);
	const read = /^(?:O-O(?:-O)?|[A-Z]?[a-z]?\d?x?[a-z]\d(?:=[A-Z])?)?[+#]?/.exec(body)![0].length;
	const odd = body.search(/[^\w=+#@-]/);
	return odd >= 0 && (!read || odd === read)
		? flaw('syntax', from + odd, from + odd + 1, `"${body[odd]}" is unexpected`)
		: flaw('syntax', from + read, to, read ? 'the move ends before this' : 'this is no move');
}

/**
 * Takes a text apart, or says where it stops being a move.
 *
 * @param letters six letters that stand for the English ones
 * @param lastRank the farthest rank of the board: where a pawn's trailing `N` is a promotion, not the sign of a novelty
 * @param pairs whether two files may stand for a pawn's capture: `exd`
 */
export function read(text: string, letters?: readonly string[], lastRank = 8, pairs = false): Parts | Diagnostic {
	const body = text.trim();
	const begin = text.indexOf(body);
	const stop = begin + body.length;
	if (!body) return flaw('empty', 0, text.length, 'Empty SAN string');
	// No move text is longer, however decorated.
	if (body.length > 80) return flaw('syntax', begin, stop, 'too long');
	const piece = letters && [...letters].sort((a, b) => b.length - a.length).join('|');
	const match = (piece ? expressionOf(`${piece}|${PIECE}`) : PLAIN).exec(body);
	const [, lead = '', core = '', result, pass, long, name = '', said = '', sign = '', square, become = '', colon] = match ?? [];
	const [file = '', pairSign = '', toFile = '', became = '', tail = ''] = match?.slice(12) ?? [];
	const start = begin + lead.length;
	const origin = said || file;
	const to = square ?? toFile;
	const mark = sign === '@' ? sign : file || colon || (sign && MARKS.includes(sign)) ? 'x' : '';
	if (result) return flaw('result', start, stop, 'this is a result');
	if (!match || (file && !pairs) || (mark === '@' && origin)) return unexpected(text, begin, stop);
	const originAt = start + name.length;
	const target = originAt + origin.length + (sign + pairSign).length;
	const rest = start + core.length;
	// A trailing N may be the sign of a novelty, a trailing D that of a diagram; a pawn on the last rank becomes something first.
	const remark = /\d[ND]$/.test(core) && (name || ![1, lastRank].includes(Number(to.slice(1))));
	const wanted = remark ? '' : become || became;
	const letter = englishOf(name, letters);
	const promotion = englishOf(wanted, letters) || englishOf(wanted.toUpperCase(), letters);
	let suffixAt = remark ? rest - 1 : rest;
	let end = suffixAt;
	const after = to ? target + to.length : end;
	if (name && !letter) return noneSuch(name, start, 'piece', HINT);
	if (wanted && !promotion) return flaw('promotion-invalid', after, end, `"${wanted}" is no piece`);
	let [suffix, noted, passing] = ['', '', false];
	for (const { index, 0: token, 1: note, 2: check, 3: ep } of tail.matchAll(new RegExp(TAIL, 'g'))) {
		const at = rest + index;
		if ((note && noted) || (check && suffix)) return flaw('syntax', at, at + token.length, 'said twice');
		if (note) noted = note;
		if (ep) passing = true;
		if (check) [suffix, suffixAt, end] = [/[#e≠x]/.test(check) ? '#' : '+', at, at + token.length];
	}
	const form = to ? 0 : pass ? 3 : long ? 2 : 1;
	// One literal: texts are read often, and objects of one shape are read fast.
	return {
		form,
		letter,
		origin,
		mark,
		to,
		promotion,
		suffix,
		note: noted,
		passing,
		start,
		originAt,
		target,
		tail: after,
		suffixAt,
		end,
		kinds: [],
		cell: -1,
		from: -1,
		wrong: undefined,
	};
}

/** The parts in canonical spelling. Says nothing about what a position would add. */
export function spell({ form, letter, origin, mark, to, promotion, suffix }: Parts, letters?: readonly string[]): string {
	if (form > 0) return ['', 'O-O', 'O-O-O', '--'][form]! + suffix;
	return localise(letter, letters) + origin + mark + to + (promotion && '=') + localise(promotion, letters) + suffix;
}

/** `e2e4`, `b1c3`: origin and target without a letter, any piece may be meant. */
export const isCoordinate = ({ letter, origin }: Parts): boolean => !letter && /^\D\d/.test(origin);

/** What a board does not have: the piece, the origin, the target. */
export function absent(parts: Parts, pawn: boolean, known: boolean, near: boolean, there: boolean): Diagnostic | undefined {
	const { letter, origin, mark, to, start, originAt, target } = parts;
	if (!known) return noneSuch(letter, start, 'piece', HINT);
	if (!near) return noneSuch(origin, originAt);
	if (!there) return noneSuch(to, target);
	return pawn && mark === 'x' && origin < ':' ? flaw('disambiguation', originAt, originAt + origin.length, NO_FILE) : undefined;
}
