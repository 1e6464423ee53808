/** Half-open range of UTF-16 offsets into the text that was read. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

export type Severity = 'error' | 'warning';

/** What every fault has: a stable code, a sentence for the user, and where certain a hint and machine-readable facts. */
export interface Problem {
	/** Stable, `package/kebab-case`: `fen/rank-too-long`. */
	readonly code: string;
	readonly message: string;
	readonly severity: Severity;
	/** What would mend it, where that is known. */
	readonly hint?: string;
	readonly data?: Readonly<Record<string, unknown>>;
}

/** A fault in a text. */
export interface Diagnostic extends Problem {
	readonly span: Span;
}

/** A fault in a value (a ruleset, a setup): where is a JSON path such as `paths.rook.seq[1]`. */
export interface Fault extends Problem {
	readonly path: string;
}

/** A value with what was noticed on the way, or every fault that prevents it. */
export type Result<T, P extends Problem = Diagnostic> =
	| { readonly ok: true; readonly value: T; readonly warnings: readonly P[] }
	| { readonly ok: false; readonly problems: readonly P[] };
