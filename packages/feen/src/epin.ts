import type { Result } from '@x/diagnostics';
import { type Epin, pinOf, textOfPin } from './piece.js';
import { matched, orThrow } from './refusal.js';

export type { Epin, Pin, State } from './piece.js';
export { flip, type Side, withSide } from './side.js';
export * from './states.js';

/**
 * Reads an EPIN. What is wrong before the apostrophe has the code that PIN gives it.
 *
 * @throws {NotationError} with the fault and its span; for any string, no other error.
 * @throws {TypeError} if the text is no string.
 *
 * @example
 * parse("-r'"); // → { name: 'R', side: 'second', state: 'diminished', terminal: false, derived: true }
 */
export function parse(text: string): Epin {
	return orThrow(safeParse(text));
}

/**
 * {@link parse} without throwing on text.
 *
 * @example
 * const result = safeParse("K'^");
 * result.ok || result.problems[0]?.code; // → 'feen/epin-derivation-marker'
 */
export function safeParse(text: string): Result<Epin> {
	return matched(text, 'epin', 4, /^([+-]?)(?:([a-z])(\^?)('?))?/i, (parts) => ({ ...pinOf(parts), derived: parts[4] !== '' }));
}

/**
 * Is this text an EPIN?
 *
 * @example
 * isValid("+K^'"); // → true
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
 * stringify({ name: 'K', side: 'first', state: 'normal', terminal: true, derived: true }); // → "K^'"
 */
export function stringify(piece: Epin): string {
	const text = textOfPin(piece) + (piece.derived ? "'" : '');
	parse(text);
	return text;
}

/**
 * The same piece with the other style of the match.
 *
 * @example
 * stringify(derive(parse('P'))); // → "P'"
 */
export function derive<T extends Epin>(piece: T): T {
	return { ...piece, derived: true };
}

/**
 * The same piece with its own side's style.
 *
 * @example
 * stringify(native(parse("+P'"))); // → '+P'
 */
export function native<T extends Epin>(piece: T): T {
	return { ...piece, derived: false };
}
