import { NotationError, nearest, quote, type Result, type Span, textGiven } from '@x/diagnostics';
import { Report } from '@x/mbn/parts';
import type { Code } from './codes.js';
import { type DiagramOptions, settingsOf } from './options.js';
import { PieceReader } from './piece-lines.js';
import { SETTINGS, type SettingRow } from './settings.js';
import type { Diagram, Setting } from './tree.js';

/** A line with its place; blanks around it are left out. */
interface Line extends Span {
	readonly text: string;
}

/** The lines with text. Tags of HTML around the definition are not part of it. */
function linesOf(text: string): readonly Line[] {
	const found: Line[] = [];
	let at = 0;
	for (const raw of text.split('\n')) {
		const own = raw.replace(/<[^<>]*>\s*$/, '');
		const from = at + own.length - own.trimStart().length;
		const line = own.trim();
		at += raw.length + 1;
		if (line !== '' && !line.startsWith('<')) found.push({ text: line, from, to: from + line.length });
	}
	return found;
}

/** Reads the lines of a text. */
class DiagramReader {
	readonly #report: Report<Code>;
	readonly #settings: Setting[] = [];

	constructor(report: Report<Code>) {
		this.#report = report;
	}

	read(text: string): Diagram {
		const pieces: Line[] = [];
		for (const line of linesOf(text)) {
			const equals = line.text.indexOf('=');
			const colon = line.text.indexOf(':');
			if (equals > 0 && (colon < 0 || equals < colon)) this.#setting(line, equals);
			else if (colon >= 0) pieces.push(line);
			else
				this.#report.add(
					'line',
					{ from: line.from, to: line.to },
					`Expected a setting or a piece, found ${quote(line.text.slice(0, 60))}.`,
					{
						hint: 'Settings are written as in "files=8", pieces as in "knight:N:N:knight:b1,g1".',
					},
				);
		}
		const number = (key: string, otherwise: number): number => {
			const value = this.#settings.find((one) => one.key === key)?.value;
			return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : otherwise;
		};
		const [files, ranks] = [Math.min(26, Math.max(1, number('files', 8))), Math.min(99, Math.max(1, number('ranks', 8)))];
		const symmetry = this.#settings.find(({ key }) => key === 'symmetry')?.value ?? 'mirror';
		const reader = new PieceReader(this.#report, { files, ranks, firstRank: Math.min(1, number('firstRank', 1)), symmetry });
		for (const { text: line, from } of pieces) reader.read(line, from);
		if (reader.pieces.length === 0 && !this.#report.failed)
			this.#report.add('empty', { from: 0, to: text.length }, 'Expected the line of a piece, found none.', {
				hint: 'Write a line such as "rook:R:R:rook:a1,h1" for each piece.',
			});
		this.#names(reader.pieces.map(({ id }) => id));
		return { files, ranks, settings: this.#settings, pieces: reader.pieces, holes: reader.holes };
	}

