/**
 * One EPIN as one number from 0 to 623, in the canonical order of hands:
 * 24 letters' worth of 12 for the case, 4 for each state (`-`, `+`, none), 2 for `^`, 1 for `'`.
 */

/** Code → text; filled as pieces are met. */
const TOKENS: string[] = [];

/**
 * The longest EPIN at a place: 8 times its code, and its length; -1 if there is none.
 *
 * With `^` before `'` and both optional, longest is what a look at the next character gives.
 */
export const tokenAt = (text: string, at: number): number => {
	let to = at;
	let letter = text.charCodeAt(to++);
	let code = letter === 43 ? 4 : letter === 45 ? 0 : 8;
	if (code < 8) letter = text.charCodeAt(to++);
	const index = (letter | 32) - 97;
	// Written so that NaN, the end of the text, is none. Below, reading beyond the end would be slow.
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

/** The text of a token, the same string each time. */
export const textOf = (token: number, text: string, at: number): string => {
	const code = token >> 3;
	TOKENS[code] ??= text.slice(at, at + (token & 7));
	return TOKENS[code];
};

/** The code of a text that is one EPIN; -1 if it is none. */
export const codeOf = (text: unknown): number => {
	if (typeof text !== 'string') return -1;
	const token = tokenAt(text, 0);
	return (token & 7) === text.length ? token >> 3 : -1;
};
