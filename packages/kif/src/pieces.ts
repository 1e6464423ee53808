import type { PieceCode } from './game.js';

/** The names of pieces. The first one is written in moves, the last one of one character on boards. */
export const NAMES: Readonly<Record<PieceCode, readonly string[]>> = {
	FU: ['歩'],
	KY: ['香'],
	KE: ['桂'],
	GI: ['銀'],
	KI: ['金'],
	KA: ['角'],
	HI: ['飛'],
	OU: ['玉', '王'],
	TO: ['と'],
	NY: ['成香', '杏'],
	NK: ['成桂', '圭'],
	NG: ['成銀', '全'],
	UM: ['馬'],
	RY: ['龍', '竜'],
};

/** The letters of pieces in SFEN, and in the games of other packages. */
export const LETTERS: Readonly<Record<PieceCode, string>> = {
	FU: 'P',
	KY: 'L',
	KE: 'N',
	GI: 'S',
	KI: 'G',
	KA: 'B',
	HI: 'R',
	OU: 'K',
	TO: '+P',
	NY: '+L',
	NK: '+N',
	NG: '+S',
	UM: '+B',
	RY: '+R',
};

export const PIECE_CODES: readonly PieceCode[] = /* @__PURE__ */ Object.keys(NAMES) as PieceCode[];

export const codeOfLetter = (letter: string): PieceCode | undefined => PIECE_CODES.find((code) => LETTERS[code] === letter);

/** The kinds in hands, in the order in which they are written. */
export const HAND_ORDER: readonly PieceCode[] = ['HI', 'KA', 'KI', 'GI', 'KE', 'KY', 'FU'];

/** The piece that each becomes by promotion. */
export const PROMOTED: Readonly<Partial<Record<PieceCode, PieceCode>>> = { FU: 'TO', KY: 'NY', KE: 'NK', GI: 'NG', KA: 'UM', HI: 'RY' };

/** The piece that a promoted one was; itself for others. */
export const unpromoted = (piece: PieceCode): PieceCode =>
	(Object.keys(PROMOTED) as PieceCode[]).find((one) => PROMOTED[one] === piece) ?? piece;

export const isPieceCode = (text: unknown): text is PieceCode => typeof text === 'string' && Object.hasOwn(NAMES, text);

/** The name of a piece on a board: one character. */
export const boardName = (piece: PieceCode): string => NAMES[piece].find((name) => name.length === 1)!;

/** The kind with a Japanese name. */
export const pieceNamed = (name: string): PieceCode | undefined => PIECE_CODES.find((code) => NAMES[code].includes(name));

/** All Japanese names, as messages list them. */
export const NAME_LIST: string = /* @__PURE__ */ PIECE_CODES.map((code) => NAMES[code][0]).join(' ');

const DIGITS = '一二三四五六七八九';

/** A number from 1 to 99 in kanji: `十八`. */
export const kanji = (value: number): string =>
	value < 10
		? (DIGITS[value - 1] ?? '')
		: `${value < 20 ? '' : DIGITS[Math.floor(value / 10) - 1]}十${value % 10 === 0 ? '' : DIGITS[(value % 10) - 1]}`;

/** The number that kanji or digits of either width say; undefined for other texts. */
export const numberOf = (text: string): number | undefined => {
	if (/^[0-9０-９]{1,4}$/.test(text)) return Number(text.normalize('NFKC'));
	const [match, tens, ones] = /^(?:([一二三四五六七八九]?)十)?([一二三四五六七八九]?)$/.exec(text) ?? [];
	if (!match) return undefined;
	return (tens === undefined ? 0 : 10 * (tens === '' ? 1 : DIGITS.indexOf(tens) + 1)) + (ones ? DIGITS.indexOf(ones) + 1 : 0);
};

/** A number in digits of full width. */
export const wide = (value: number): string => String(value).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
