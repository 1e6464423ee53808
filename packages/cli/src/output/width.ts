/** Characters that take two columns of a terminal: CJK, Hangul, full-width forms, pictographs. */
const WIDE =
	/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** The number of columns of a text in a terminal. */
export const widthOf = (text: string): number => {
	let width = 0;
	for (const character of text) if (!/\p{Mn}|\u200d/u.test(character)) width += WIDE.test(character) ? 2 : 1;
	return width;
};
