/**
 * What PGN files and people write. Tolerated, each with one reading only:
 *
 * - blanks around, a move number before (`12...Nf6`)
 * - `0-0`, `o-o`, `OO`, Cyrillic and Greek letters that look like O, every dash
 * - figurines, a letter table of another language, `P` for the pawn
 * - `Ng1-f3`, `e2e4`, `e7e8q`, `Ngf3` where `Nf3` would do
 * - `:`, `*`, `X`, `×` for `x`, `:` after the move, no mark at all
 * - `e8Q`, `e8(Q)`, `e8/Q`, `e8=q`
 * - `e.p.`; `++`, `ch`, `mate`, daggers; `!?`, `$1`, `+-`, `(=)`, `(D)`, `N`
 *
 * Only texts that are not canonical come here, and only short ones, so regular expressions are fine.
 */
import { type Flaw, isFlaw } from './errors.js';
import { bare, type Parts } from './grammar.js';
import { ENGLISH, figurineLetter } from './letters.js';

/** No move text is longer, however decorated. */
const LONGEST = 80;

const DASH = '[-‐‑‒–—−]';
const OH = '[Oo0ОоΟ]';
/** `x` is always the mark. */
const FILE = '[a-wyz]';
const VARIATION_SELECTOR = '[\\uFE0E\\uFE0F]?';

