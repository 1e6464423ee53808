import { NotationError, quote, type Result, textGiven } from '@x/diagnostics';
import { type Mbn, WORD } from './mbn.js';
import { type ParseOptions, settingsOf } from './options.js';
import { Report } from './report.js';

/** Blanks that the canonical text does not have. */
const SUPERFLUOUS = /^\s+|\s+$|\s{2,}|[^\S ]/g;

/**
 * Reads a text, and lists every fault with its place.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParse('e4 E5');
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // [ [ 'mbn/word-form', 3 ] ]
 */
export function safeParse(text: string, options?: ParseOptions): Result<Mbn> {
	textGiven(text);
	const { mode, length, problems } = settingsOf(options);
	const report = new Report(problems);
	const words: string[] = [];
	if (text.length > length) {
		report.add('too-long', { from: length, to: text.length }, `Expected at most ${length} characters, found ${text.length}.`);
		return report.result({ words });
	}
	const found = [...text.matchAll(/\S+/g)];
	if (found.length === 0) report.add('empty', { from: 0, to: text.length }, 'Expected a word, found the end of the text.');
	else
		for (const { 0: blanks, index: from } of text.matchAll(SUPERFLUOUS))
			report.add('blank', { from, to: from + blanks.length }, 'Expected one blank between two words, and no others.', {
				hint: 'Remove superfluous blanks.',
				tolerated: mode !== 'strict',
			});
	for (const { 0: word, index: from } of found) {
		if (WORD.test(word)) words.push(word);
		else
			report.add('word-form', { from, to: from + word.length }, `Expected lower case letters and a number, found ${quote(word)}.`, {
				tolerated: mode === 'repair',
			});
	}
	return report.result({ words });
}

/**
 * Reads a text.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parse('e4 e5').words // [ 'e4', 'e5' ]
 */
export function parse(text: string, options?: ParseOptions): Mbn {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read. Warnings do not count.
 *
 * @example
 * isValid('e4  e5') // false
 * isValid('e4  e5', { mode: 'lenient' }) // true
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}
