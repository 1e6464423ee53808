import type { Diagnostic, Result, Span } from '@x/diagnostics';
import type { Code } from './codes.js';

/** Collects the problems of one text, at most `limit` of them. */
export class Report {
	readonly #problems: Diagnostic[] = [];
	readonly #limit: number;
	#failed = false;

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** Notes a problem. With `tolerated` it is a warning, and the text is read nevertheless. */
	add(code: Code, span: Span, message: string, { hint, tolerated = false }: { hint?: string; tolerated?: boolean } = {}): void {
		const first = !tolerated && !this.#failed;
		if (!tolerated) this.#failed = true;
		// The first error is listed in any case: a text with faults must not look like one with warnings only.
		if (this.#problems.length >= this.#limit && !first) return;
		const severity = tolerated ? 'warning' : 'error';
		this.#problems.push({ code: `betza/${code}`, message, severity, span, ...(hint !== undefined && { hint }) });
	}

	/** The value with the warnings, or all problems. */
	result<T>(value: T): Result<T> {
		return this.#failed ? { ok: false, problems: this.#problems } : { ok: true, value, warnings: this.#problems };
	}
}
