/** The hint that proposes a word, and the word, for faults whose span is that of the wrong word. */
export const didYouMean = (word: string | undefined): { hint?: string; meant?: string } =>
	word === undefined ? {} : { hint: `Did you mean "${word}"?`, meant: word };
