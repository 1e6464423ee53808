/** A word of a text, or the blanks between words. */
export interface Token {
	readonly text: string;
	/** The other text does not have the word. */
	readonly changed: boolean;
}

const wordsOf = (text: string): readonly string[] => text.split(/(\s+)/).filter((word) => word !== '');

/** The words of a text that another one does not have, each as often as it is missing. */
export const changes = (text: string, other: string): readonly Token[] => {
	const left = new Map<string, number>();
	for (const word of wordsOf(other)) left.set(word, (left.get(word) ?? 0) + 1);
	return wordsOf(text).map((word) => {
		const count = left.get(word) ?? 0;
		left.set(word, count - 1);
		return { text: word, changed: count <= 0 && word.trim() !== '' };
	});
};
