/**
 * `@x/san/parse`: strict reading of texts without the engine, other languages or modes.
 */
import type { Result } from '@x/diagnostics';
import { orThrow, type SanProblem } from './errors.js';
import { formatSan, type San, toSan } from './san.js';
import { readAlone } from './strict.js';

export { type SanCode, type SanData, SanError } from './errors.js';
export type { Disambiguation, File, Piece, PromotionPiece, Rank, Square } from './letters.js';
export type { San } from './san.js';

/**
 * Reads a move in PGN export form: returns `{ ok: true, value, warnings: [] }` or `{ ok: false, problems }`. It never throws for a string.
 *
 * @example
 * import { safeParse } from '@x/san/parse';
 * safeParse('e8=K').ok; // → false
 */
export function safeParse(text: string): Result<San, SanProblem> {
	const parts = readAlone(text, true);
	return 'span' in parts ? { ok: false, problems: [parts] } : { ok: true, value: toSan(parts), warnings: [] };
}

/**
 * Reads a move in PGN export form, with the same results and errors as `parse` of `@x/san` without options.
 *
 * @throws SanError if the text cannot be read
 * @example
 * import { parse } from '@x/san/parse';
 * parse('Nbd7').from; // → 'b'
 */
export function parse(text: string): San {
	return orThrow(safeParse(text), text);
}

/**
 * Returns whether {@link parse} can read the text.
 *
 * @example
 * import { isValid } from '@x/san/parse';
 * isValid('O-O'); // → true
 */
export const isValid = (text: string): boolean => safeParse(text).ok;

/**
 * Writes a value in canonical spelling.
 *
 * @example
 * import { parse, stringify } from '@x/san/parse';
 * stringify(parse('Raxd1+')); // → 'Raxd1+'
 */
export const stringify = (san: San): string => formatSan(san);