const LEAD = /^(?:\d{1,4}\s*[.…]|[.…])[.…]*\s*/;
const CASTLING = new RegExp(`^${OH}${DASH}?${OH}(${DASH}?${OH})?$`);
const RESULT = new RegExp(`^(?:1${DASH}0|0${DASH}1|1/2(?:${DASH}1/2)?|½(?:${DASH}½)?|\\*)$`);
const PASS = /^(?:--|Z0|0000|@@@@|null|pass|<>)$/;
/** Groups: glyph, `$n`, assessment, e.p., check; what matches without a group is dropped. */
const TAIL =
	/\s*(?:([!?]{1,2})|\$(\d{1,3})|(\+-|-\+|\+\/-|-\/\+|\+=|=\+|\+\/=|=\/\+|[±∓⩲⩱∞=])|(e\.?p\.?)|((?:dbl |dis )?ch\.?|mate|\+\+?|#|[†‡≠]|(?<=[\d)])x)|\(=\)|\(D\)|\s[ND])$/;

const GLYPHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };
const ASSESSMENTS: Readonly<Record<string, number>> = {
	'=': 10,
	'∞': 13,
	'⩲': 14,
	'+=': 14,
	'+/=': 14,
	'⩱': 15,
	'=+': 15,
	'=/+': 15,
	'±': 16,
	'+/-': 16,
	'∓': 17,
	'-/+': 17,
	'+-': 18,
	'-+': 19,
};

/** The number of a traditional glyph or assessment: `!` is 1, `+-` is 18. */
export const nagOf = (text: string): number | undefined => GLYPHS[text] ?? ASSESSMENTS[text];

/** `1-0`, `½`, `*`: the end of a game, not a move. */
export const isResult = (text: string): boolean => RESULT.test(text);

/** One of the texts that stand for a null move. */
export const isPass = (text: string): boolean => PASS.test(text);

/** Reads piece letters: code of the PGN letter, or 0. */
export interface Alphabet {
	readonly move: RegExp;
	readonly pair: RegExp;
	readonly code: (text: string) => number;
}

const alphabets = new Map<string, Alphabet>();

/** The alphabet of a letter table; without one, any capital may be a piece. */
export function alphabet(letters?: readonly string[]): Alphabet {
	const key = letters?.join(' ') ?? '';
	const cached = alphabets.get(key);
	if (cached !== undefined) return cached;
	const local = [...(letters ?? [])].sort((a, b) => b.length - a.length);
	const piece = [...local, `[♔-♟]${VARIATION_SELECTOR}`, '[A-Z]'].join('|');
	const promotion = `(?:[=/:]?(${piece}|[a-z])|\\((${piece}|[a-z])\\))`;
	const made: Alphabet = {
		move: new RegExp(`^(${piece})?(${FILE})?(\\d{1,2})?([x×X✕:*@]|${DASH})?(${FILE})(\\d{1,2})(?:${promotion}|(:))?$`, 'd'),
		pair: new RegExp(`^(${FILE})([x×X✕:*]?)(${FILE})${promotion}?$`, 'd'),
		code(text) {
			const index = letters?.indexOf(text) ?? -1;
			if (index >= 0) return ENGLISH.charCodeAt(index);
			const plain = figurineLetter(text) ?? (/^[A-Z]$/.test(text) && (letters === undefined || !ENGLISH.includes(text)) ? text : '');
			return plain === '' ? 0 : plain.charCodeAt(0);
		},
	};
	if (alphabets.size > 100) alphabets.clear();
	alphabets.set(key, made);
	return made;
}

const flaw = (code: Flaw['code'], from: number, to: number, message: string, hint?: string): Flaw => ({ code, from, to, message, hint });

interface Tail {
	readonly end: number;
	readonly nag: number;
	readonly enPassant: boolean;
	readonly suffix: number;
	readonly suffixAt: number;
	readonly suffixEnd: number;
}

/** Takes annotations and suffixes off the end, each kind at most once. */
function takeTail(text: string, start: number, stop: number): Tail | Flaw {
	let end = stop;
	let nag = 0;
	let enPassant = false;
	let suffix = 0;
	let suffixAt = -1;
	let suffixEnd = -1;
	for (let match = TAIL.exec(text.slice(start, end)); match !== null && match.index > 0; match = TAIL.exec(text.slice(start, end))) {
		const from = start + match.index;
		const [, glyph, dollar, assessment, passing, check] = match;
		if (glyph !== undefined || dollar !== undefined || assessment !== undefined) {
			if (nag !== 0) return flaw('san/syntax', from, end, 'a move has one annotation at most');
			nag = dollar === undefined ? nagOf(glyph ?? assessment ?? '')! : Number(dollar);
		} else if (passing !== undefined) {
			if (enPassant) return flaw('san/syntax', from, end, '"e.p." is written twice');
			enPassant = true;
		} else if (check !== undefined) {
			if (suffix !== 0) return flaw('san/syntax', from, end, 'nothing follows the sign of check or mate');
			suffix = /^(?:#|mate|≠|x)$/.test(check) ? 35 : 43;
			suffixAt = from;
			suffixEnd = end;
		}
		end = from;
	}
	return { end, nag, enPassant, suffix, suffixAt: suffixAt < 0 ? end : suffixAt, suffixEnd: suffixEnd < 0 ? end : suffixEnd };
}

/**
 * Takes non-canonical text apart.
 *
 * @param lastRank the farthest rank of the board: where a pawn's trailing `N` is a promotion, not the sign of a novelty
 */
export function scanLoose(text: string, letters?: Alphabet, lastRank = 8): Parts | Flaw {
	const table = letters ?? alphabet();
	let start = text.length - text.trimStart().length;
	const stop = text.trimEnd().length;
	if (stop <= start) return flaw('san/empty', 0, text.length, 'Empty SAN string');
	if (stop - start > LONGEST) return flaw('san/syntax', start, stop, 'no move text is that long');
	if (isResult(text.slice(start, stop))) return flaw('san/result', start, stop, 'this is the result of a game, not a move');
	if (isPass(text.slice(start, stop))) return bare({ pass: true, start, origin: start, target: start, suffixAt: stop, end: stop });
	start += LEAD.exec(text.slice(start, stop))?.[0].length ?? 0;
	if (isPass(text.slice(start, stop))) return bare({ pass: true, start, origin: start, target: start, suffixAt: stop, end: stop });
	const tail = takeTail(text, start, stop);
	if (isFlaw(tail)) return tail;
	const { nag, enPassant, suffix } = tail;
	let { suffixAt, suffixEnd } = tail;
	const core = text.slice(start, tail.end);
	const castle = CASTLING.exec(core);
	if (castle !== null) {
		const from = { start, origin: start, target: start, tail: tail.end };
		return bare({ castling: castle[1] === undefined ? 1 : 2, suffix, nag, suffixAt, end: suffixEnd, ...from });
	}
	let match = table.move.exec(core);
	// A trailing N may be the sign of a novelty, a trailing D that of a diagram; a pawn on the last rank becomes something first.
	if (/\d[ND]$/.test(core)) {
		const rank = Number(match?.[6] ?? 0);
		if (match === null || match[1] !== undefined || (rank !== 1 && rank !== lastRank)) {
			match = table.move.exec(core.slice(0, -1));
			if (suffix === 0) suffixEnd = --suffixAt;
		}
	}
	if (match === null) return unexpected(text, start, stop);
	const [, letterText, file, rank, mark, toFile, toRank, promotion, bracketed, colon] = match;
	const indices = match.indices!;
	const become = promotion ?? bracketed;
	const letter = letterText === undefined ? 0 : table.code(letterText);
	const promoted = become === undefined ? 0 : table.code(become) || table.code(become.toUpperCase());
	const origin = start + (indices[1]?.[1] ?? 0);
	const target = start + indices[5]![0];
	if (letterText !== undefined && letter === 0) return unknownLetter(letterText, start, origin);
	if (become !== undefined && promoted === 0) {
		const at = start + (indices[7] ?? indices[8])![0];
		return flaw('san/promotion-invalid', at, at + become.length, `"${become}" is no piece`);
	}
	const drop = mark === '@';
	if (drop && (file !== undefined || rank !== undefined)) return unexpected(text, start, stop);
	return {
		castling: 0,
		pass: false,
		letter,
		fromFile: file?.charCodeAt(0) ?? 0,
		fromRank: rank === undefined ? -1 : Number(rank),
		capture: colon !== undefined || (mark !== undefined && /[x×X✕:*]/.test(mark)),
		drop,
		toFile: toFile!.charCodeAt(0),
		toRank: Number(toRank),
		promotion: promoted,
		suffix,
		nag,
		enPassant,
		start,
		origin,
		target,
		tail: start + indices[6]![1],
		suffixAt,
		end: suffixEnd,
	};
}

/** Readings that need a position to confirm them: `nf3`, `exd`. */
export function scanRepairs(text: string, letters?: Alphabet, lastRank = 8): readonly Parts[] {
	const table = letters ?? alphabet();
	const found: Parts[] = [];
	const start = text.length - text.trimStart().length;
	const first = text.charAt(start);
	if (table.code(first) === 0 || first === first.toLowerCase()) {
		const capital = `${text.slice(0, start)}${first.toUpperCase()}${text.slice(start + 1)}`;
		const parts = scanLoose(capital, table, lastRank);
		if (!isFlaw(parts) && parts.letter !== 0 && !parts.pass) found.push(parts);
	}
	const tail = takeTail(text, start, text.trimEnd().length);
	const match = isFlaw(tail) ? null : table.pair.exec(text.slice(start, tail.end));
	if (match !== null && !isFlaw(tail)) {
		const become = match[4] ?? match[5];
		const target = start + match.indices![3]![0];
		found.push({
			...bare({ suffix: tail.suffix, nag: tail.nag, suffixAt: tail.suffixAt, end: tail.suffixEnd }),
			fromFile: match[1]!.charCodeAt(0),
			capture: true,
			toFile: match[3]!.charCodeAt(0),
			promotion: become === undefined ? 0 : table.code(become) || table.code(become.toUpperCase()),
			enPassant: tail.enPassant,
			start,
			origin: start,
			target,
			tail: target + 1,
		});
	}
	return found;
}

/** A capital that no piece of this table has. */
export const unknownLetter = (letter: string, from: number, to: number): Flaw =>
	flaw(
		'san/syntax',
		from,
		to,
		`no piece is written "${letter}"`,
		'Letters of another language need the option pieces, such as { pieces: "de" }.',
	);

/**
 * Says where a text stops being a move.
 *
 *     N?f!3
 *      ^ neither letter, square nor mark: the first such character is named, or the whole text when there is none
 */
export function unexpected(text: string, start = 0, stop: number = text.length): Flaw {
	const body = text.slice(start, stop);
	const castle = /^O-O(?:-O)?[+#]?/.exec(body)?.[0].length ?? 0;
	const odd = castle > 0 ? castle : body.search(/[^A-Za-z0-9=+#@-]/);
	if (/^(?:\{|\(|;|\$)/.test(body))
		return flaw('san/syntax', start, start + 1, 'comments, variations and $ are movetext, not a move', 'Use readMoves.');
	if (castle > 0 && castle < body.length) return flaw('san/syntax', start + castle, stop, 'castling ends here');
	if (odd >= 0 && odd < body.length) {
		const character = String.fromCodePoint(body.codePointAt(odd)!);
		return flaw('san/syntax', start + odd, start + odd + character.length, `unexpected ${JSON.stringify(character)}`);
	}
	const after = /^[A-Z]?[a-z]?\d?x?[a-z]\d(?:=[A-Z])?[+#]?/.exec(body)?.[0].length ?? 0;
	return flaw('san/syntax', start + (after < body.length ? after : 0), stop, after > 0 ? 'the move ends here' : 'this is not a move');
}
