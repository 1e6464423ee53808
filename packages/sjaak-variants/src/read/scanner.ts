import type { Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
import type { Note, Report } from '../report.js';

/** Reads one value from left to right; spans are those of the file. */
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

	/** The span from one offset of the value to another (the cursor unless said). */
	span(from: number, to: number = this.at): Span {
		return { from: this.base + from, to: this.base + to };
	}

	/** The span of what is left, or of the whole value where nothing is. */
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

	/** What a sticky expression matches here; '' if nothing. */
	take(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text)?.[0] ?? '';
		this.at += found.length;
		return found;
	}

	/** Whether a sticky expression matches here. */
	sees(pattern: RegExp): boolean {
		pattern.lastIndex = this.at;
		return pattern.test(this.text);
	}

	/** A whole number, at most nine digits, or undefined. */
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

	/** Complains about what follows the value. */
	finish(engine?: string): void {
		this.blanks();
		if (this.done) return;
		const from = this.text.slice(0, this.at).trimEnd().length;
		const span = this.span(from, this.text.length);
		this.warn('extra-text', span, `"${cut(this.text.slice(this.at))}" follows the value and means nothing.`, {
			hint: 'Leave it out.',
			fix: '',
			...(engine === undefined ? {} : { engine }),
		});
	}
}

/** A quotation for a message: not longer than a message should be. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);
