import { NotationError, type Result, textGiven } from '@x/diagnostics';
import { SectionReader } from './check/sections.js';
import { type ParseOptions, settingsOf } from './options.js';
import { LineReader } from './read/lines.js';
import { Report } from './report.js';
import type { VariantsIni } from './tree.js';

/**
 * Reads a text, and lists every fault with its place: what Fairy-Stockfish reports, and what it ignores in silence. `data.fix` is the repair,
 * where one is sure.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParse('[mine:chess]\nmaxRnk = 8');
 * result.ok ? [] : result.problems.map(({ code, hint }) => [code, hint]) // [ [ 'variants-ini/unknown-key', 'Did you mean "maxRank"?' ] ]
 */
export function safeParse(text: string, options?: ParseOptions): Result<VariantsIni> {
	textGiven(text);
	const { mode, loaded, length, problems } = settingsOf(options);
	const report = new Report(problems, mode);
	if (text.length > length) {
		report.add('too-long', { from: length, to: text.length }, `Expected at most ${length} characters, found ${text.length}.`);
		return report.result<VariantsIni>({ sections: [] });
	}
	const value = new LineReader(report).read(text);
	if (value.sections.length === 0)
		report.add('empty', { from: 0, to: text.length }, 'Expected a section, found none.', {
			hint: 'Begin a section as in "[name:chess]".',
		});
	const reader = new SectionReader();
	for (const file of loaded) reader.read(file);
	reader.checked(report).read(value);
	return report.result(value);
}

/**
 * Reads a text.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parse('[mine:chess]\nstalemateValue = loss').sections.map(({ name, parent }) => [name, parent]) // [ [ 'mine', 'chess' ] ]
 */
export function parse(text: string, options?: ParseOptions): VariantsIni {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read. Warnings do not count.
 *
 * @example
 * isValid('[mine:chess]\nmaxRnk = 8') // false
 * isValid('[mine:chess]\nmaxRnk = 8', { mode: 'lenient' }) // true
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}
