import { NotationError, type Result, textGiven } from '@x/diagnostics';
import { type ParseOptions, settingsOf } from './options.js';
import { Cursor, Unreadable } from './read/cursor.js';
import { readItem } from './read/item.js';
import { Report } from './report.js';
import type { Item, Mbn } from './tree.js';

const BLANK = /(?:\s|<br\s*\/?>)+/y;
const HTML = /<br\s*\/?>/g;

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
	const report = new Report(problems);
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
		const item = readOne(cursor, mode === 'repair');
		if (item !== undefined) items.push(item);
		cursor.at = cursor.end;
		cursor.end = text.length;
	}
	if (items.length === 0 && !report.failed)
		report.add('empty', { from: 0, to: text.length }, 'Expected an item, found the end of the text.');
	const usual = blanks.length === items.length + 1 && blanks.every((blank, at) => blank === (at === 0 || at === items.length ? '' : ' '));
	return report.result({ items, ...(!usual && { blanks }), span: { from: 0, to: text.length } });
}

/** Reads blanks. `<br/>` is what is left of a page's line break. */
function readBlank(cursor: Cursor, lenient: boolean): string {
	const start = cursor.at;
	const blank = cursor.match(BLANK) ?? '';
	for (const { 0: tag, index } of blank.matchAll(HTML))
		cursor.report.add('html', { from: start + index, to: start + index + tag.length }, `Expected a blank between items, found "${tag}".`, {
			hint: 'Replace the line break of HTML by a blank.',
			tolerated: lenient,
		});
	return blank;
}

/** Reads the item here. An item with a fault is left out. */
function readOne(cursor: Cursor, repair: boolean): Item | undefined {
	cursor.end = endOfItem(cursor.text, cursor.at);
	const before = cursor.report.mark();
	cursor.pair();
	try {
		const item = readItem(cursor);
		if (!cursor.report.failedSince(before)) return item;
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
	}
	if (repair) cursor.report.tolerateSince(before);
	return undefined;
}

/** Whether a blank begins here. Only a complete `<br>` is one: what ends an item must also be read as a blank. */
function isBlank(text: string, at: number): boolean {
	if (text[at] !== '<') return /\s/.test(text[at]!);
	BLANK.lastIndex = at;
	return BLANK.test(text);
}

/** The next blank outside comments. */
function endOfItem(text: string, start: number): number {
	let comment = false;
	let at = start;
	for (; at < text.length; at++) {
		if (text[at] === '|') comment = !comment;
		else if (!comment && isBlank(text, at)) break;
	}
	return at;
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
