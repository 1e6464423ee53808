import type { Diagnostic, Result, Span } from '@x/diagnostics';
import type { Code } from './codes.js';
import type { Mode } from './options.js';

/** An edit of the text that was read. */
export interface Edit extends Span {
	readonly text: string;
}

/** The data of a problem in addition to its message. */
export interface Note {
	readonly hint?: string | undefined;
	/** The replacement of the place of the fault, or an edit elsewhere. */
	readonly fix?: string | Edit | undefined;
	readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** A fault in a part of a text, such as a value: its place counts from the beginning of the part. */
export interface PartFault extends Span, Note {
	readonly code: Code;
	readonly message: string;
	readonly fix?: string | undefined;
}

/** Faults that never stop Fairy-Stockfish, and do not change what it plays. */
const WARNINGS: readonly Code[] = ['off-board', 'deprecated', 'blank', 'outside'];
/** Faults that leave nothing to read. */
const FATAL: readonly Code[] = ['too-long', 'empty'];
/** Sections with these faults are left out by Fairy-Stockfish. */
const LEFT_OUT: readonly Code[] = ['section-form', 'section-name', 'duplicate-section', 'unknown-parent', 'parent-later'];

/** Collects the problems of one text, at most `limit` of them. */
export class Report {
	readonly #problems: Diagnostic[] = [];
	readonly #limit: number;
	readonly #mode: Mode;
	#failed = false;

	constructor(limit: number, mode: Mode) {
		this.#limit = limit;
		this.#mode = mode;
	}

	/** Notes a problem. Its severity depends on the mode. */
	add(code: Code, span: Span, message: string, { hint, fix, data }: Note = {}): void {
		const severity = this.#severityOf(code);
		if (this.#problems.length >= this.#limit && (severity === 'warning' || this.#failed)) return;
		if (severity === 'error') this.#failed = true;
		const edit = typeof fix === 'string' ? { from: span.from, to: span.to, text: fix } : fix;
		const more = edit === undefined && data === undefined ? undefined : { ...data, ...(edit && { fix: edit }) };
		this.#problems.push({
			code: `variants-ini/${code}`,
			message,
			severity,
			span,
			...(hint !== undefined && { hint }),
			...(more && { data: more }),
		});
	}

	/** Notes a fault of a part of the text that begins at `at`. */
	addAt(at: number, { code, from, to, message, ...note }: PartFault): void {
		this.add(code, { from: at + from, to: at + to }, message, note);
	}

	#severityOf(code: Code): 'error' | 'warning' {
		if (FATAL.includes(code)) return 'error';
		if (this.#mode === 'strict') return WARNINGS.includes(code) ? 'warning' : 'error';
		return this.#mode === 'lenient' && LEFT_OUT.includes(code) ? 'error' : 'warning';
	}

	/** The value with the warnings, or all problems, in the order of the text. */
	result<T>(value: T): Result<T> {
		const problems = this.#problems.sort((one, other) => one.span.from - other.span.from || one.span.to - other.span.to);
		return this.#failed ? { ok: false, problems } : { ok: true, value, warnings: problems };
	}
}
