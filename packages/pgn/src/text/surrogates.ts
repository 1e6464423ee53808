import { misuse } from '@x/diagnostics';

const LONE = /\p{Surrogate}/u;
const LONE_ONES = /\p{Surrogate}/gu;
const REPLACEMENT = '\ufffd';

/** Whether a string has half a character: a surrogate without its partner, which cannot be written to a file. */
export const hasLoneSurrogate = (text: string): boolean => LONE.test(text);

/** The index of the first half of a character from an index on; -1 if there is none. */
export const indexOfLone = (text: string, from: number): number => {
	LONE_ONES.lastIndex = from;
	return LONE_ONES.exec(text)?.index ?? -1;
};

/** A text with a replacement character in place of each half of a character. */
export const wellFormed = (text: string): string => text.replace(LONE_ONES, REPLACEMENT);

/** Refuses an argument that is not a string of whole characters. */
export function wholeTextGiven(text: unknown, argument: string): asserts text is string {
	if (typeof text !== 'string') misuse(argument, 'a string', text);
	if (hasLoneSurrogate(text)) misuse(argument, 'a string of whole characters, without lone surrogates', text);
}
