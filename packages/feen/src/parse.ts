import { type Diagnostic, NotationError, type Result, textGiven } from '@x/diagnostics';
import { slashOf } from './characters.js';
import type { Feen } from './feen.js';
import { readHand, writeHand } from './hand.js';
import { inputFaults } from './input.js';
import { type ParseOptions, rulesOf } from './options.js';
import { readPlacement } from './placement.js';
import { atMost, reportTo } from './report.js';
import { checkStyles } from './style.js';

/**
 * Reads a FEEN.
 *
 * By default (see {@link ParseOptions}) it accepts boards of any shape and hands in any order. Time and memory are linear in the length of
 * the text, independent of the numbers in it.
 *
 * @throws {NotationError} if the text has faults: all of them, each with its span. For a string this is the only error.
 * @throws {TypeError} if the text is not a string, or an option is unknown.
 *
 * @example
 * parse('k^3/4/3K^ 2Pp/ C/c').hands.first; // → { P: 2, p: 1 }
 */
export function parse(text: string, options?: ParseOptions): Feen {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Does the same as {@link parse} without throwing on a faulty text.
 *
 * The order of faults: those of the text as a whole (if there are any, the fields are not checked), of the board, of the hands, of the
 * styles, of the position. The first fault is therefore that of the list of checks in the specification.
 *
 * @throws {TypeError} under the conditions of {@link parse}.
 *
 * @example
 * const result = safeParse('8/08/K^@ / C/c');
 * if (!result.ok) result.problems.map(({ code }) => code); // → [ 'feen/placement-empty-count-leading-zero', 'feen/placement-piece-token' ]
 */
export function safeParse(text: string, options?: ParseOptions): Result<Feen> {
	textGiven(text);
	const rules = rulesOf(options);
	const { canonical, cardinality } = rules;
	const { length: most, hand } = rules.limits;
	const problems: Diagnostic[] = [];
	const report = reportTo(problems, text);
	const one = text.indexOf(' ') + 1;
	const two = text.indexOf(' ', one) + 1;
	if (text.length > most) {
		report('input-too-long', most, text.length, atMost(most));
		return { ok: false, problems };
	}
	if (two && text.indexOf(' ', two) < 0) {
		const [segments, separators, squares, pieces] = readPlacement(text, 0, one - 1, rules, problems);
		const first: Record<string, number> = {};
		const second: Record<string, number> = {};
		const again: number[] = [];
		const slash = slashOf(text, one, two - 1, 'hands-delimiter', report);
		let held = 0;
		if (slash) {
			held = readHand(text, one, slash, first, again, report);
			const other = readHand(text, slash + 1, two - 1, second, again, report);
			// If pieces are compared with squares, that is the limit.
			if (!cardinality && Math.max(held, other) >= hand + 1) report('hands-count-too-large', one, two - 1, atMost(hand));
			held += other;
			if (canonical === 'require' && !problems[0] && held < Number.POSITIVE_INFINITY) {
				const field = `${writeHand(first)}/${writeHand(second)}`;
				if (field !== text.slice(one, two - 1)) report(again[0] ? 'hands-not-aggregated' : 'hands-not-ordered', one, two - 1, '', field);
			}
		}
		checkStyles(text, two, report, 'style-same-case');
		held += pieces;
		if (cardinality && held > squares && !problems[0]) report('position-too-many-pieces', 0, two - 1, atMost(squares));
		if (!problems[0])
			return {
				ok: true,
				value: { segments, separators, hands: { first, second }, active: text[two]!, inactive: text[two + 2]! },
				warnings: [],
			};
	}
	const faults = inputFaults(text);
	if (!faults[0] && !problems[0])
		report('input-field-count', two && text.indexOf(' ', two), text.length, 'Write three parts with one space between them.');
	return { ok: false, problems: faults[0] ? faults : problems };
}

/**
 * Returns whether a text can be read with these options.
 *
 * @throws {TypeError} under the conditions of {@link parse}.
 *
 * @example
 * isValid('5//5/5//5 / R/r'); // → true
 * isValid('5//5/5//5 / R/r', { profile: 'spec' }); // → false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}

/**
 * Returns whether a text is canonical, which means that `stringify` writes the same text.
 *
 * @throws {TypeError} under the conditions of {@link parse}.
 *
 * @example
 * isCanonical('8 2PB/ C/c'); // → true
 * isCanonical('8 2PBP/ C/c'); // → false
 */
export function isCanonical(text: string, options?: ParseOptions): boolean {
	rulesOf(options);
	return isValid(text, { ...options, canonical: 'require' });
}
