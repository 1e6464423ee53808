/** Half-open range of UTF-16 offsets into the parsed text. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

export type Severity = 'error' | 'warning';

/** The parts of every fault: a stable code, a sentence for the user, and if available a hint and machine-readable data. `Code` lists the codes that are possible. */
export interface Problem<Code extends string = string> {
	/** Stable, `package/kebab-case`: `fen/rank-too-long`. */
	readonly code: Code;
	readonly message: string;
	readonly severity: Severity;
	/** A fix, if one is known. */
	readonly hint?: string;
	readonly data?: Readonly<Record<string, unknown>>;
}

/** A fault in a text. */
export interface Diagnostic<Code extends string = string> extends Problem<Code> {
	readonly span: Span;
}

/** A fault in a value, such as a ruleset or a setup. Its place is a JSON path such as `paths.rook.seq[1]`. */
export interface Fault<Code extends string = string> extends Problem<Code> {
	readonly path: string;
}

/** A value with warnings, or all faults that prevent it. */
export type Result<T, P extends Problem = Diagnostic> =
	| { readonly ok: true; readonly value: T; readonly warnings: readonly P[] }
	| { readonly ok: false; readonly problems: readonly P[] };
