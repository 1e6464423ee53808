import type { Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
import type { Note, Report } from '../report.js';

/** Reads one value from left to right. Spans are relative to the file. */
export class Scanner {
	readonly text: string;
	readonly report: Report;
	at = 0;
	private readonly base: number;

	constructor(text: string, base: number, report: Report) {
		this.text = text;
		this.base = base;
		this.report = report;
	}

	get done(): boolean {
		return this.at >= this.text.length;
	}

	get next(): string {
		return this.text[this.at] ?? '';
	}

	/** The span between two offsets of the value; the cursor by default. */
	span(from: number, to: number = this.at): Span {
		return { from: this.base + from, to: this.base + to };
	}

	/** The span of the rest, or of the whole value if the rest is empty. */
	rest(): Span {
		return this.done ? this.span(0, this.text.length) : this.span(this.at, this.text.length);
	}

	blanks(): number {
		const from = this.at;
		while (this.next === ' ' || this.next === '\t') this.at++;
		return this.at - from;
	}

	eat(text: string): boolean {
		if (!this.text.startsWith(text, this.at)) return false;
		this.at += text.length;
		return true;
	}

	/** The match of a sticky expression at the cursor; an empty text if it does not match. */
	take(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text)?.[0] ?? '';
		this.at += found.length;
		return found;
	}

	/** Whether a sticky expression matches at the cursor. */
	sees(pattern: RegExp): boolean {
		pattern.lastIndex = this.at;
		return pattern.test(this.text);
	}

	/**
	 * Whether a separator follows, and reads it. Another sign in its place, or none, before a text of the form `next` is a fault with a repair, behind which
	 * reading goes on. `written`: the separator with its blanks.
	 */
	separator(
		right: string,
		next: RegExp,
		{ wrong = /[;.:/|]/y, written = right }: { readonly wrong?: RegExp; readonly written?: string } = {},
	): boolean {
		if (this.eat(right)) return true;
		const start = this.at;
		this.at = this.text.slice(0, start).trimEnd().length;
		const gap = this.at;
		this.blanks();
		const from = this.at;
		const sign = this.take(wrong);
		const to = this.at;
		this.blanks();
		if ((sign === '' && from === gap && !written.startsWith('|')) || !this.sees(next)) {
			this.at = start;
			return false;
		}
		const [span, fix] = sign === '' ? [this.span(gap, from), written] : [this.span(from, to), right];
		this.error('separator', span, `Expected "${right}", found ${sign !== '' ? `"${sign}"` : from > gap ? 'a blank' : 'nothing'}.`, {
			hint: `Write "${right}".`,
			fix,
		});
		return true;
	}

	/** A whole number of at most nine digits, or `undefined`. */
	integer(): number | undefined {
		const digits = this.take(/[+-]?\d+/y);
		return digits === '' ? undefined : Number(digits.slice(0, 9));
	}

	error(code: Code, span: Span, message: string, note?: Note): undefined {
		this.report.error(code, span, message, note);
		return undefined;
	}

	warn(code: Code, span: Span, message: string, note?: Note): void {
		this.report.warn(code, span, message, note);
	}

	/** Reports text after the end of the value. */
	finish(engine?: string): void {
		this.blanks();
		if (this.done) return;
		const from = this.text.slice(0, this.at).trimEnd().length;
		const span = this.span(from, this.text.length);
		this.warn('extra-text', span, `Expected the end of the value, found "${cut(this.text.slice(this.at))}".`, {
			hint: 'Remove it.',
			fix: '',
			...(engine === undefined ? {} : { engine }),
		});
	}
}

/** A quotation for a message, truncated to a suitable length. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);
