import { NotationError, type Result, textGiven } from '@x/diagnostics';
import { Report } from '../report.js';
import type { Code } from './codes.js';
import { type BetzaOptions, settingsOf } from './options.js';
import { Reader } from './reader.js';
import type { Betza } from './tree.js';

/**
 * Reads the moves of a piece in Betza notation, and lists every fault with its place. The time is linear in the length of the text.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParseBetza('fmWfcE');
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // [ [ 'betza/atom', 5 ] ]
 */
export function safeParseBetza(text: string, options?: BetzaOptions): Result<Betza> {
	textGiven(text);
	const settings = settingsOf(options);
	const report = new Report<Code>('betza', settings.problems);
	const tree = (terms: Betza['terms']): Betza => ({ dialect: settings.dialect, terms, span: { from: 0, to: text.length } });
	if (text.length > settings.length) {
		const span = { from: settings.length, to: text.length };
		report.add('too-long', span, `Expected at most ${settings.length} characters, found ${text.length}.`, { hint: 'Raise limits.length.' });
		return report.result(tree([]));
	}
	return report.result(tree(new Reader(text, settings, report).terms()));
}

/**
 * Reads the moves of a piece in Betza notation.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parseBetza('fmWfcF').terms.length // 2
 */
export function parseBetza(text: string, options?: BetzaOptions): Betza {
	const result = safeParseBetza(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read in a dialect. Warnings do not count.
 *
 * @example
 * isValidBetza('mafsW') // true
 * isValidBetza('mafsW', { dialect: 'fairy' }) // false
 */
export function isValidBetza(text: string, options?: BetzaOptions): boolean {
	return safeParseBetza(text, options).ok;
}
