import { checkOptions, quote, type Result, textGiven } from '@x/diagnostics';
import type { LineProblem } from './codes.js';
import { readLine } from './read.js';
import { add, orThrow, type Report, resultOf } from './report.js';
import { stringify } from './stringify.js';
import type { Epd, ParseOptions } from './types.js';

/** The most UTF-16 units of a line by default. */
const LENGTH = 65_536;

/** The rules of the options for reading. */
const PARSING = { mode: ['strict', 'lenient'], limits: 'object' } as const;

export function checkParsing(options: ParseOptions | undefined): void {
	checkOptions(options, PARSING);
	checkOptions(options?.limits, { length: 'number' }, 'options.limits');
}

/** Reads a range of a text as one line, with the options checked. */
export function readRange(
	text: string,
	from: number,
	to: number,
	options: ParseOptions | undefined,
	split?: number,
): Result<Epd, LineProblem> {
	const report: Report = { problems: [], strict: options?.mode === 'strict', failed: false };
	const limit = options?.limits?.length ?? LENGTH;
	if (to - from > limit) {
		add(report, 'error', 'epd-too-long', from + limit, to, `Expected at most ${limit} characters, found ${to - from}.`);
		return resultOf<Epd>(report, undefined);
	}
	const epd = readLine(text, from, to, report, split);
	if (epd !== undefined && report.strict && !report.failed) checkForm(text.slice(from, to), from, epd, report);
	return resultOf(report, epd);
}

/** Reports the first difference from the canonical text. */
function checkForm(text: string, from: number, epd: Epd, report: Report): void {
	const canonical = stringify(epd);
	if (text === canonical) return;
	let at = 0;
	while (text[at] === canonical[at]) at++;
	let to = text.length;
	let end = canonical.length;
	for (; to > at && end > at && text[to - 1] === canonical[end - 1]; end--) to--;
	const span = { from: from + at, to: from + to };
	const hint = `Write ${canonical.slice(0, 200)}`;
	const [expected, found] = [canonical.slice(at, end), text.slice(at, to)].map((part) => (part === '' ? 'nothing' : quote(part)));
	const message = `Expected ${expected}, found ${found}.`;
	add(report, 'error', 'epd-form', span.from, span.to, message, hint, { ...span, text: canonical.slice(at, end) });
}

/**
 * Reads a line of EPD without a game: returns `{ ok: true, value, warnings }` or `{ ok: false, problems }`. It does not throw for a string.
 *
 * By default every line with a position is read. Warnings list the deviations from the standard, each with its span: counters in the position, a
 * missing semicolon or quotation mark, an operand of a wrong type; the operation is kept as it is found. The time is linear in the length of the line.
 *
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { safeParse } from '@x/pgn/epd';
 * const result = safeParse('8/8/8/8/8/6k1/7p/7K w - - 0 1 acd five');
 * result.ok && result.warnings.map(({ code, span }) => [code, span.from]) // → [ [ 'pgn/epd-counters', 26 ], [ 'pgn/epd-operand', 34 ], [ 'pgn/epd-unterminated', 30 ] ]
 */
export function safeParse(line: string, options?: ParseOptions): Result<Epd, LineProblem> {
	textGiven(line, 'line');
	checkParsing(options);
	const end = line.replace(/(?:\r\n|\n|\r)$/, '').length;
	const at = line.slice(0, end).search(/[\r\n]/);
	if (at < 0) return readRange(line, 0, options?.mode === 'strict' ? line.length : end, options);
	const report: Report = { problems: [], strict: false, failed: false };
	add(report, 'error', 'epd-line-break', at, at + 1, 'Expected one line, found a line break.', 'Use parseLines for several lines.');
	return resultOf<Epd>(report, undefined);
}

/**
 * Reads a line of EPD without a game, like {@link safeParse}.
 *
 * @throws NotationError if the line cannot be read; its `problems` are all faults.
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { parse } from '@x/pgn/epd';
 * const { position, operations } = parse('8/8/8/8/8/6k1/7p/7K w - - bm none; c0 "stalemate";');
 * position // → '8/8/8/8/8/6k1/7p/7K w - -'
 * operations.map(({ opcode }) => opcode) // → [ 'bm', 'c0' ]
 * parse('bm e4;') // throws NotationError
 */
export function parse(line: string, options?: ParseOptions): Epd {
	return orThrow(safeParse(line, options));
}

/**
 * Returns whether {@link parse} can read a line.
 *
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { isValid } from '@x/pgn/epd';
 * isValid('8/8/8/8/8/6k1/7p/7K w - -') // → true
 * isValid('1. e4 e5') // → false
 */
export const isValid = (line: string, options?: ParseOptions): boolean => safeParse(line, options).ok;
