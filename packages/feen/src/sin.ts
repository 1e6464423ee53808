import type { Result } from '@x/diagnostics';
import { matched, orThrow } from './refusal.js';
import { cased, type Side, sideOf } from './side.js';

export { flip, type Side, withSide } from './side.js';

/** A style of SIN: `c`. */
export interface Sin {
	/** Its letter, in upper case. */
	readonly style: string;
	readonly side: Side;
}

/**
 * Reads a SIN.
 *
 * @throws {NotationError} if the text has a fault, with its span. For a string this is the only error.
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * parse('c'); // → { style: 'C', side: 'second' }
 */
export function parse(text: string): Sin {
	return orThrow(safeParse(text));
}

/**
 * Does the same as {@link parse} without throwing on a faulty text.
 *
 * @example
 * const result = safeParse('CC');
 * result.ok || result.problems[0]?.code; // → 'feen/sin-too-long'
 */
export function safeParse(text: string): Result<Sin> {
	return matched(text, 'sin', 1, /^()([a-z])?/i, ([letter]) => ({ style: letter.toUpperCase(), side: sideOf(letter) }));
}

/**
 * Returns whether a text is a SIN.
 *
 * @example
 * isValid('é'); // → false
 */
export function isValid(text: string): boolean {
	return safeParse(text).ok;
}

/**
 * Writes a style; each style has only one text.
 *
 * @throws {NotationError} if the style is not a letter.
 *
 * @example
 * stringify({ style: 'C', side: 'second' }); // → 'c'
 */
export function stringify({ style, side }: Sin): string {
	const text = cased(style, side);
	parse(text);
	return text;
}

/**
 * Another style of the same player; the letter may be in either case.
 *
 * @example
 * stringify(withStyle(parse('c'), 'S')); // → 's'
 */
export function withStyle<T extends Sin>(token: T, style: string): T {
	return { ...token, style: style.toUpperCase() };
}
