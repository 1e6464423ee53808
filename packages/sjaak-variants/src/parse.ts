import { checkOptions, type Diagnostic, NotationError, nearest, type Result, textGiven } from '@x/diagnostics';
import { define, defined } from './define.js';
import { didYouMean } from './did-you-mean.js';
import { CRASH, engineValue } from './engine/value.js';
import { ENGINE_LINE, LONGEST_LINE, layoutOf, linesOf, lineText, valueAt } from './lines.js';
import { cut } from './read/scanner.js';
import { plainLine } from './read/signs.js';
import { readValue } from './read/value.js';
import { Report } from './report.js';
import { shortName } from './short-name.js';
import type { Entry, Key, Layout, Line, Values, VariantsFile } from './syntax.js';
import { KEYS } from './words.js';

/** The limits of reading. */
export interface Limits {
	/** The maximum number of listed problems; 1000 by default. */
	readonly problems?: number | undefined;
}

/** The options for reading a text. */
export interface ParseOptions {
	/** Reads and plays the text like engine 1.4.1, including its faults. Lines that the engine would silently ignore have warnings. */
	readonly compat?: '1.4.1' | undefined;
	readonly limits?: Limits | undefined;
}

const fail = (problems: readonly Diagnostic[]): never => {
	throw new NotationError(problems);
};

/**
 * Reads a file of variants.
 *
 * The result contains every line with its bytes and comments; {@link stringify} writes it back exactly. The reader accepts every line with
 * one possible meaning; {@link safeParse} lists the warnings. The time is linear in the length of the text.
 *
 * @throws {NotationError} if the text has faults: all of them, each with its span, line and column. For a string this is the only error.
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants[0]?.name // 'Tiny'
 */
export function parse(text: string, options?: ParseOptions): VariantsFile {
	const result = safeParse(text, options);
	return result.ok ? result.value : fail(result.problems);
}

/**
 * Does the same as {@link parse} without throwing on a faulty text: returns the file with warnings, or all errors and warnings of the text.
 *
 * @example
 * const result = safeParse('Variant: Tiny\nBord: 4x4');
 * result.ok || result.problems[0]?.hint // 'Did you mean "Board"?'
 */
export function safeParse(text: string, options: ParseOptions = {}): Result<VariantsFile> {
	const { file, report } = read(text, options);
	const definitions = file.variants.map((variant) => define(variant, report));
	names(file, report);
	report.close();
	if (!report.failed)
		for (const [index, definition] of definitions.entries()) if (definition !== undefined) defined.set(file.variants[index]!, definition);
	return report.failed ? { ok: false, problems: report.problems } : { ok: true, value: file, warnings: report.problems };
}

/**
 * Returns whether the text can be read, possibly with warnings.
 *
 * @example
 * isValid('Variant: Nothing') // false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}

/**
 * Reads the lines of a file with any faults, for editors: values that cannot be read are missing.
 *
 * @example
 * parseLines('Bord: 4x4').preamble[0]?.key // 'unknown'
 */
export function parseLines(text: string, options: ParseOptions = {}): VariantsFile {
	return read(text, options).file;
}

const OPTIONS = { compat: ['1.4.1'], limits: 'object' } as const;

const LIMITS = { problems: 'number' } as const;

function read(text: string, options: ParseOptions): { file: VariantsFile; report: Report } {
	textGiven(text);
	checkOptions(options, OPTIONS);
	checkOptions(options.limits, LIMITS, 'options.limits');
	const { compat, limits } = options;
	const report = new Report(text, limits?.problems ?? 1000, compat !== undefined);
	if (text.startsWith('\uFEFF'))
		report.warn('byte-order-mark', { from: 0, to: 1 }, 'The text begins with a byte order mark.', {
			hint: 'Save the file without the mark.',
			fix: '',
			engine: 'Cannot read the first line, and crashes.',
		});
	const preamble: Line[] = [];
	const variants: { name: string; lines: Line[]; compat?: '1.4.1' }[] = [];
	for (const layout of linesOf(text)) {
		const line = lineOf(layout, report, compat !== undefined);
		if (line.key === 'Variant') variants.push({ name: line.value ?? '', lines: [line], ...(compat && { compat }) });
		else {
			const last = variants.at(-1);
			if (last !== undefined) last.lines.push(line);
			else {
				preamble.push(line);
				if (line.key !== 'blank')
					report.warn('outside-variant', spanOf(layout), 'Expected "Variant:" before this line.', {
						hint: 'Make the line a comment.',
					});
			}
		}
	}
	return { file: { preamble, variants }, report };
}

