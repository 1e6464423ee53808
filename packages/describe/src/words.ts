/** English grammar: lists, numbers, articles, sentences. */

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** `a`, `a and b`, `a, b and c`. */
export const list = (parts: readonly string[], joint: 'and' | 'or' = 'and'): string =>
	parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;

/** `two`, `17`. */
export const numeral = (value: number): string => smallNumbers[value] ?? String(value);

/** `one cell`, `two cells`. */
export const quantity = (value: number, noun: string): string => `${numeral(value)} ${value === 1 ? noun : plural(noun)}`;

/** `piece` → `pieces`, `box` → `boxes`; a name in quotes keeps its quotes. */
export const plural = (noun: string): string => {
	if (noun.endsWith("'")) return `${noun} pieces`;
	return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/** `a piece`, `an enemy`, `an 'R'`, `a unicorn`: the article by pronunciation. */
export const article = (noun: string): string => {
	const vowel = /^'[A-Z]\b/.test(noun) ? /^'[AEFHILMNORSX]/.test(noun) : /^'?(?!uni)[aeiou]/i.test(noun);
	return `${vowel ? 'an' : 'a'} ${noun}`;
};

/** `once`, `twice`, `three times`. */
export const timesWords = (value: number): string => ['never', 'once', 'twice'][value] ?? `${numeral(value)} times`;

/** `1st`, `2nd`. */
export const ordinal = (value: number): string => {
	const ending = ['th', 'st', 'nd', 'rd'][value % 10 > 3 || (value % 100 > 10 && value % 100 < 14) ? 0 : value % 10]!;
	return `${value}${ending}`;
};

/** Capitalises the first letter and adds a full stop. */
export const sentence = (words: string): string => {
	const text = words.charAt(0).toUpperCase() + words.slice(1);
	return /[.:]$/.test(text) ? text : `${text}.`;
};

/** A name from the ruleset, in quotes. */
export const quoted = (name: string): string => `'${name}'`;
