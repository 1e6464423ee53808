/**
 * An EPIN as a number from 0 to 623, in the canonical order of hands: 24 for each letter, which are 12 for each case, 4 for each state
 * (`-`, `+`, none), 2 for `^`, 1 for `'`.
 */

/** Code → text; filled on demand. */
const TOKENS: string[] = [];

/**
 * Finds the longest EPIN at an index: returns 8 times its code plus its length, or -1.
 *
 * Both `^` and `'` are optional and ordered, so one character of lookahead finds the longest match.
 */
export const tokenAt = (text: string, at: number): number => {
	let to = at;
	let letter = text.charCodeAt(to++);
	let code = letter === 43 ? 4 : letter === 45 ? 0 : 8;
	if (code < 8) letter = text.charCodeAt(to++);
	const index = (letter | 32) - 97;
	// This comparison is false for NaN at the end of the text. Below, reading beyond the end would be slow.
	if (!(index >= 0 && index < 26)) return -1;
	code += index * 24 + (letter > 96 ? 12 : 0);
	if (to < text.length && text.charCodeAt(to) === 94) {
		code += 2;
		to++;
	}
	if (to < text.length && text.charCodeAt(to) === 39) {
		code++;
		to++;
	}
	return code * 8 + to - at;
};

/** The text of a token; always the same string object. */
export const textOf = (token: number, text: string, at: number): string => {
	const code = token >> 3;
	TOKENS[code] ??= text.slice(at, at + (token & 7));
	return TOKENS[code];
};

/** The code of a text that is exactly one EPIN; otherwise -1. */
export const codeOf = (text: unknown): number => {
	if (typeof text !== 'string') return -1;
	const token = tokenAt(text, 0);
	return (token & 7) === text.length ? token >> 3 : -1;
};
