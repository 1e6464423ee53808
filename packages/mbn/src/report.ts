import type { Diagnostic, Result, Span } from '@x/diagnostics';

/** The problems of one text, and the number of errors among them and beyond the limit. */
export interface Findings {
	problems: Diagnostic[];
	errors: number;
}

/** A replacement of a part of the text. */
export interface Edit extends Span {
	readonly text: string;
}

/** The parts of a problem in addition to its message. */
export interface Note {
	readonly hint?: string | undefined;
	/** The problem is a warning, and the text is read nevertheless. */
	readonly tolerated?: boolean;
	/** The only repair: a replacement of the span, or another one. */
	readonly fix?: string | Edit | undefined;
	/** The data of a problem without a repair. */
	readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Collects the problems of one text, at most `limit` of them. The public code of each is `prefix/code`. */
export class Report<Code extends string> {
	readonly #prefix: string;
	readonly #limit: number;
	/** The list, which reports of several notations can share: that of a text and those of its parts. */
	readonly findings: Findings;

	constructor(prefix: string, limit: number, findings: Findings = { problems: [], errors: 0 }) {
		this.#prefix = prefix;
		this.#limit = limit;
		this.findings = findings;
	}

	/** Adds a problem. */
	add(code: Code, span: Span, message: string, { hint, tolerated = false, fix, data }: Note = {}): void {
		const { problems } = this.findings;
		if (!tolerated) this.findings.errors++;
		// The first error is listed in any case: a text with faults must not look like one with warnings only.
		if (problems.length >= this.#limit && (tolerated || this.findings.errors > 1)) return;
		const severity = tolerated ? 'warning' : 'error';
		const more = fix === undefined ? data : { fix: typeof fix === 'string' ? { ...span, text: fix } : fix };
		problems.push({
			code: `${this.#prefix}/${code}`,
			message,
			severity,
			span,
			...(hint !== undefined && { hint }),
			...(more && { data: more }),
		});
	}

	get failed(): boolean {
		return this.findings.errors > 0;
	}

	/** The state before an item is read. */
	mark(): { readonly errors: number; readonly problems: number } {
		return { errors: this.findings.errors, problems: this.findings.problems.length };
	}

	failedSince({ errors }: { readonly errors: number }): boolean {
		return this.findings.errors > errors;
	}

	/** Makes warnings of the errors since a mark. */
	tolerateSince({ errors, problems }: { readonly errors: number; readonly problems: number }): void {
		const found = this.findings;
		found.errors = errors;
		for (let at = problems; at < found.problems.length; at++) found.problems[at] = { ...found.problems[at]!, severity: 'warning' };
	}

	/** The value with the warnings, or all problems. */
	result<T>(value: T): Result<T> {
		const { problems } = this.findings;
		return this.failed ? { ok: false, problems } : { ok: true, value, warnings: problems };
	}
}
