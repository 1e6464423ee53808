import type { Result } from '@x/core';
import { about, SanError, warning } from './errors.js';
import { assertText, type ParseOptions } from './options.js';
import { read, spelling, spellWith, tableOf } from './reading.js';
import { type San, toSan } from './san.js';

/**
 * Reads a move text without a position: `{ ok: true, value, warnings }` or `{ ok: false, problems }`.
 *
 * Strict unless said. Never throws on text. Warnings say how a lenient reading differs from canonical spelling.
 *
 * @example
 * safeParse('e8=K').ok; // → false
 * safeParse('0-0', { lenient: true }).ok; // → true
 */
export function safeParse(text: string, options?: ParseOptions): Result<San> {
	assertText(text);
	const parts = read(text, options);
	if ('span' in parts) return { ok: false, problems: [about(text, parts)] };
	const flaw = spelling(text, spellWith(parts, tableOf(options)), parts.start, parts.end);
	return { ok: true, value: toSan(parts), warnings: flaw ? [warning(flaw)] : [] };
}

/** The value of a text alone; see `parse`. */
export function parseAlone(text: string, options: ParseOptions | undefined): San {
	assertText(text);
	const parts = read(text, options);
	if ('span' in parts) throw new SanError([about(text, parts)], text);
	return toSan(parts);
}

/**
 * Whether `parse` would read the text.
 *
 * @example
 * isValid('O-O'); // → true
 * isValid('0-0'); // → false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	assertText(text);
	return !('span' in read(text, options));
}
