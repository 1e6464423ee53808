import { type Diagnostic, NotationError, type Span } from '@x/core';

/** Every code this package reports. Each has a failing example in `vectors/errors.json`. */
export const SAN_CODES = [
	// the text alone
	'san/empty',
	'san/syntax',
	'san/result',
	'san/promotion-missing',
	'san/promotion-invalid',
	'san/null-move',
	'san/variant',
	// the text in a position
	'san/castling-no-right',
	'san/castling-blocked',
	'san/castling-check',
	'san/castling-through',
	'san/castling-into',
	'san/illegal',
	'san/pinned',
	'san/in-check',
	'san/own-piece',
	'san/no-piece',
	'san/ambiguous',
	'san/drop-pocket',
	// errors when strict, warnings when not
	'san/suffix',
	'san/capture-mark',
	'san/disambiguation',
	'san/spelling',
	'san/repaired',
	// move lists
	'san/tag',
	'san/comment',
	'san/variation',
] as const;

/** A code this package reports. */
export type SanCode = (typeof SAN_CODES)[number];

/** What machines read from a problem; every field is there only where it applies. */
export interface SanData {
	/** What stands in the text. */
	readonly found?: string;
	/** What should stand in its place. */
	readonly expected?: string;
	/** The whole text as `stringify` writes it. */
	readonly canonical?: string;
	/** The square that matters: the target, the blocked or attacked square, the pinned piece. */
	readonly square?: string;
	/** Squares from which the move could be made. */
	readonly candidates?: readonly string[];
	/** Squares of the pieces that forbid the move. */
	readonly by?: readonly string[];
	/** Legal moves like the one in the text. */
	readonly nearest?: readonly string[];
}

/**
 * A move text that cannot be read, or not played.
 *
 * @example
 * try {
 *   parse('Nf9');
 * } catch (error) {
 *   error instanceof SanError && error.code; // 'san/syntax'
 * }
 */
export class SanError extends NotationError {
	override readonly name: string = 'SanError';
	/** The text that was read. */
	readonly text: string;
	constructor(problems: readonly Diagnostic[], text: string) {
		super(problems);
		this.text = text;
	}
	/** The code of the first problem. */
	get code(): SanCode {
		return this.problems[0]!.code as SanCode;
	}
	/** Where the first problem is. */
	get span(): Span {
		return this.problems[0]!.span;
	}
	/** Squares from which an ambiguous move could be made. */
	get candidates(): readonly string[] | undefined {
		return dataOf(this.problems[0]).candidates;
	}
	/** The square that matters. */
	get square(): string | undefined {
		return dataOf(this.problems[0]).square;
	}
	/** The text as it should be, where that is certain. */
	get canonical(): string | undefined {
		return dataOf(this.problems[0]).canonical;
	}
}

const dataOf = (problem: Diagnostic | undefined): SanData => (problem?.data ?? {}) as SanData;

/** A text as messages quote it. */
export const quote = (text: string): string => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

/** A place in the text with what is wrong there; the message gets its prefix later. */
export interface Flaw {
	readonly code: SanCode;
	readonly from: number;
	readonly to: number;
	readonly message: string;
	readonly hint?: string | undefined;
	readonly data?: SanData | undefined;
}

/** Whether a reader found a flaw in place of what it looked for. */
export const isFlaw = <T extends object>(value: T | Flaw): value is Flaw => 'message' in value;

/** The diagnostic of a flaw. */
export function diagnostic(flaw: Flaw, message: string = flaw.message, severity: 'error' | 'warning' = 'error'): Diagnostic {
	return {
		code: flaw.code,
		message,
		span: { from: flaw.from, to: flaw.to },
		severity,
		...(flaw.hint === undefined ? {} : { hint: flaw.hint }),
		...(flaw.data === undefined ? {} : { data: { ...flaw.data } }),
	};
}

/** The diagnostic of a text that cannot be read. */
export const unreadable = (text: string, flaw: Flaw): Diagnostic =>
	diagnostic(flaw, flaw.code === 'san/empty' ? flaw.message : `Invalid SAN: ${quote(text)}: ${flaw.message}`);

/** The diagnostic of a text that cannot be played. */
export const unplayable = (text: string, flaw: Flaw): Diagnostic =>
	diagnostic(flaw, `${flaw.code === 'san/ambiguous' ? 'Ambiguous SAN' : 'No legal move for SAN'}: ${quote(text)}: ${flaw.message}`);
