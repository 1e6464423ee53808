/**
 * Strict reading of text alone, without the engine, languages and levels: `@x/san/parse`.
 */
import type { Result } from '@x/diagnostics';
import { orThrow } from './errors.js';
import { formatSan, type San, toSan } from './san.js';
import { readAlone } from './strict.js';

export { type SanCode, type SanData, SanError } from './errors.js';
export type { Disambiguation, File, Piece, PromotionPiece, Rank, Square } from './letters.js';
export type { San } from './san.js';

/**
 * Reads a move text in PGN export form: `{ ok: true, value, warnings: [] }` or `{ ok: false, problems }`. Never throws on text.
 *
 * @example
 * import { safeParse } from '@x/san/parse';
 * safeParse('e8=K').ok; // → false
 */
export function safeParse(text: string): Result<San> {
	const parts = readAlone(text, true);
	return 'span' in parts ? { ok: false, problems: [parts] } : { ok: true, value: toSan(parts), warnings: [] };
}

/**
 * Reads a move text in PGN export form: what `parse` of `@x/san` reads without options, and the same errors.
 *
 * @throws SanError when the text cannot be read
 * @example
 * import { parse } from '@x/san/parse';
 * parse('Nbd7').from; // → 'b'
 */
export function parse(text: string): San {
	return orThrow(safeParse(text), text);
}

/**
 * Whether {@link parse} would read the text.
 *
 * @example
 * import { isValid } from '@x/san/parse';
 * isValid('O-O'); // → true
 */
export const isValid = (text: string): boolean => safeParse(text).ok;

/**
 * The text of a value, in canonical spelling.
 *
 * @example
 * import { parse, stringify } from '@x/san/parse';
 * stringify(parse('Raxd1+')); // → 'Raxd1+'
 */
export const stringify = (san: San): string => formatSan(san);
