import type { Diagnostic, Result, Span } from '@x/diagnostics';
import type { Code } from './codes.js';

/** Collects the problems of one text, at most `limit` of them. */
export class Report {
	readonly #problems: Diagnostic[] = [];
	readonly #limit: number;
	#errors = 0;

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** Adds a problem. With `tolerated` it is a warning, and the text is read nevertheless. */
	add(code: Code, span: Span, message: string, { hint, tolerated = false }: { hint?: string; tolerated?: boolean } = {}): void {
		if (!tolerated) this.#errors++;
		if (this.#problems.length >= this.#limit && (tolerated || this.#errors > 1)) return;
		const severity = tolerated ? 'warning' : 'error';
		this.#problems.push({ code: `mbn/${code}`, message, severity, span, ...(hint !== undefined && { hint }) });
	}

	get failed(): boolean {
		return this.#errors > 0;
	}

	/** The state before an item is read. */
	mark(): { readonly errors: number; readonly problems: number } {
		return { errors: this.#errors, problems: this.#problems.length };
	}

	failedSince({ errors }: { readonly errors: number }): boolean {
		return this.#errors > errors;
	}

	/** Makes warnings of the errors since a mark. */
	tolerateSince({ errors, problems }: { readonly errors: number; readonly problems: number }): void {
		this.#errors = errors;
		for (let at = problems; at < this.#problems.length; at++) this.#problems[at] = { ...this.#problems[at]!, severity: 'warning' };
	}

	/** The value with the warnings, or all problems. */
	result<T>(value: T): Result<T> {
		return this.failed ? { ok: false, problems: this.#problems } : { ok: true, value, warnings: this.#problems };
	}
}
