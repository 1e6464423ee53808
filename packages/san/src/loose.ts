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
import type { Diagnostic } from '@x/core';
import { flaw } from './errors.js';
import { BLANK, type Parts, scan } from './grammar.js';
import { ENGLISH, figurineLetter } from './letters.js';
import { isPass, isResult, unexpected } from './strict.js';

/** No move text is longer, however decorated. */
const LONGEST = 80;

const DASH = '[-‐-―−]';
const OH = '[Oo0ОоΟ]';
/** `x` is always the mark. */
const FILE = '([a-wyz])';
const MARK = '[x×X✕:*]';

const LEAD = /^(?:\d{0,4}\s*[.…]+\s*)?/;
const CASTLING = new RegExp(`^${OH}${DASH}?${OH}(${DASH}?${OH})?$`);
/** Groups: annotation, check, e.p.; what matches without a group is dropped. */
const TAIL = /\s*(?:([!?]{1,2}|\$\d{1,3}|\+-|-\+|[=∞⩲⩱±∓])|((?:dbl |dis )?ch\.?|mate|\+\+?|[#†‡≠]|(?<=\d)x)|(e\.?p\.?)|\([=D]\)|\s[ND])$/;
/** Annotations in the order of their numbers in PGN. */
const GLYPHS = '! ? !! ?? !? ?! 7 8 9 = 11 12 ∞ ⩲ ⩱ ± ∓ +- -+'.split(' ');

/** The number of an annotation: `!` is 1, `$14` is 14; 0 for other text. */
export const nagOf = (text: string): number => (text[0] === '$' ? Number(text.slice(1)) : GLYPHS.indexOf(text) + 1);

/** The code of the PGN letter that a piece letter stands for, or 0. Without a table any capital may be a piece. */
export function letterCode(text: string, letters?: readonly string[]): number {
	const local = letters?.indexOf(text) ?? -1;
	if (local >= 0) return ENGLISH.charCodeAt(local);
	const letter = figurineLetter(text) ?? text;
	return /^[A-Z]$/.test(letter) && (letter !== text || letters === undefined || !ENGLISH.includes(text)) ? letter.charCodeAt(0) : 0;
}

/** The expression of a move's core in a letter table: letter, origin, mark, target, promotion, `:`. */
function coreOf(letters: readonly string[] | undefined): RegExp {
	const piece = [...(letters ?? [])]
		.sort((a, b) => b.length - a.length)
		.concat('[♔-♟][\uFE0E\uFE0F]?|[A-Z]')
		.join('|');
	return new RegExp(`^(${piece})?${FILE}?(\\d{1,2})?(@|${MARK}|${DASH})?${FILE}(\\d{1,2})(?:[=/:]?\\(?(${piece}|[a-z])\\)?|(:))?$`);
}

/**
 * Takes text apart that is not canonical.
 *
 * @param lastRank the farthest rank of the board: where a pawn's trailing `N` is a promotion, not the sign of a novelty
 */
export function scanLoose(text: string, letters?: readonly string[], lastRank = 8): Parts | Diagnostic {
	const trimmed = text.trim();
	let start = text.indexOf(trimmed);
	let end = start + trimmed.length;
	if (trimmed === '') return flaw('san/empty', 0, text.length, 'Empty SAN string');
	if (trimmed.length > LONGEST) return flaw('san/syntax', start, end, 'no move is that long');
	const stop = end;
	start += LEAD.exec(trimmed)![0].length;
	let nag = 0;
	let passing = false;
	let suffix = '';
	let [suffixAt, suffixEnd] = [0, 0];
	for (let match = TAIL.exec(text.slice(start, end)); match?.index; match = TAIL.exec(text.slice(start, end))) {
		const [, note, check, ep] = match;
		const from = start + match.index;
		if ((note && nag) || (check && suffix)) return flaw('san/syntax', from, end, 'this is said twice');
		if (note) nag = nagOf(note);
		if (ep) passing = true;
		if (check) {
			suffix = /[#e≠x]/.test(check) ? '#' : '+';
			[suffixAt, suffixEnd] = [from, end];
		}
		end = from;
	}
	let core = text.slice(start, end);
	if (isResult(core)) return flaw('san/result', start, stop, 'a result is not a move');
	if (isPass(core)) return { ...BLANK, form: 3, nag, start, suffixAt: end, end };
	const move = coreOf(letters);
	let match = move.exec(core);
	// A trailing N may be the sign of a novelty, a trailing D that of a diagram; a pawn on the last rank becomes something first.
	if (/\d[ND]$/.test(core) && (match?.[1] || ![1, lastRank].includes(Number(match?.[6])))) {
		core = core.slice(0, -1);
		match = move.exec(core);
		end--;
	}
	const castling = CASTLING.exec(core);
	const [, piece = '', file = '', rank = '', mark = '', toFile = '', toRank = '', become = '', colon] = match ?? [];
	const [letter, promoted] = [letterCode(piece, letters), letterCode(become, letters) || letterCode(become.toUpperCase(), letters)];
	const origin = start + piece.length;
	const target = origin + file.length + rank.length + mark.length;
	if (piece && !letter) return flaw('san/syntax', start, origin, `no piece is written "${piece}"`, undefined, 'See the option pieces.');
	if (become && !promoted) return flaw('san/promotion-invalid', target + 2, end, `no piece is written "${become}"`);
	const sign = mark === '@' ? mark : colon || new RegExp(MARK).test(mark) ? 'x' : '';
	const capital = (code: number): string => (code ? String.fromCharCode(code) : '');
	const body = castling
		? `O-O${castling[1] ? '-O' : ''}`
		: capital(letter) + file + rank + sign + toFile + toRank + (become && '=') + capital(promoted);
	const parts = match || castling ? scan(body + suffix) : undefined;
	if (parts === undefined) return unexpected(text, start, stop);
	return { ...parts, nag, passing, start, origin, target, suffixAt: suffix ? suffixAt : end, end: suffix ? suffixEnd : end };
}
