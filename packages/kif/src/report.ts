import type { Diagnostic, Result, Span } from '@x/diagnostics';
import type { Code } from './codes.js';
import type { Settings } from './options.js';

/** The parts of a problem besides its place and its sentence. */
export interface Details {
	readonly hint?: string | undefined;
	/** The only repair. */
	readonly fix?: (Span & { readonly text: string }) | undefined;
	/** Whether nothing is lost: the meaning of the text is certain. */
	readonly harmless?: boolean | undefined;
}

/** Collects the problems of one text, at most `limit` of them. */
export class Report {
	readonly #problems: Diagnostic[] = [];
	readonly #settings: Pick<Settings, 'mode' | 'problems'>;
	#failed = false;

	constructor(settings: Pick<Settings, 'mode' | 'problems'>) {
		this.#settings = settings;
	}

	/** Notes a problem at a place. */
	add(code: Code, from: number, to: number, message: string, { hint, fix, harmless = false }: Details = {}): void {
		const { mode, problems } = this.#settings;
		const severity = mode === 'repair' || (harmless && mode === 'lenient') ? 'warning' : 'error';
		if (this.#problems.length >= problems && (severity === 'warning' || this.#failed)) return;
		if (severity === 'error') this.#failed = true;
		this.#problems.push({
			code: `kif/${code}`,
			message,
			severity,
			span: { from, to },
			...(hint !== undefined && { hint }),
			...(fix !== undefined && { data: { fix } }),
		});
	}

	/** The value with the warnings, or all problems. */
	result<T>(value: T): Result<T> {
		return this.#failed ? { ok: false, problems: this.#problems } : { ok: true, value, warnings: this.#problems };
	}
}