/** From the first character of a line to the last one before its comment. */
const spanOf = ({ at, lead, name, gap, text }: Layout): { from: number; to: number } => {
	const from = at + lead.length;
	return { from, to: from + name.length + gap.length + text.length };
};

function lineOf(given: Layout, report: Report, engine: boolean): Line {
	const line = readLine(given, report, engine);
	return { ...line, layout: given };
}

/** Reads a line with the signs that its author meant. */
function readLine(given: Layout, report: Report, engine: boolean): Line {
	if (given.name === '') return { key: 'blank', layout: given };
	const written = lineText(given);
	const meant = written.length > LONGEST_LINE ? written : plainLine(given, report);
	const layout = meant === written ? given : layoutOf(meant, given.eol, given.at);
	const { name, gap, text, lead, at } = layout;
	const span = spanOf(layout);
	const length = lineText(layout).length;
	if (length > LONGEST_LINE) {
		report.error('line-too-long', span, `Expected a line of at most ${LONGEST_LINE} characters, found ${length}.`);
		return { key: 'unknown', layout };
	}
	if (length >= ENGINE_LINE)
		report.warn('long-line', span, `The line has ${length} characters.`, {
			hint: 'Keep lines shorter than 4095 bytes.',
			engine: 'Splits it into several lines.',
		});
	const key = keyOf(layout, report);
	if (key === undefined) return { key: 'unknown', layout };
	if (lead !== '' && lead !== '\uFEFF')
		report.warn('indent', { from: at, to: at + lead.length }, 'Expected the key in the first column.', {
			hint: 'Remove the blanks.',
			fix: '',
			engine: 'Ignores the line.',
		});
	if (/^:$/.test(gap) && key === 'Max' && text !== '')
		report.warn('no-blank', { from: span.from, to: span.from + name.length + 1 }, 'Expected a blank after "Max:".', {
			hint: 'Insert a blank.',
			fix: 'Max: ',
			engine: 'Cannot read the number.',
		});
	const strict = readValue(key, text, valueAt(layout), report);
	const value = engine ? byEngine(key, layout, report) : strict;
	return { key, ...(value === undefined ? {} : { value }), layout } as Entry;
}

/** The value that the engine reads, for lines with the key in the first column, immediately followed by a colon. */
function byEngine<K extends Key>(key: K, layout: Layout, report: Report): Values[K] | undefined {
	if (layout.lead !== '' || !KEYS.has(layout.name)) return undefined;
	const value = engineValue(key, lineText(layout).slice(0, ENGINE_LINE));
	if (value !== CRASH) return value;
	report.error('crash', spanOf(layout), 'Engine 1.4.1 crashes on this line.', { hint: 'Correct the line.' });
	return undefined;
}

function keyOf({ name, gap, at, lead }: Layout, report: Report): Key | undefined {
	const exact = KEYS.get(name);
	if (gap !== '' && exact !== undefined) return exact;
	const from = at + lead.length;
	const span = { from, to: from + name.length };
	const engine = 'Ignores the line.';
	if (gap !== '') {
		const trimmed = name.trimEnd();
		const known = KEYS.get(trimmed);
		if (known !== undefined) {
			report.warn('key-colon', span, 'Expected the colon immediately after the key.', { hint: 'Remove the blanks.', fix: trimmed, engine });
			return known;
		}
		const small = trimmed.toLowerCase();
		const same = [...KEYS.keys()].find((word) => word.toLowerCase() === small);
		if (same !== undefined) {
			report.error('key-case', span, `Expected "${same}", found "${cut(trimmed)}".`, { hint: `Write "${same}".`, fix: same, engine });
			return undefined;
		}
	}
	const near = nearest(gap === '' ? (name.split(' ')[0] ?? '') : name.trimEnd(), KEYS.keys());
	report.error('unknown-key', span, gap === '' ? 'Expected a key and a colon.' : `"${cut(name)}" is not a key.`, {
		...(near === undefined ? { hint: 'If the line is a comment, begin it with #.' } : didYouMean(near)),
		// Without a colon, the span is the whole line.
		...(gap === '' ? { meant: undefined } : {}),
		engine,
	});
	return undefined;
}

/** Reports variants whose names select the same variant. */
function names({ variants }: VariantsFile, report: Report): void {
	const seen = new Map<string, string>();
	for (const { name, lines } of variants) {
		const short = shortName(name);
		const other = seen.get(short);
		const layout = lines[0]?.layout;
		if (other === undefined) seen.set(short, name);
		else if (layout !== undefined)
			report.warn('same-name', spanOf(layout), `The names "${cut(name)}" and "${cut(other)}" have the same short form "${cut(short)}".`, {
				hint: 'Choose another name.',
				engine: 'Selects only the first variant.',
			});
	}
}
