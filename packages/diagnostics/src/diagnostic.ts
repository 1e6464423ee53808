/** Half-open range of UTF-16 offsets into the parsed text. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

export type Severity = 'error' | 'warning';

/** The parts of every fault: a stable code, a sentence for the user, and if available a hint and machine-readable data. */
export interface Problem {
	/** Stable, `package/kebab-case`: `fen/rank-too-long`. */
	readonly code: string;
	readonly message: string;
	readonly severity: Severity;
	/** A fix, if one is known. */
	readonly hint?: string;
	readonly data?: Readonly<Record<string, unknown>>;
}

/** A fault in a text. */
export interface Diagnostic extends Problem {
	readonly span: Span;
}

/** A fault in a value, such as a ruleset or a setup. Its place is a JSON path such as `paths.rook.seq[1]`. */
export interface Fault extends Problem {
	readonly path: string;
}

/** A value with warnings, or all faults that prevent it. */
export type Result<T, P extends Problem = Diagnostic> =
	| { readonly ok: true; readonly value: T; readonly warnings: readonly P[] }
	| { readonly ok: false; readonly problems: readonly P[] };
