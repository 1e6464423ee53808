import { lookAlike } from '@x/diagnostics';
import { lineText, valueAt } from '../lines.js';
import type { Report } from '../report.js';
import type { Layout } from '../syntax.js';

/** Quotes of word processors. */
const QUOTES = /[“”„‟«»″]/;
/** Words and single signs with a character that is not ASCII. */
const FOREIGN = /\w*[^\t -~][^\s,;:=()|"+&#-]*/gu;
/** Lines whose value is a name. */
const NAMES = /^(?:Variant|Piece)$/;

/** The signs of the language that a character looks like. */
const plainOf = (sign: string): string | undefined => (QUOTES.test(sign) ? '"' : lookAlike(sign));

/** A text with blanks in place of its quotations: symbols in quotes may have every letter. */
const withoutQuotes = (text: string): string => text.replaceAll(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));

/**
 * Reports characters outside comments, names and quotes that look like signs of the language. The result is the line with the signs that are meant, so
 * that the reader finds no other fault in them.
 */
export function plainLine(layout: Layout, report: Report): string {
	const whole = lineText(layout);
	const end = whole.length - layout.tail.length;
	const start = layout.lead.length;
	const limit = NAMES.test(layout.name) ? valueAt(layout) - layout.at : end;
	const read = withoutQuotes(whole.slice(start, limit));
	if (!/[^\t -~]/.test(read)) return whole;
	const signs = [...whole];
	if (signs.length !== whole.length) return whole;
	for (const { 0: word, index } of read.matchAll(FOREIGN)) {
		const plain = [...word].map((sign) => (/[\t -~]/.test(sign) ? sign : plainOf(sign)));
		// A word with other letters is a name in its own alphabet.
		if (plain.some((sign) => sign === undefined)) continue;
		for (const { 0: run, index: from } of word.matchAll(/[^\t -~]+/gu)) {
			const at = start + index + from;
			const meant = [...run].map((sign) => plainOf(sign)!).join('');
			const point = `U+${run.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
			const span = { from: layout.at + at, to: layout.at + at + run.length };
			if (meant === '') report.error('look-alike', span, `Expected a visible character, found ${point}.`, { hint: 'Remove it.', fix: '' });
			else
				report.error(
					'look-alike',
					span,
					`Expected ${JSON.stringify(meant)}, found ${JSON.stringify(run)} (${point}), which looks like it.`,
					{
						hint: `Write ${meant === '"' ? "'\"'" : `"${meant}"`}.`,
						fix: meant,
						engine: 'Does not know it.',
					},
				);
			for (let nth = 0; nth < run.length; nth++) signs[at + nth] = meant.length === run.length ? meant[nth]! : '';
		}
	}
	return signs.join('');
}
