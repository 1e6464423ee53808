/** Classes of bytes, and the bytes with a meaning in PGN. */

export const LF = 10;
export const CR = 13;
export const SPACE = 32;
export const BANG = 33;
export const QUOTE = 34;
export const DOLLAR = 36;
export const PERCENT = 37;
export const OPEN = 40;
export const CLOSE = 41;
export const STAR = 42;
export const PLUS = 43;
export const COMMA = 44;
export const DOT = 46;
export const ZERO = 48;
export const SEMICOLON = 59;
export const EQUALS = 61;
/** `A` */
export const FIRST_LETTER = 65;
export const LETTER_D = 68;
export const LEFT_BRACKET = 91;
export const BACKSLASH = 92;
export const RIGHT_BRACKET = 93;
export const LEFT_BRACE = 123;
export const RIGHT_BRACE = 125;

/** A letter or a sign inside words. Words go on while the class is at most {@link DIGIT}. */
export const LETTER = 0;
export const DIGIT = 1;
/** A byte above 127: part of a character that is not ASCII. */
export const HIGH = 2;
export const BLANK = 3;
/** A sign with a meaning of its own, which ends a word. */
export const SIGN = 4;
/** `!` and `?` */
export const GLYPH = 5;
/** A control character that is not a blank. */
export const CONTROL = 6;

const classes = (): Uint8Array => {
	const table = new Uint8Array(256).fill(LETTER);
	table
		.fill(CONTROL, 0, SPACE)
		.fill(DIGIT, ZERO, ZERO + 10)
		.fill(HIGH, 128);
	table[127] = CONTROL;
	for (const blank of [9, LF, 11, 12, CR, SPACE]) table[blank] = BLANK;
	for (const sign of '"$()*,;[]{}') table[sign.charCodeAt(0)] = SIGN;
	for (const glyph of '!?') table[glyph.charCodeAt(0)] = GLYPH;
	return table;
};

/** The class of each byte. */
export const CLASS: Uint8Array = /* @__PURE__ */ classes();

/** By byte: 1 if a reader of comments in braces stops at it. */
export const IN_COMMENT: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) =>
	byte === LF || byte === LEFT_BRACE || byte === RIGHT_BRACE ? 1 : 0,
);

/** A place with a number of bytes: of a blank or of an ellipsis. */
const at = (bytes: Uint8Array, index: number, first: number, second: number, third: number): boolean =>
	bytes[index] === first && bytes[index + 1] === second && bytes[index + 2] === third;

/** The bytes of the character that a byte begins in UTF-8: 0 for a byte that does not begin one. */
const widthOf = (byte: number): number => (byte < 0x80 ? 1 : byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0);

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** Whether the byte at an index, which continues a character in UTF-8, has no such character around it: then it is one of Windows-1252. */
const isStray = (bytes: Uint8Array, index: number): boolean => {
	for (let start = index - 1; start >= index - 3; start--) {
		if (isContinuation(bytes[start])) continue;
		const end = start + widthOf(bytes[start] ?? 0);
		if (end <= index) return true;
		let at = index + 1;
		while (at < end && isContinuation(bytes[at])) at++;
		return at < end;
	}
	return true;
};

const NO_BREAK_SPACE = 0xa0;
const WINDOWS_ELLIPSIS = 0x85;

/**
 * The length of the blank at an index that is not ASCII (a no-break or zero-width space, a byte order mark, a space of typesetting); 0 for others. It is
 * in UTF-8, or a no-break space in Windows-1252.
 */
export const blankLength = (bytes: Uint8Array, index: number): number => {
	if (bytes[index] === NO_BREAK_SPACE) return isStray(bytes, index) ? 1 : 0;
	if (bytes[index] === 0xc2 && bytes[index + 1] === 0xa0) return 2;
	if (at(bytes, index, 0xef, 0xbb, 0xbf) || at(bytes, index, 0xe3, 0x80, 0x80)) return 3;
	if (bytes[index] !== 0xe2 || bytes[index + 1] !== 0x80) return 0;
	const last = bytes[index + 2]!;
	return (last >= 0x80 && last <= 0x8b) || (last >= 0xa8 && last <= 0xaf) ? 3 : 0;
};

/** Stands for `…` in the bytes of a string. It does not occur in UTF-8. */
export const ELLIPSIS = 0xfe;

/** The length of the ellipsis `…` at an index, in UTF-8 or Windows-1252; 0 for others. */
export const ellipsisLength = (bytes: Uint8Array, index: number): number => {
	if (bytes[index] === ELLIPSIS) return 1;
	if (bytes[index] === WINDOWS_ELLIPSIS) return isStray(bytes, index) ? 1 : 0;
	return at(bytes, index, 0xe2, 0x80, 0xa6) ? 3 : 0;
};
