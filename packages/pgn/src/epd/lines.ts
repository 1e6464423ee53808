import { type Span, textGiven } from '@x/diagnostics';
import type { LineProblem } from './codes.js';
import { checkParsing, readRange } from './parse.js';
import { skipBlanks } from './read.js';
import type { Epd, EpdProblem, ParseOptions } from './types.js';

/** A line of a file that has an EPD. */
export interface EpdRecord {
	readonly type: 'epd';
	/** The number of the line, from 1. */
	readonly line: number;
	/** The place of the line in the file, without its line break. */
	readonly span: Span;
	readonly epd: Epd;
	readonly problems: readonly EpdProblem[];
}

/** A line of a file that does not have an EPD. */
export interface SkippedLine {
	/** `invalid`: a line that cannot be read; `problems` say why. */
	readonly type: 'empty' | 'comment' | 'invalid';
	readonly line: number;
	readonly span: Span;
	readonly problems: readonly EpdProblem[];
}

/** A file of EPD. */
export interface EpdFile {
	readonly records: readonly EpdRecord[];
	/** Comments, empty lines, and lines that cannot be read. */
	readonly skipped: readonly SkippedLine[];
	/** The problems of all lines, in the order of the file. */
	readonly problems: readonly EpdProblem[];
}

const BYTE_ORDER_MARK = 0xfeff;

function lineAt(text: string, line: number, span: Span, options: ParseOptions | undefined): EpdRecord | SkippedLine {
	const at = skipBlanks(text, span.from, span.to);
	if (at >= span.to) return { type: 'empty', line, span, problems: [] };
	if (text[at] === '#' || text[at] === ';' || text[at] === '%') return { type: 'comment', line, span, problems: [] };
	const result = readRange(text, span.from, span.to, options);
	const problems = (result.ok ? result.warnings : result.problems).map((problem: LineProblem): EpdProblem => ({ ...problem, line }));
	return result.ok ? { type: 'epd', line, span, epd: result.value, problems } : { type: 'invalid', line, span, problems };
}

function* linesOf(text: string, options: ParseOptions | undefined): Generator<EpdRecord | SkippedLine, void> {
	const lineBreak = /\r\n|\n|\r/g;
	let from = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
	for (let line = 1; from < text.length; line++) {
		lineBreak.lastIndex = from;
		const found = lineBreak.exec(text);
		const to = found?.index ?? text.length;
		yield lineAt(text, line, { from, to }, options);
		from = found === null ? text.length : lineBreak.lastIndex;
	}
}

/**
 * Reads the lines of a file one after the other, on demand. Each line results in an EPD or in a skipped line: a comment (`#`, `;`, `%`), an empty line,
 * or a line that cannot be read. Spans count from the beginning of the file.
 *
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { readLines } from '@x/pgn/epd';
 * Array.from(readLines('# a suite\n8/8/8/8/8/6k1/7p/7K w - - dm 0;'), ({ type, line }) => [type, line]) // → [ [ 'comment', 1 ], [ 'epd', 2 ] ]
 */
export function readLines(text: string, options?: ParseOptions): Generator<EpdRecord | SkippedLine, void> {
	textGiven(text);
	checkParsing(options);
	return linesOf(text, options);
}

/**
 * Reads all lines of a file, like {@link readLines}. A line that cannot be read does not stop the others.
 *
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { parseLines } from '@x/pgn/epd';
 * const file = parseLines('8/8/8/8/8/6k1/7p/7K w - - dm 0;\nnot a position\n');
 * file.records.length // → 1
 * file.problems.map(({ line, code }) => [line, code]) // → [ [ 2, 'pgn/epd-position' ] ]
 */
export function parseLines(text: string, options?: ParseOptions): EpdFile {
	const records: EpdRecord[] = [];
	const skipped: SkippedLine[] = [];
	const problems: EpdProblem[] = [];
	for (const one of readLines(text, options)) {
		if (one.type === 'epd') records.push(one);
		else skipped.push(one);
		for (const problem of one.problems) problems.push(problem);
	}
	return { records, skipped, problems };
}
