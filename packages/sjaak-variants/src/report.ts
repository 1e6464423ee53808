import type { Diagnostic, Span } from '@x/diagnostics';
import type { Code } from './codes.js';

/** An edit of the text that was read. */
export interface Edit {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/** The data of a problem in addition to its message. */
export interface Note {
	readonly hint?: string;
	/** The fix: a replacement of the span, or an edit. */
	readonly fix?: string | Edit;
	/** The word that was probably meant instead of the span. */
	readonly meant?: string | undefined;
	/** The behaviour of engine 1.4.1 for this line. */
	readonly engine?: string;
	readonly data?: Readonly<Record<string, unknown>>;
}

/** Collects problems with lines and columns. */
export class Report {
	readonly problems: Diagnostic[] = [];
	/** Whether an error was reported. */
	failed = false;
	private readonly text: string;
	private readonly limit: number;
	/** With the engine's meaning, only lines that crash the engine are errors. */
	private readonly tolerant: boolean;
	private starts: number[] | undefined;
	private dropped = 0;

	constructor(text: string, limit: number, tolerant: boolean) {
		this.text = text;
		this.limit = limit;
		this.tolerant = tolerant;
	}

	error(code: Code, span: Span, message: string, note: Note = {}): void {
		this.add(code, this.tolerant && code !== 'crash' ? 'warning' : 'error', span, message, note);
	}

	warn(code: Code, span: Span, message: string, note: Note = {}): void {
		this.add(code, 'warning', span, message, note);
	}

	/** Reports the number of problems beyond the limit. Must be called last. */
	close(): void {
		if (this.dropped === 0) return;
		const end = { from: this.text.length, to: this.text.length };
		const message = `${this.dropped} more problems are not listed.`;
		this.problems.push({ code: 'sjaak/too-many-problems', severity: 'warning', span: end, message, data: { dropped: this.dropped } });
	}

	private add(code: Code, severity: 'error' | 'warning', span: Span, message: string, { hint, fix, meant, engine, data }: Note): void {
		if (this.problems.length >= this.limit && (severity === 'warning' || this.failed)) {
			this.dropped++;
			return;
		}
		if (severity === 'error') this.failed = true;
		const edit = typeof fix === 'string' ? { ...span, text: fix } : fix;
		this.problems.push({
			code: `sjaak/${code}`,
			message,
			severity,
			span,
			...(hint === undefined ? {} : { hint }),
			data: {
				...data,
				...this.place(span.from),
				...(edit && { fix: edit }),
				...(meant !== undefined && span.to > span.from && { expected: meant }),
				...(engine === undefined ? {} : { engine }),
			},
		});
	}

	/** Line and column, both from 1. */
	private place(offset: number): { line: number; column: number } {
		if (this.starts === undefined) {
			this.starts = [0];
			for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) this.starts.push(at + 1);
		}
		let low = 0;
		let high = this.starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.starts[middle]! <= offset) low = middle;
			else high = middle - 1;
		}
		return { line: low + 1, column: offset - this.starts[low]! + 1 };
	}
}
