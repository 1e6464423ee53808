import { checkOptions, type Diagnostic, NotationError, type Result, textGiven } from '@x/diagnostics';
import { define, defined } from './define.js';
import { CRASH, engineValue } from './engine/value.js';
import { ENGINE_LINE, LONGEST_LINE, linesOf, lineText, valueAt } from './lines.js';
import { didYouMean, nearest } from './nearest.js';
import { cut } from './read/scanner.js';
import { readValue } from './read/value.js';
import { Report } from './report.js';
import { shortName } from './short-name.js';
import type { Entry, Key, Layout, Line, Values, VariantsFile } from './syntax.js';
import { KEYS } from './words.js';

/** How a text is read. */
export interface ParseOptions {
	/** Read and play it as engine 1.4.1 does, its mistakes included. What it would pass over in silence is a warning then. */
	readonly compat?: '1.4.1' | undefined;
	/** How many problems are listed at most; 1000 unless said. */
	readonly limit?: number | undefined;
}

const fail = (problems: readonly Diagnostic[]): never => {
	throw new NotationError(problems);
};

/**
 * Reads a file of variants.
 *
 * The result holds every line with its bytes and comments; {@link stringify} writes it back exactly. Lenient where a line can mean only one
 * thing: {@link safeParse} lists what was tolerated. Linear in the length of the text.
 *
 * @throws {NotationError} with every fault, its span, line and column; for any string, no other error.
 * @throws {TypeError} if the text is no string.
 *
 * @example
 * parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w - -"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants[0]?.name // 'Tiny'
 */
export function parse(text: string, options?: ParseOptions): VariantsFile {
	const result = safeParse(text, options);
	return result.ok ? result.value : fail(result.problems);
}

/**
 * {@link parse} without throwing on text: the file with warnings, or every fault (and warning) of the text.
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
 * Can this text be read? Warnings do not count.
 *
 * @example
 * isValid('Variant: Nothing') // false
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}

/**
 * The lines of a file whatever is wrong with it, for tools that edit: values that cannot be read are missing.
 *
 * @example
 * parseLines('Bord: 4x4').preamble[0]?.key // 'unknown'
 */
export function parseLines(text: string, options: ParseOptions = {}): VariantsFile {
	return read(text, options).file;
}

const OPTIONS = { compat: ['1.4.1'], limit: 'number' } as const;

function read(text: string, options: ParseOptions): { file: VariantsFile; report: Report } {
	textGiven(text);
	checkOptions(options, OPTIONS);
	const { compat, limit = 1000 } = options;
	const report = new Report(text, limit, compat !== undefined);
	if (text.startsWith('\uFEFF'))
		report.warn('byte-order-mark', { from: 0, to: 1 }, 'A byte order mark begins the text.', {
			hint: 'Save the file without one.',
			fix: '',
			engine: 'Does not see the first line, and crashes.',
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
					report.warn('outside-variant', spanOf(layout), 'This stands before the first "Variant:" and means nothing.', {
						hint: 'Make it a comment.',
					});
			}
		}
	}
	return { file: { preamble, variants }, report };
}

/** From the first sign of a line to the last one before its comment. */
const spanOf = ({ at, lead, name, gap, text }: Layout): { from: number; to: number } => {
	const from = at + lead.length;
	return { from, to: from + name.length + gap.length + text.length };
};

function lineOf(layout: Layout, report: Report, engine: boolean): Line {
	const { name, gap, text, lead, at } = layout;
	if (name === '') return { key: 'blank', layout };
	const span = spanOf(layout);
	const length = lineText(layout).length;
	if (length > LONGEST_LINE) {
		report.error('line-too-long', span, `The line has ${length} characters; lines of at most ${LONGEST_LINE} are read.`);
		return { key: 'unknown', layout };
	}
	if (length >= ENGINE_LINE)
		report.warn('long-line', span, `The line has ${length} characters.`, {
			hint: 'Keep lines shorter than 4095 bytes.',
			engine: 'Cuts it into several lines.',
		});
	const key = keyOf(layout, report);
	if (key === undefined) return { key: 'unknown', layout };
	if (lead !== '' && lead !== '\uFEFF')
		report.warn('indent', { from: at, to: at + lead.length }, 'Blanks stand before the key.', {
			hint: 'Leave them out.',
			fix: '',
			engine: 'Passes over the line.',
		});
	if (/^:$/.test(gap) && key === 'Max' && text !== '')
		report.warn('no-blank', { from: span.from, to: span.from + name.length + 1 }, 'A blank belongs behind "Max:".', {
			hint: 'Put one in.',
			fix: 'Max: ',
			engine: 'Does not read the number.',
		});
	const strict = readValue(key, text, valueAt(layout), report);
	const value = engine ? byEngine(key, layout, report) : strict;
	return { key, ...(value === undefined ? {} : { value }), layout } as Entry;
}

/** The value that the engine reads: of lines whose key stands in the first column, with the colon behind it. */
function byEngine<K extends Key>(key: K, layout: Layout, report: Report): Values[K] | undefined {
	if (layout.lead !== '' || !KEYS.has(layout.name)) return undefined;
	const value = engineValue(key, lineText(layout).slice(0, ENGINE_LINE));
	if (value !== CRASH) return value;
	report.error('crash', spanOf(layout), 'Engine 1.4.1 crashes on this line.', { hint: 'Mend it.' });
	return undefined;
}

function keyOf({ name, gap, at, lead }: Layout, report: Report): Key | undefined {
	const exact = KEYS.get(name);
	if (gap !== '' && exact !== undefined) return exact;
	const from = at + lead.length;
	const span = { from, to: from + name.length };
	const engine = 'Passes over the line.';
	if (gap !== '') {
		const trimmed = name.trimEnd();
		const known = KEYS.get(trimmed);
		if (known !== undefined) {
			report.warn('key-colon', span, 'Blanks stand before the colon.', { hint: 'Leave them out.', fix: trimmed, engine });
			return known;
		}
		const small = trimmed.toLowerCase();
		const same = [...KEYS.keys()].find((word) => word.toLowerCase() === small);
		if (same !== undefined) {
			report.error('key-case', span, `"${cut(trimmed)}" is written "${same}".`, { hint: `Write "${same}".`, fix: same, engine });
			return undefined;
		}
	}
	const near = nearest(gap === '' ? (name.split(' ')[0] ?? '') : name.trimEnd(), KEYS.keys());
	report.error('unknown-key', span, gap === '' ? 'This line has no key and no colon.' : `No key is called "${cut(name)}".`, {
		...(near === undefined ? { hint: 'Begin the line with # if it is a comment.' } : didYouMean(near)),
		// Where there is no colon, the span is not that of a key alone.
		...(gap === '' ? { meant: undefined } : {}),
		engine,
	});
	return undefined;
}

/** Names that cannot be told apart by those who select a variant. */
function names({ variants }: VariantsFile, report: Report): void {
	const seen = new Map<string, string>();
	for (const { name, lines } of variants) {
		const short = shortName(name);
		const other = seen.get(short);
		const layout = lines[0]?.layout;
		if (other === undefined) seen.set(short, name);
		else if (layout !== undefined)
			report.warn(
				'same-name',
				spanOf(layout),
				`"${cut(name)}" is selected by the name "${cut(short)}", and so is "${cut(other)}" before it.`,
				{
					hint: 'Give it another name.',
					engine: 'Selects the first one only.',
				},
			);
	}
}
