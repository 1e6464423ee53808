import { didYouMean } from '../did-you-mean.js';
import type { Ref, Square, ZonePair } from '../syntax.js';
import { cut, type Scanner } from './scanner.js';

/** The maximum number of listed squares, which exceeds every board. */
const MOST_LISTED = 1024;

/** Reads one square such as `e4`; reports a fault and returns `undefined` for other text. */
export function square(scan: Scanner): Square | undefined {
	const from = scan.at;
	const word = scan.take(/[A-Za-z]+[0-9]*|[^\s,]+/y);
	const found = /^([a-z])(\d{1,3})$/.exec(word);
	if (found !== null && found[2] !== '0') return { file: found[1]!.charCodeAt(0) - 97, rank: Number(found[2]) - 1, span: scan.span(from) };
	const small = word.toLowerCase().replace(/^(\d{1,2})([a-z])$/, '$2$1');
	const fix = /^[a-z][1-9]\d?$/.test(small) ? small : undefined;
	return scan.error(
		'square',
		word === '' ? scan.rest() : scan.span(from),
		word === '' ? 'Expected a square.' : `Expected a square, found "${cut(word)}".`,
		{
			hint: fix === undefined ? 'Write the file as a letter and the rank as a number: e4.' : `Write "${fix}".`,
			...(fix === undefined ? {} : { fix }),
		},
	);
}

/** Reads squares separated by commas, up to the first fault. */
export function squares(scan: Scanner): readonly Square[] {
	const list: Square[] = [];
	do {
		const from = scan.at;
		const blanks = scan.blanks();
		if (blanks > 0 && list.length > 0)
			scan.warn('blank', scan.span(from), 'Expected no blank before a square.', {
				hint: 'Remove it.',
				fix: '',
				engine: 'Reads the blank as a file and puts another square into the zone.',
			});
		// A comma at the end is harmless.
		if (scan.done && list.length > 0) {
			scan.warn('extra-text', scan.span(from - 1), 'Expected the end of the list after the last square, found a comma.', {
				hint: 'Remove it.',
				fix: '',
			});
			break;
		}
		if (list.length >= MOST_LISTED) {
			scan.error('too-many-squares', scan.rest(), `Expected at most ${MOST_LISTED} squares; the rest is not read.`);
			scan.at = scan.text.length;
			break;
		}
		const one = square(scan);
		if (one !== undefined) list.push(one);
		else scan.take(/[^,]+/y);
		scan.blanks();
	} while (scan.separator(',', /[a-z]\d/y));
	scan.finish('Ignores it.');
	return list;
}

/** Reads a name up to the next comma. */
export function reference(scan: Scanner, what: string): Ref | undefined {
	scan.blanks();
	const from = scan.at;
	const name = scan.take(/[^,"]+/y).trimEnd();
	if (name !== '') return { name, span: scan.span(from, from + name.length) };
	return scan.error('missing-value', scan.rest(), `${what} is missing.`, didYouMean(undefined));
}

/** Reads two names of zones: White's and Black's. */
export function zonePair(scan: Scanner): ZonePair | undefined {
	const white = reference(scan, "The name of White's zone");
	if (white === undefined) return undefined;
	if (!scan.eat(','))
		return scan.error('missing-value', scan.rest(), "Expected the name of Black's zone.", {
			hint: "Write two zones: White's, then Black's.",
		});
	const black = reference(scan, "The name of Black's zone");
	return black === undefined ? undefined : { white, black };
}
