/** A text of the notation as plain data, which JSON can hold. */
export interface NotationName {
	/** Words of lower case letters, each with an optional number behind it. */
	readonly words: readonly string[];
}

/** The form of a word. */
export const WORD: RegExp = /^[a-z]+[0-9]*$/;
