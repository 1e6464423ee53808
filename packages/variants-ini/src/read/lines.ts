import type { Span } from '@x/diagnostics';
import { quote } from '@x/diagnostics';
import { keyOf, nearestKey } from '../keys/catalogue.js';
import type { Report } from '../report.js';
import type { Entry, Section, VariantsIni } from '../tree.js';

/** A line with its end. */
interface Line extends Span {
	readonly text: string;
	/** The characters that end it. */
	readonly end: string;
}

function* linesOf(text: string): Generator<Line> {
	for (let from = 0; from < text.length; ) {
		const newline = text.indexOf('\n', from);
		const next = newline < 0 ? text.length : newline + 1;
		const to = newline < 0 ? next : text[newline - 1] === '\r' && newline - 1 >= from ? newline - 1 : newline;
		yield { from, to, text: text.slice(from, to), end: text.slice(to, next) };
		from = next;
	}
}

interface OpenSection {
	section: Omit<Section, 'entries'>;
	readonly entries: Entry[];
}

/** Reads lines as sections with keys, and reports lines that are neither. */
export class LineReader {
	readonly #report: Report;
	readonly #sections: OpenSection[] = [];
	/** The text since the last key or header, where it was neither. */
	#before = '';

	constructor(report: Report) {
		this.#report = report;
	}

	read(text: string): VariantsIni {
		for (const line of linesOf(text)) this.#line(line);
		const sections = this.#sections.map(({ section, entries }): Section => ({ ...section, entries }));
		return { sections, ...(this.#before !== '' && { after: this.#before }) };
	}

	#line(line: Line): void {
		const { text, from } = line;
		const start = text.length - text.trimStart().length;
		const plain = text.trimStart();
		if (plain === '') {
			if (text !== '') this.#report.add('blank', line, 'Expected an empty line, found blanks.', { hint: 'Remove the blanks.', fix: '' });
			this.#skip(line);
			return;
		}
		if (start > 0) {
			const what = plain.startsWith('[') ? 'a section' : /^[#;]/.test(plain) ? 'a comment' : 'a key';
			this.#report.add('indent', { from, to: from + start }, `Expected ${what} at the beginning of the line, found blanks.`, {
				hint: 'Remove the blanks.',
				fix: '',
			});
		}
		if (/^[#;]/.test(plain)) this.#skip(line);
		else if (plain.startsWith('[')) this.#header(line, start);
		else if (plain.includes('=')) this.#entry(line, start);
		else this.#other(line, start);
	}

	#skip({ text, end }: Line): void {
		this.#before += text + end;
	}

	#take(more = ''): string {
		const before = this.#before + more;
		this.#before = '';
		return before;
	}

