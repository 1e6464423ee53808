import type { Result } from '@x/diagnostics';
import { type Pin, pinOf, textOfPin } from './piece.js';
import { matched, orThrow } from './refusal.js';

export type { Pin, State } from './piece.js';
export { flip, type Side, withSide } from './side.js';
export * from './states.js';

/**
 * Reads a PIN.
 *
 * @throws {NotationError} if the text has a fault, with its span. For a string this is the only error.
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * parse('+k^'); // → { name: 'K', side: 'second', state: 'enhanced', terminal: true }
 */
export function parse(text: string): Pin {
	return orThrow(safeParse(text));
}

/**
 * Does the same as {@link parse} without throwing on a faulty text.
 *
 * @example
 * const result = safeParse('K+');
 * result.ok || result.problems[0]?.code; // → 'feen/pin-suffix'
 */
export function safeParse(text: string): Result<Pin> {
	return matched(text, 'pin', 3, /^([+-]?)(?:([a-z])(\^?))?/i, pinOf);
}

/**
 * Returns whether a text is a PIN.
 *
 * @example
 * isValid("K'"); // → false
 */
export function isValid(text: string): boolean {
	return safeParse(text).ok;
}

/**
 * Writes a piece; each piece has only one text.
 *
 * @throws {NotationError} if the name is not a letter.
 *
 * @example
 * stringify({ name: 'K', side: 'second', state: 'diminished', terminal: true }); // → '-k^'
 */
export function stringify(piece: Pin): string {
	const text = textOfPin(piece);
	parse(text);
	return text;
}
