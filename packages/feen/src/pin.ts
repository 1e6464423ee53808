import type { Result } from '@x/diagnostics';
import { type Pin, pinOf, textOfPin } from './piece.js';
import { matched, orThrow } from './refusal.js';

export type { Pin, State } from './piece.js';
export { flip, type Side, withSide } from './side.js';
export * from './states.js';

/**
 * Reads a PIN.
 *
 * @throws {NotationError} with the fault and its span; for any string, no other error.
 * @throws {TypeError} if the text is no string.
 *
 * @example
 * parse('+k^'); // → { name: 'K', side: 'second', state: 'enhanced', terminal: true }
 */
export function parse(text: string): Pin {
	return orThrow(safeParse(text));
}

/**
 * {@link parse} without throwing on text.
 *
 * @example
 * const result = safeParse('K+');
 * result.ok || result.problems[0]?.code; // → 'feen/pin-suffix'
 */
export function safeParse(text: string): Result<Pin> {
	return matched(text, 'pin', 3, /^([+-]?)(?:([a-z])(\^?))?/i, pinOf);
}

/**
 * Is this text a PIN?
 *
 * @example
 * isValid("K'"); // → false
 */
export function isValid(text: string): boolean {
	return safeParse(text).ok;
}

/**
 * The text of a piece, which is its only one.
 *
 * @throws {NotationError} if the name is no letter.
 *
 * @example
 * stringify({ name: 'K', side: 'second', state: 'diminished', terminal: true }); // → '-k^'
 */
export function stringify(piece: Pin): string {
	const text = textOfPin(piece);
	parse(text);
	return text;
}
