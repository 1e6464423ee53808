/** Finds the text of the piece at an index of a text, or returns `undefined`. */
export type PieceAt = (text: string, at: number) => string | undefined;

const MARKED = /\+?[a-z]~?/iy;

/**
 * Finds a letter with the marks of promoted pieces at an index of a text: `P`, `+R`, `Q~`.
 *
 * @example
 * letterAt('2+R1', 1) // '+R'
 */
export const letterAt: PieceAt = (text, at) => {
	MARKED.lastIndex = at;
	return MARKED.exec(text)?.[0];
};

/**
 * Returns a function that finds the longest of these words at an index of a text, for games whose pieces have names of several characters.
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
