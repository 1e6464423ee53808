import type { Ink } from '../workshop-views.js';

/** A part of a text with its colour and its meaning. */
export interface Part {
	readonly from: number;
	readonly to: number;
	/** Absent for a part that has a meaning and no colour of its own. */
	readonly ink?: Ink;
	readonly means?: string | undefined;
}

/** A part of a text that begins at an offset. */
export const part = (from: number, text: string, ink: Ink, means?: string): Part => ({ from, to: from + text.length, ink, means });

/** Texts in quotes, words, and numbers with their signs. */
const LEXEMES = /"[^"\n]*"?|[A-Za-z_][\w-]*|[+-]?\d\w*/g;

/** The lexemes of a value. `inkOf` returns undefined for a word that has no colour. */
export const lexed = (
	text: string,
	at: number,
	inkOf: (lexeme: string) => Pick<Part, 'ink' | 'means'> | undefined = () => undefined,
): readonly Part[] =>
	[...text.matchAll(LEXEMES)].flatMap(({ 0: lexeme, index }): readonly Part[] => {
		const from = at + index;
		const found = inkOf(lexeme);
		if (found !== undefined) return [{ from, to: from + lexeme.length, ...found }];
		if (lexeme.startsWith('"')) return [part(from, lexeme, 'text')];
		return /^[+-]?\d/.test(lexeme) ? [part(from, lexeme, 'number')] : [];
	});

/** How many faults are passed over. */
const TRIES = 4;

/**
 * Reads a text, or as much of it as can be read: while it has faults, the words with the faults are replaced by blanks, so that the places of the
 * other words stay.
 */
export const readAround = <Value>(
	text: string,
	read: (text: string) => { readonly value: Value } | { readonly faultAt: number | undefined },
	wordAt: RegExp,
): Value | undefined => {
	let rest = text;
	for (let tries = 0; tries < TRIES; tries++) {
		const found = read(rest);
		if ('value' in found) return found.value;
		const { faultAt } = found;
		const word = faultAt === undefined ? undefined : [...rest.matchAll(wordAt)].find(({ 0: one, index }) => index + one.length >= faultAt);
		if (word === undefined) return undefined;
		rest = rest.slice(0, word.index) + ' '.repeat(word[0].length) + rest.slice(word.index + word[0].length);
	}
	return undefined;
};
