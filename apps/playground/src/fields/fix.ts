import type { Diagnostic } from '@x/diagnostics';
import * as strings from '../strings/fields.js';

/** A repair: replace a range by a text. */
export interface Fix {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

const CHOICES = 3;

/**
 * The repairs that a diagnostic offers: the certain one (`data.fix`, or the `expected` text at its place), otherwise the nearest moves
 * as replacements of the whole word.
 */
export const fixesOf = (problem: Diagnostic, text: string): readonly Fix[] => {
	const { fix, expected, nearest } = problem.data ?? {};
	const { from, to } = problem.span;
	if (isFix(fix)) return fix.to <= text.length ? [fix] : [];
	if (typeof expected === 'string') return to <= text.length ? [{ from, to, text: expected }] : [];
	if (!Array.isArray(nearest)) return [];
	const word = wordAt(text, from, to);
	return nearest
		.filter((move) => typeof move === 'string')
		.slice(0, CHOICES)
		.map((move) => ({ ...word, text: move }));
};

/** Whether a value is a repair. */
export const isFix = (fix: unknown): fix is Fix => {
	if (typeof fix !== 'object' || fix === null || !('from' in fix && 'to' in fix && 'text' in fix)) return false;
	const { from, to, text } = fix;
	return typeof from === 'number' && typeof to === 'number' && typeof text === 'string' && from >= 0 && from <= to;
};

/** The move text around a range: up to blanks and brackets, without a number before it. */
const wordAt = (text: string, from: number, to: number): { readonly from: number; readonly to: number } => {
	let [start, end] = [from, to];
	while (start > 0 && /[^\s(){}.;…]/.test(text[start - 1]!)) start--;
	while (end < text.length && /[^\s(){};$]/.test(text[end]!)) end++;
	return { from: start, to: end };
};

export const applyFix = (text: string, fix: Fix): string => text.slice(0, fix.from) + fix.text + text.slice(fix.to);

/** The label of the button. */
export const fixLabel = (text: string, fix: Fix): string => {
	const old = text.slice(fix.from, fix.to);
	if (fix.text === '') return strings.remove(old);
	return old === '' ? strings.insert(fix.text) : strings.change(fix.text);
};
