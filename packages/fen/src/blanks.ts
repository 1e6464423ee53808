/** What stands between fields: one space. Everything else here is read as one, with a warning; `_` is how addresses write it. */
export const isBlank = (code: number): boolean =>
	code === 32 || code === 95 || (code > 8 && code < 14) || (code > 159 && !String.fromCharCode(code).trim());

/** Goes over blanks, or over a field. */
export const over = (blanks: boolean, text: string, at: number, end: number): number => {
	let to = at;
	while (to < end && isBlank(text.charCodeAt(to)) === blanks) to++;
	return to;
};
