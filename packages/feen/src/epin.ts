import type { Result } from '@x/diagnostics';
import { type Epin, pinOf, textOfPin } from './piece.js';
import { matched, orThrow } from './refusal.js';

export type { Epin, Pin, State } from './piece.js';
export { flip, type Side, withSide } from './side.js';
export * from './states.js';

/**
 * Reads an EPIN. A fault before the apostrophe has the code of PIN.
 *
 * @throws {NotationError} if the text has a fault, with its span. For a string this is the only error.
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * parse("-r'"); // → { name: 'R', side: 'second', state: 'diminished', terminal: false, derived: true }
 */
export function parse(text: string): Epin {
	return orThrow(safeParse(text));
}

/**
 * Does the same as {@link parse} without throwing on a faulty text.
 *
 * @example
 * const result = safeParse("K'^");
 * result.ok || result.problems[0]?.code; // → 'feen/epin-derivation-marker'
 */
export function safeParse(text: string): Result<Epin> {
	return matched(text, 'epin', 4, /^([+-]?)(?:([a-z])(\^?)('?))?/i, (parts) => ({ ...pinOf(parts), derived: parts[4] !== '' }));
}

/**
 * Returns whether a text is an EPIN.
 *
 * @example
 * isValid("+K^'"); // → true
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
 * The same piece with the style of its own side.
 *
 * @example
 * stringify(native(parse("+P'"))); // → '+P'
 */
export function native<T extends Epin>(piece: T): T {
	return { ...piece, derived: false };
}
