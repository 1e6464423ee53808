import { NotationError, type Result, textGiven } from '@x/diagnostics';
import type { Code } from './codes.js';
import { type ParseOptions, settingsOf } from './options.js';
import { Cursor } from './read/cursor.js';
import { readItem } from './read/item.js';
import { readBlank, readPart } from './read/parts.js';
import { Report } from './report.js';
import type { Item, Mbn } from './tree.js';

/**
 * Reads items of MBN, and lists every fault with its place. The grammar is that of C/CIF's page, completed as `docs/grammar.md` says.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParse('K Q=R+N N=yN');
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // [ [ 'mbn/modifier', 10 ] ]
 */
export function safeParse(text: string, options?: ParseOptions): Result<Mbn> {
	textGiven(text);
	const { mode, length, depth, problems } = settingsOf(options);
	const report = new Report<Code>('mbn', problems);
	if (text.length > length) {
		report.add('too-long', { from: length, to: text.length }, `Expected at most ${length} characters, found ${text.length}.`, {
			hint: 'Divide the text, or raise `limits.length`.',
		});
		return report.result({ items: [] });
	}
	const cursor = new Cursor(text, report, depth);
	const items: Item[] = [];
	const blanks: string[] = [];
	for (;;) {
		blanks.push(readBlank(cursor, mode !== 'strict'));
		if (cursor.at >= text.length) break;
		const item = readPart(cursor, mode === 'repair', readItem);
		if (item !== undefined) items.push(item);
	}
	if (items.length === 0 && !report.failed)
		report.add('empty', { from: 0, to: text.length }, 'Expected an item, found the end of the text.', {
			hint: 'Define a piece, such as K=W.',
		});
	const usual = blanks.length === items.length + 1 && blanks.every((blank, at) => blank === (at === 0 || at === items.length ? '' : ' '));
	return report.result({ items, ...(!usual && { blanks }), span: { from: 0, to: text.length } });
}

/**
 * Reads items of MBN.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parse('Q=R+N').items[0]?.type // 'definition'
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
 * isValid('C=mR+cpR') // true
 * isValid('C=mR+cpr') // false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}