	#setting({ text, from, to }: Line, equals: number): void {
		const key = text.slice(0, equals).trim();
		const value = text.slice(equals + 1).trim();
		const keySpan = { from, to: from + key.length };
		const valueSpan = { from: to - value.length, to };
		const row = SETTINGS.get(key);
		if (row === undefined) {
			const meant = nearest(key, [...SETTINGS.keys()]);
			this.#report.add('setting', keySpan, `Expected a setting of Interactive Diagrams, found ${quote(key.slice(0, 60))}.`, {
				hint: meant === undefined ? 'It is not known, and has no effect here.' : `Did you mean "${meant}"?`,
				tolerated: true,
				fix: meant,
			});
		} else {
			const before = this.#settings.find((one) => one.key === key);
			if (before !== undefined && row.repeats !== true)
				this.#report.add('duplicate', keySpan, `Expected another setting, found ${quote(key)} again.`, {
					hint: 'Remove one of the lines.',
				});
			this.#value(row, key, value, valueSpan);
		}
		this.#settings.push({ key, value, span: { from, to }, valueSpan });
	}

	#value({ form, range }: SettingRow, key: string, value: string, span: Span): void {
		// The end of the line stands for a value that is missing.
		const place = value === '' ? { from: span.from - 1, to: span.to } : span;
		if (form === 'number') {
			const [least, most] = range!;
			if (!/^-?\d{1,6}$/.test(value) || Number(value) < least || Number(value) > most)
				this.#report.add(
					'value',
					place,
					`Expected a number from ${least} to ${most} for ${key}, found ${value === '' ? 'the end of the line' : quote(value)}.`,
					{ hint: `Write a number, as in "${key}=${Math.max(least, 1)}".` },
				);
		} else if (form === 'stalemate' && value !== 'draw' && value !== 'win') {
			const meant = nearest(value, ['draw', 'win']);
			this.#report.add('value', place, `Expected draw or win for ${key}, found ${value === '' ? 'the end of the line' : quote(value)}.`, {
				hint: 'With "stalemate=win" the player wins who stalemates the other one, as with each value but draw.',
				tolerated: true,
				fix: meant,
			});
		} else if (form === 'symmetry' && !['mirror', 'rotate', 'none'].includes(value)) {
			const meant = nearest(value, ['mirror', 'rotate', 'none']);
			this.#report.add(
				'value',
				place,
				`Expected mirror, rotate or none for ${key}, found ${value === '' ? 'the end of the line' : quote(value)}.`,
				{
					hint: meant === undefined ? 'Write "symmetry=mirror", "symmetry=rotate" or "symmetry=none".' : `Did you mean "${meant}"?`,
					fix: meant,
				},
			);
		}
	}

	/** Checks the pieces that settings name. */
	#names(ids: readonly string[]): void {
		for (const { key, value, valueSpan } of this.#settings) {
			if (key === 'promoChoice')
				for (const { id, span } of choicesIn(value, valueSpan?.from ?? 0, ids)) if (!ids.includes(id)) this.#unknown(id, span, ids);
			if (key !== 'royal' || value === '') continue;
			const number = /^\d{1,4}$/.test(value) ? Number(value) : undefined;
			const known = number === undefined ? ids.includes(value) : number <= ids.length;
			if (!known) this.#unknown(value, valueSpan ?? { from: 0, to: 0 }, ids);
		}
	}

	#unknown(id: string, span: Span, ids: readonly string[]): void {
		this.#report.add('unknown-piece', span, `Expected the letter of a piece, found ${quote(id)}.`, {
			hint: ids.length === 0 ? 'Write the lines of pieces first.' : `The pieces are ${ids.join(', ')}.`,
		});
	}
}

/** A piece that a pawn can become. `!`: not on the last rank; `*`: only a captured piece. */
export interface ChoiceSign {
	readonly id: string;
	readonly marks: string;
	/** The number of ranks on which it can be chosen, if that is not `promoZone`. */
	readonly depth: number | undefined;
	readonly span: Span;
}

/** The pieces of `promoChoice`: letters, each with marks before it and perhaps a number of ranks behind it; longer names first. */
export function choicesIn(text: string, from: number, ids: readonly string[]): readonly ChoiceSign[] {
	const names = [...ids].sort((one, other) => other.length - one.length);
	const found: ChoiceSign[] = [];
	for (let at = 0; at < text.length; ) {
		const marks = /^[\s,!*+]*/.exec(text.slice(at))![0];
		const begin = at + marks.length;
		if (begin >= text.length) break;
		const id = names.find((name) => name !== '' && text.startsWith(name, begin)) ?? String.fromCodePoint(text.codePointAt(begin)!);
		const digits = /^\d*/.exec(text.slice(begin + id.length))![0];
		const span = { from: from + begin, to: from + begin + id.length };
		at = begin + id.length + digits.length;
		found.push({ id, marks: marks.replaceAll(/[\s,]/g, ''), depth: digits === '' ? undefined : Number(digits), span });
	}
	return found;
}

/**
 * Reads the definition of an Interactive Diagram of chessvariants.com: settings such as `files=8`, and a line for each piece. Tags of HTML around
 * the text are skipped. Every fault is listed with its place.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParseDiagram('files=5\nranks=x\nrook:R:R:rook:a1');
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // [ [ 'diagram/value', 14 ] ]
 */
export function safeParseDiagram(text: string, options?: DiagramOptions): Result<Diagram> {
	textGiven(text);
	const { length, problems } = settingsOf(options);
	const report = new Report<Code>('diagram', problems);
	if (text.length > length) {
		report.add('too-long', { from: length, to: text.length }, `Expected at most ${length} characters, found ${text.length}.`, {
			hint: 'Raise limits.length.',
		});
		return report.result<Diagram>({ files: 8, ranks: 8, settings: [], pieces: [], holes: [] });
	}
	const value = new DiagramReader(report).read(text);
	report.findings.problems.sort((one, other) => one.span.from - other.span.from || one.span.to - other.span.to);
	return report.result(value);
}

/**
 * Reads the definition of an Interactive Diagram.
 *
 * @throws {NotationError} with every fault of the text.
 *
 * @example
 * parseDiagram('files=5\nranks=5\nking:K:K:king:e1').pieces[0].squares // [ [ [ 4, 0 ] ], [ [ 4, 4 ] ] ]
 */
export function parseDiagram(text: string, options?: DiagramOptions): Diagram {
	const result = safeParseDiagram(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
