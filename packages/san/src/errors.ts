import { type Diagnostic, NotationError, type Result, type Span } from '@x/diagnostics';

/** A code this package reports. Each has a failing example in `vectors/errors.json`. */
export type SanCode =
	// the text alone
	| 'san/empty'
	| 'san/syntax'
	| 'san/result'
	| 'san/promotion-missing'
	| 'san/promotion-invalid'
	| 'san/null-move'
	| 'san/variant'
	// the text in a position
	| 'san/castling-no-right'
	| 'san/castling-blocked'
	| 'san/castling-check'
	| 'san/castling-through'
	| 'san/castling-into'
	| 'san/illegal'
	| 'san/pinned'
	| 'san/in-check'
	| 'san/own-piece'
	| 'san/no-piece'
	| 'san/ambiguous'
	| 'san/drop-pocket'
	// errors when strict, warnings when not
	| 'san/suffix'
	| 'san/capture-mark'
	| 'san/disambiguation'
	| 'san/spelling'
	| 'san/repaired'
	// move lists
	| 'san/tag'
	| 'san/comment'
	| 'san/variation';

/** What machines read from a problem; every field is there only where it applies. */
export type SanData = {
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
};

/**
 * A move text that cannot be read, or not played: the first problem's code, span and data, and all problems.
 *
 * @example
 * new SanError([{ code: 'san/empty', message: 'Empty SAN string', span: { from: 0, to: 0 }, severity: 'error' }], '').code; // → 'san/empty'
 */
export class SanError extends NotationError {
	override readonly name: string = 'SanError';
	/** The text that was read. */
	declare readonly text: string;
	/** The code of the first problem. */
	declare readonly code: SanCode;
	/** Where the first problem is. */
	declare readonly span: Span;
	/** Squares from which an ambiguous move could be made. */
	declare readonly candidates: readonly string[] | undefined;
	/** The square that matters. */
	declare readonly square: string | undefined;
	/** The text as it should be, where that is certain. */
	declare readonly canonical: string | undefined;
	constructor(problems: readonly Diagnostic[], text: string) {
		super(problems);
		Object.assign(this, problems[0]?.data, { text, code: problems[0]?.code, span: problems[0]?.span });
	}
}

/** A code without the name of this package. */
export type Short<Code = SanCode> = Code extends `san/${infer Name}` ? Name : never;

/** From and to, half-open. */
export type Range = readonly [from: number, to: number];

/** What is wrong at a place of the text. The message gets its beginning from {@link about}. */
export const flaw = (code: Short, [from, to]: Range, message: string, data?: SanData, hint?: string): Diagnostic => ({
	code: `san/${code}`,
	message,
	span: { from, to },
	severity: 'error',
	...(data && { data }),
	...(hint && { hint }),
});

/** A flaw with the text in its message: `Invalid SAN: "Nf9": …`. */
export const about = (text: string, problem: Diagnostic, title = 'Invalid'): Diagnostic =>
	problem.code === 'san/empty'
		? problem
		: { ...problem, message: `${title} SAN: "${text.replace(/^(.{40}).+/s, '$1…')}": ${problem.message}` };

/** One difference between a text and its canonical spelling, at its place. */
export const differs = (code: Short, text: string, range: Range, expected: string, canonical: string): Diagnostic => {
	const found = text.slice(...range);
	const message = !found ? `"${expected}" is missing` : `"${found}" is ${expected ? `written "${expected}"` : 'not written'}`;
	return flaw(code, range, message, { found, expected, canonical });
};

/** The one difference of a stretch of text, without what is the same at its ends; undefined when there is none. */
export function spelling(text: string, canonical: string, [from, to]: Range, code: Short = 'spelling'): Diagnostic | undefined {
	let end = canonical.length;
	let same = 0;
	if (text.slice(from, to) === canonical) return undefined;
	for (; from < to && same < end && text[from] === canonical[same]; same++) from++;
	for (; from < to && same < end && text[to - 1] === canonical[end - 1]; end--) to--;
	return differs(code, text, [from, to], canonical.slice(same, end), canonical);
}

/** The value of a result; its problems thrown. */
export function orThrow<Value>(result: Result<Value>, text: string): Value {
	if (result.ok) return result.value;
	throw new SanError(result.problems, text);
}

/** A flaw that does not matter enough to refuse the text. */
export const warning = (problem: Diagnostic): Diagnostic => ({ ...problem, severity: 'warning' });