	#header({ text, from, end }: Line, start: number): void {
		const close = text.indexOf(']', start);
		const last = text.trimEnd().length;
		if (close < 0)
			this.#report.add(
				'section-form',
				{ from: from + start, to: from + last },
				'Expected "]" behind the name of the section, found the end of the line.',
				{
					hint: 'Write the name between "[" and "]".',
					fix: { from: from + last, to: from + last, text: ']' },
				},
			);
		const inner = text.slice(start + 1, close < 0 ? last : close);
		const tail = close < 0 ? text.slice(last) : text.slice(close);
		if (close >= 0 && tail.trim() !== ']')
			this.#report.add(
				'section-form',
				{ from: from + close + 1, to: from + last },
				`Expected the end of the line behind "]", found ${quote(text.slice(close + 1, last).trim())}.`,
				{
					hint: 'Fairy-Stockfish ignores this text. A comment begins on a line of its own.',
					fix: '',
				},
			);
		const at = from + start + 1;
		const colon = inner.indexOf(':');
		const name = this.#name(inner.slice(0, colon < 0 ? inner.length : colon), at, 'the name of a section');
		const parent = colon < 0 ? undefined : this.#name(inner.slice(colon + 1), at + colon + 1, 'the name of a parent');
		this.#sections.push({
			section: {
				name: name.text,
				...(parent && { parent: parent.text }),
				layout: {
					before: this.#take(text.slice(0, start + 1) + name.before),
					...(parent && { colon: `${name.after}:${parent.before}` }),
					after: (parent ?? name).after + tail + end,
					span: { from: from + start, to: from + last },
					nameSpan: name.span,
					...(parent && { parentSpan: parent.span }),
				},
			},
			entries: [],
		});
	}

	/** A name without the blanks around it. */
	#name(text: string, at: number, what: string): { text: string; before: string; after: string; span: Span } {
		const plain = text.trim();
		const start = plain === '' ? 0 : text.indexOf(plain);
		const span = { from: at + start, to: at + start + plain.length };
		if (plain === '')
			this.#report.add('section-name', { from: at - 1, to: at + text.length }, `Expected ${what}, found nothing.`, {
				hint: 'Write a name.',
			});
		else if (plain.length < text.length)
			this.#report.add(
				'section-name',
				{ from: at, to: at + text.length },
				`Expected ${what} without blanks around it, found ${quote(text)}.`,
				{
					hint: 'For Fairy-Stockfish these blanks belong to the name. Remove them.',
					fix: plain,
				},
			);
		return { text: plain, before: text.slice(0, start), after: text.slice(start + plain.length), span };
	}

	#entry(line: Line, start: number): void {
		const { text, from, end } = line;
		const equals = text.indexOf('=');
		const key = text.slice(start, equals).trimEnd();
		const right = text.slice(equals + 1);
		const value = right.trim();
		const valueAt = equals + 1 + (value === '' ? 0 : right.indexOf(value));
		const keySpan = { from: from + start, to: from + start + key.length };
		if (key === '') {
			this.#report.add('line-form', { from: from + start, to: from + text.trimEnd().length }, 'Expected a key before "=", found nothing.', {
				hint: 'Write a line as in "maxRank = 8".',
			});
			this.#skip(line);
			return;
		}
		if (text.slice(start + key.length, equals).includes('\t'))
			this.#report.add('blank', { from: keySpan.to, to: from + equals }, 'Expected blanks before "=", found a tabulator.', {
				hint: 'For Fairy-Stockfish a tabulator belongs to the key.',
				fix: ' ',
			});
		const behind = right.length - right.trimEnd().length;
		if (behind > 0 && value !== '')
			this.#report.add(
				'blank',
				{ from: from + text.length - behind, to: from + text.length },
				'Expected the end of the line behind the value, found blanks.',
				{
					hint: 'For Fairy-Stockfish these blanks belong to the value. Remove them.',
					fix: '',
				},
			);
		const section = this.#sections.at(-1);
		if (section === undefined) {
			this.#outside(line, start);
			return;
		}
		section.entries.push({
			key,
			value,
			layout: {
				before: this.#take(text.slice(0, start)),
				equals: text.slice(start + key.length, valueAt),
				after: text.slice(valueAt + value.length) + end,
				keySpan,
				valueSpan: { from: from + valueAt, to: from + valueAt + value.length },
			},
		});
	}

	#outside(line: Line, start: number): void {
		this.#report.add('outside', { from: line.from + start, to: line.to }, 'Expected a section before the first key, found a key.', {
			hint: 'Begin a section as in "[name:parent]". Fairy-Stockfish skips this line.',
		});
		this.#skip(line);
	}

	/** A line without `=`. */
	#other(line: Line, start: number): void {
		const { text, from } = line;
		const plain = text.trim();
		const span = { from: from + start, to: from + start + plain.length };
		this.#skip(line);
		if (this.#sections.length === 0) {
			this.#report.add('outside', span, `Expected a section or a comment, found ${quote(plain.slice(0, 60))}.`, {
				hint: 'A comment begins with "#". Fairy-Stockfish skips this line.',
			});
			return;
		}
		const [, word = '', gap = '', rest = ''] = /^(\w+)(\s*:?\s*)(.*)$/.exec(plain) ?? [];
		const known = keyOf(word) ?? (rest === '' ? undefined : keyOf(nearestKey(word) ?? ''));
		const name = /^([\w-]+)(?::[\w-]+)?\]$/.exec(plain);
		const message = `Expected a key, "=" and a value, found ${quote(plain.slice(0, 60))}.`;
		if (name !== null)
			this.#report.add('line-form', span, message, {
				hint: `Did you mean "[${plain}"?`,
				fix: { from: span.from, to: span.from, text: '[' },
			});
		else if (known === undefined) this.#report.add('line-form', span, message, { hint: 'A comment begins with "#".' });
		else
			this.#report.add('line-form', span, message, {
				hint: `Write "=" between "${word}" and its value.`,
				...(rest !== '' && { fix: { from: span.from + word.length, to: span.from + word.length + gap.length, text: ' = ' } }),
			});
	}
}
