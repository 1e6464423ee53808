/** The signs of Chinese texts, with the letters of the World Xiangqi Federation for the pieces. */

export const RED_DIGITS = '一二三四五六七八九';
export const BLACK_DIGITS = '１２３４５６７８９';

/** Every sign of a piece: simplified, traditional, of Red, of Black, and with radicals. */
const SIGNS: Readonly<Record<string, string>> = {
	K: '帅帥将將',
	A: '仕士',
	E: '相象',
	H: '马馬傌',
	R: '车車俥',
	C: '炮砲包',
	P: '兵卒',
};

/** The letter of each sign. */
export const LETTER_OF: ReadonlyMap<string, string> = new Map(
	Object.entries(SIGNS).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** The signs that are written, for Red and for Black. */
export const WRITTEN: Readonly<Record<'chinese' | 'traditional', readonly [red: string, black: string]>> = {
	chinese: ['帅仕相马车炮兵', '将士象马车炮卒'],
	traditional: ['帥仕相馬車炮兵', '將士象馬車砲卒'],
};

/** The letters in the order of `WRITTEN`. */
export const LETTERS = 'KAEHRCP';

/** The number of a digit: Chinese or European. */
export const numberOf = (sign: string): number => RED_DIGITS.indexOf(sign) + 1 || Number(sign);

const PIECE = `[${[...LETTER_OF.keys()].join('')}]`;
const DIGIT = `[1-9${RED_DIGITS}]`;
const END = `(?<sign>[进進退平])(?<target>${DIGIT})`;

/** `炮二平五`, `前车进三` and `车前进三`, `前三平四`. */
export const CHINESE: readonly string[] = [
	`(?<piece>${PIECE})(?<file>${DIGIT})${END}`,
	`(?<order>[前中后後一二三四五1-5])(?<piece>${PIECE})${END}`,
	`(?<piece>${PIECE})(?<order>[前中后後])${END}`,
	`(?<order>[前中后後])(?<file>${DIGIT})${END}`,
];
