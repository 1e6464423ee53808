import { BANG, CLASS, CLOSE, DIGIT, DOT, HIGH, LETTER, LF, OPEN, PLUS, SPACE, STAR } from './bytes.js';

const code = (letter: string): number => letter.charCodeAt(0);

/** Words of signs, with their NAG. Numbers are those of PGN section 10. */
const SIGNS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
	['=', 10],
	['∞', 13],
	['⩲', 14],
	['+=', 14],
	['+/=', 14],
	['⩱', 15],
	['=+', 15],
	['=/+', 15],
	['±', 16],
	['+/-', 16],
	['∓', 17],
	['-/+', 17],
	['+-', 18],
	['-+', 19],
	['□', 7],
]);

/** The NAG of a word; 0 for other words. */
export const wordNag = (word: string): number => SIGNS.get(word) ?? 0;

/** The NAG of one or two glyphs, `!` to `?!`; 0 for more. */
export const glyphNag = (bytes: Uint8Array, from: number, to: number): number => {
	if (to - from > 2) return 0;
	const first = bytes[from] === BANG ? 0 : 1;
	if (to - from === 1) return 1 + first;
	const second = bytes[from + 1] === BANG ? 0 : 1;
	return first === second ? 3 + first : 5 + first;
};

const RESULT = /^(?:(?:1|½|1\/2)[-‐-―−](?:0|½|1\/2)|0[-‐-―−]1|½|1\/2|\*)$/;

/** The result that a word with a digit, a star or a character that is not ASCII says; `undefined` for other words. */
export const resultOf = (word: string): string | undefined => {
	if (!RESULT.test(word)) return undefined;
	if (word === '*') return word;
	if (word.startsWith('0')) return '0-1';
	return word.endsWith('0') ? '1-0' : '1/2-1/2';
};

/** Whether ASCII bytes are a result with digits: `1-0`, `0-1`, `1/2-1/2`, `1/2`. */
export const isResult = (bytes: Uint8Array, from: number, to: number): boolean => {
	const length = to - from;
	if (length !== 3 && length !== 7) return false;
	let word = '';
	for (let at = from; at < to; at++) word += String.fromCharCode(bytes[at]!);
	return resultOf(word) !== undefined;
};

/** Words that belong to the move before them: `exf6 e.p.`, `Qh4 mate`. */
const AFTERTHOUGHTS = ['e.p.', 'e.p', 'ep.', 'ep', 'ch.', 'ch', 'mate', 'dbl ch', 'dis ch'];

/** Letters that begin such words, by first letter, with the second one. */
const SECOND: Readonly<Record<number, string>> = { [code('e')]: '.p', [code('c')]: 'h', [code('m')]: 'a', [code('d')]: 'bi' };

/** By byte: 1 if it may begin a remark that belongs to the move before it. */
export const MAY_BE_AFTERTHOUGHT: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) =>
	SECOND[byte] === undefined ? 0 : 1,
);

const isAt = (bytes: Uint8Array, from: number, end: number, word: string): boolean => {
	for (let at = 0; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) return false;
	const after = from + word.length;
	return after <= end && (after === end || CLASS[bytes[after]!]! > DIGIT);
};

/** The end of a remark that belongs to the word that ends at an index, behind one blank; the index itself if there is none. */
export const afterthought = (bytes: Uint8Array, index: number, end: number): number => {
	if (bytes[index] !== SPACE && bytes[index] !== LF) return index;
	const second = SECOND[bytes[index + 1]!];
	if (second === undefined || !second.includes(String.fromCharCode(bytes[index + 2]!))) return index;
	const word = AFTERTHOUGHTS.find((one) => isAt(bytes, index + 1, end, one));
	return word === undefined ? index : index + 1 + word.length;
};

/** The end of a word: of letters, signs inside words, and digits. */
export const wordEnd = (bytes: Uint8Array, from: number, end: number): number => {
	let at = from;
	while (at < end && CLASS[bytes[at]!]! <= DIGIT) at++;
	return at;
};

/**
 * The end of a word that ends at an index, or of the drop that it begins: `P*7f`, `+P*7f`. Elsewhere a star does not belong to the word before it, since `*` is
 * a token that ends itself (PGN section 7): `e5*` is a move and a result.
 */
export const dropEnd = (bytes: Uint8Array, from: number, to: number, end: number): number => {
	const isPiece = to === from + 1 || (to === from + 2 && bytes[from] === PLUS);
	return isPiece && bytes[to] === STAR && to + 1 < end && CLASS[bytes[to + 1]!]! <= DIGIT ? wordEnd(bytes, to + 1, end) : to;
};

/** The end of the digits, then of the dots, from an index on. */
export const numberEnd = (bytes: Uint8Array, from: number, end: number): number => {
	let at = from;
	while (at < end && CLASS[bytes[at]!] === DIGIT) at++;
	while (at < end && bytes[at] === DOT) at++;
	return at;
};

/** The end of a promotion in parentheses behind a word: `e8(Q)`; the index itself if there is none. */
export const promotionEnd = (bytes: Uint8Array, index: number): number =>
	CLASS[bytes[index - 1]!] === DIGIT && bytes[index + 2] === CLOSE && CLASS[bytes[index + 1]!] === LETTER && bytes[index + 1] !== code('=')
		? index + 3
		: index;

/** The end of an origin behind a word of KIF, which ends in Japanese: `７六歩(77)`; the index itself if there is none. */
export const originEnd = (bytes: Uint8Array, index: number, end: number): number =>
	index + 3 < end &&
	bytes[index] === OPEN &&
	CLASS[bytes[index - 1]!] === HIGH &&
	CLASS[bytes[index + 1]!] === DIGIT &&
	CLASS[bytes[index + 2]!] === DIGIT &&
	bytes[index + 3] === CLOSE
		? index + 4
		: index;

/** The value of a tag as it is written, with its escapes, as text. */
export const unescaped = (written: string): string => written.replace(/\\(["\\])/g, '$1');
