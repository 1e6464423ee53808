/** Finds the piece that is written at a place of a text; `undefined` where there is none. */
export type PieceAt = (text: string, at: number) => string | undefined;

const MARKED = /\+?[a-z]~?/iy;

/**
 * A letter with the marks of promoted pieces, at a place of a text: `P`, `+R`, `Q~`.
 *
 * @example
 * letterAt('2+R1', 1) // '+R'
 */
export const letterAt: PieceAt = (text, at) => {
	MARKED.lastIndex = at;
	return MARKED.exec(text)?.[0];
};

/**
 * The longest of some words at a place of a text, for boards whose pieces have words of their own.
 *
 * @example
 * longestOf(['K', 'KN'])('1KN', 1) // 'KN'
 */
export function longestOf(words: Iterable<string>): PieceAt {
	const all = new Set(words);
	let longest = 0;
	for (const { length } of all) longest = Math.max(longest, length);
	return (text, at) => {
		let word = text.slice(at, at + longest);
		while (word && !all.has(word)) word = word.slice(0, -1);
		return word || undefined;
	};
}
