import { type Cursor, Unreadable } from './cursor.js';
import { checkSigns } from './signs.js';

const BLANK = /(?:\s|<br\s*\/?>)+/y;
const HTML = /<br\s*\/?>/g;

/**
 * Reads blanks. `<br/>` is what is left of a page's line break.
 *
 * @example
 * readBlank(new Cursor('  K', new Report('mbn', 10), 100), false) // '  '
 */
export function readBlank(cursor: Cursor, lenient: boolean): string {
	const start = cursor.at;
	const blank = cursor.match(BLANK) ?? '';
	for (const { 0: tag, index } of blank.matchAll(HTML))
		cursor.report.add('html', { from: start + index, to: start + index + tag.length }, `Expected a blank between items, found "${tag}".`, {
			hint: 'Replace the line break of HTML by a blank.',
			tolerated: lenient,
			fix: ' ',
		});
	return blank;
}

/**
 * Reads the part of the text up to the next blank, and goes there. A part with a fault is left out.
 *
 * @example
 * const cursor = new Cursor('K Q=R+N', new Report('mbn', 10), 100);
 * readPart(cursor, false, readItem)?.type // 'definition'
 * cursor.at // 1
 */
export function readPart<T>(cursor: Cursor, repair: boolean, read: (cursor: Cursor) => T): T | undefined {
	cursor.end = endOfPart(cursor.text, cursor.at);
	const before = cursor.report.mark();
	cursor.pair();
	let part: T | undefined;
	try {
		if (checkSigns(cursor)) part = read(cursor);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
	}
	cursor.at = cursor.end;
	cursor.end = cursor.text.length;
	if (!cursor.report.failedSince(before)) return part;
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
function endOfPart(text: string, start: number): number {
	let comment = false;
	let at = start;
	for (; at < text.length; at++) {
		if (text[at] === '|') comment = !comment;
		else if (!comment && isBlank(text, at)) break;
	}
	return at;
}
