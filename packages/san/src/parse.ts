/**
 * Reading without a position and without the engine: `@x/san/parse`.
 */
import type { Diagnostic, Result } from '@x/core';
import { diagnostic, isFlaw, SanError, unreadable } from './errors.js';
import { lettersOf } from './locales.js';
import { assertText, type ParseOptions } from './options.js';
import { read, spelling, spellWith } from './reading.js';
import { formatSan, type San, toSan } from './san.js';

export { SAN_CODES, type SanCode, type SanData, SanError } from './errors.js';
export type { Disambiguation, File, Piece, PromotionPiece, Rank, Square } from './letters.js';
export { type Letters, LOCALES, type Locale } from './locales.js';
export type { Level, ParseOptions } from './options.js';
export type { San } from './san.js';

/**
 * Reads a move text without a position: `{ ok: true, value, warnings }` or `{ ok: false, problems }`.
 *
 * Never throws on text. Warnings say how a lenient reading differs from canonical spelling.
 *
 * @example
 * safeParse('e8=K').ok; // false
 */
export function safeParse(text: string, options?: ParseOptions): Result<San> {
	assertText(text);
	const reading = read(text, options);
	if (isFlaw(reading)) return { ok: false, problems: [unreadable(text, reading)] };
	const warnings: Diagnostic[] = [];
	const { parts, repaired } = reading;
	const canonical = spellWith(parts, options?.pieces === undefined ? undefined : lettersOf(options.pieces));
	const flaw = spelling(text, canonical, parts.start, parts.end, repaired ? 'san/repaired' : 'san/spelling');
	if (flaw !== undefined) warnings.push(diagnostic(flaw, flaw.message, 'warning'));
	return { ok: true, value: toSan(parts), warnings };
}

/**
 * Reads a move text without a position.
 *
 * Strict unless said: PGN export form for the orthodox board, where a pawn promotes on the last rank and only there, captures
 * onto a neighbouring file, and nothing follows `+` and `#`. `{ lenient: true }` reads what PGN files hold.
 *
 * @throws SanError when the text cannot be read
 * @example
 * parse('Nbd7').from; // 'b'
 */
export function parse(text: string, options?: ParseOptions): San {
	const result = safeParse(text, options);
	if (!result.ok) throw new SanError(result.problems, text);
	return result.value;
}

/**
 * Whether {@link parse} would read the text.
 *
 * @example
 * isValid('O-O'); // true
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	assertText(text);
	return !isFlaw(read(text, options));
}

/**
 * The text of a value, in canonical spelling.
 *
 * @example
 * stringify(parse('0-0-0', { lenient: true })); // 'O-O-O'
 */
export const stringify = (san: San): string => formatSan(san);
