import type { Diagnostic, Result, Span } from '@x/diagnostics';
import type { Code, WxfCode } from './codes.js';
import type { Mode } from './options.js';

/** A replacement that is certainly meant. */
export interface Fix extends Span {
	readonly text: string;
}

/** The parts of a problem besides its sentence. */
export interface More {
	readonly hint?: string | undefined;
	readonly fix?: Fix | undefined;
}

/** A problem of a text. */
export const problemAt = (code: Code, span: Span, message: string, { hint, fix }: More = {}): Diagnostic<WxfCode> => ({
	code: `wxf/${code}`,
	message,
	severity: 'error',
	span: { from: span.from, to: span.to },
	...(hint !== undefined && { hint }),
	...(fix !== undefined && { data: { fix } }),
});

/** Collects the problems of one text, at most `limit` of them. */
export class Report {
	readonly mode: Mode;
	readonly #problems: Diagnostic<WxfCode>[] = [];
	readonly #limit: number;
	#failed = false;

	constructor(mode: Mode, limit: number) {
		this.mode = mode;
		this.#limit = limit;
	}

	/** Notes a problem of a part that cannot be read. In the mode `repair` the part is left out with a warning. */
	fault(code: Code, span: Span, message: string, more?: More): void {
		this.#add(problemAt(code, span, message, more), this.mode === 'repair');
	}

	/** Notes a problem of a part that is understood. It is an error in the mode `strict` only. */
	deviation(code: Code, span: Span, message: string, more?: More): void {
		this.#add(problemAt(code, span, message, more), this.mode !== 'strict');
	}

	/** Notes a problem that makes the whole text unreadable. */
	fatal(code: Code, span: Span, message: string, more?: More): void {
		this.#add(problemAt(code, span, message, more), false);
	}

	#add(problem: Diagnostic<WxfCode>, tolerated: boolean): void {
		// The first error is listed in any case: a text with faults is never taken for a good one.
		if (this.#problems.length >= this.#limit && (tolerated || this.#failed)) return;
		this.#failed ||= !tolerated;
		this.#problems.push(tolerated ? { ...problem, severity: 'warning' } : problem);
	}

	/** The value with the warnings, or all problems. */
	result<T>(value: T): Result<T, Diagnostic<WxfCode>> {
		return this.#failed ? { ok: false, problems: this.#problems } : { ok: true, value, warnings: this.#problems };
	}
}
