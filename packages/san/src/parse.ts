import type { Result } from '@x/diagnostics';
import { type SanProblem, spelling, warning } from './errors.js';
import { lettersOf } from './letters.js';
import { checkedOptions, type ParseOptions } from './options.js';
import { type San, toSan } from './san.js';
import { readAlone } from './strict.js';
import { nagOf, type Parts, spell } from './text.js';

/** Parses a text. If strict reading fails, lenient reading provides the correction for the hint. */
function readWith(text: string, options: ParseOptions | undefined): Parts | SanProblem {
	const letters = lettersOf(options?.pieces);
	const parts = readAlone(text, (options?.mode ?? 'strict') === 'strict', options?.nullMoves, letters);
	const canonical = 'span' in parts && parts.data?.canonical;
	return canonical ? { ...(parts as SanProblem), hint: `With { mode: 'lenient' } it reads as ${canonical}.` } : parts;
}

/** Converts parts to a value with its annotation, which strict texts cannot have. */
function noted(parts: Parts): San {
	const nag = nagOf(parts.note);
	return { ...toSan(parts), ...(nag > 0 && { nag }) };
}

/**
 * Reads a move text without a position: returns `{ ok: true, value, warnings }` or `{ ok: false, problems }`.
 *
 * It is strict by default and never throws for a string. Warnings list the differences between a lenient text and its canonical spelling.
 *
 * @example
 * safeParse('e8=K').ok; // → false
 * safeParse('0-0', { mode: 'lenient' }).ok; // → true
 */
export function safeParse(text: string, options?: ParseOptions): Result<San, SanProblem> {
	checkedOptions(options, 'parsing');
	const parts = readWith(text, options);
	if ('span' in parts) return { ok: false, problems: [parts] };
	const flaw = spelling(text, spell(parts, lettersOf(options?.pieces)), parts.at.whole);
	return { ok: true, value: noted(parts), warnings: flaw ? [warning(flaw)] : [] };
}

/**
 * Returns whether `parse` can read the text.
 *
 * @example
 * isValid('O-O'); // → true
 * isValid('0-0'); // → false
 */
export const isValid = (text: string, options?: ParseOptions): boolean => safeParse(text, options).ok;
