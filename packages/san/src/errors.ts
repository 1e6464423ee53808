import { type Diagnostic, NotationError, type Result, type Span } from '@x/diagnostics';

/** The codes of this package. `vectors/errors.json` contains a failing example of each. */
export type SanCode =
	// faults of the text alone
	| 'san/empty'
	| 'san/syntax'
	| 'san/result'
	| 'san/promotion-missing'
	| 'san/promotion-invalid'
	| 'san/null-move'
	| 'san/variant'
	// faults of the text in a position
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
	// deviations: errors in strict mode, otherwise warnings
	| 'san/suffix'
	| 'san/capture-mark'
	| 'san/disambiguation'
	| 'san/spelling'
	| 'san/repaired';

/** The data of a problem for programs. Each field is present only if it applies. */
export type SanData = {
	/** The text found. */
	readonly found?: string;
	/** The text expected. */
	readonly expected?: string;
	/** The whole text as `stringify` writes it. */
	readonly canonical?: string;
	/** The square concerned: the target, the blocked or attacked square, the square of the pinned piece. */
	readonly square?: string;
	/** The squares from which the move could be made. */
	readonly candidates?: readonly string[];
	/** The squares of the pieces that forbid the move. */
	readonly by?: readonly string[];
	/** Legal moves similar to the text. */
	readonly nearest?: readonly string[];
	/** The number of the move in a list, from 0. */
	readonly index?: number;
};

/** A problem of a move text. */
export interface SanProblem extends Diagnostic<SanCode> {
	readonly data?: SanData;
}

/**
 * A move text that cannot be read or played. It has the code, the span and the data of the first problem, and the list of all problems.
 *
 * @example
 * new SanError([{ code: 'san/empty', message: 'Empty SAN string', span: { from: 0, to: 0 }, severity: 'error' }], '').code; // → 'san/empty'
 */
export class SanError extends NotationError {
	override readonly name: string = 'SanError';
	declare readonly problems: readonly SanProblem[];
	/** The text that was read. */
	declare readonly text: string;
	/** The code of the first problem. */
	declare readonly code: SanCode;
	/** The span of the first problem. */
	declare readonly span: Span;
	/** The squares from which an ambiguous move could be made. */
	declare readonly candidates: readonly string[] | undefined;
	/** The square concerned. */
	declare readonly square: string | undefined;
	/** The corrected text, if it is unambiguous. */
	declare readonly canonical: string | undefined;
	constructor(problems: readonly SanProblem[], text: string) {
		super(problems);
		Object.assign(this, problems[0]?.data, { text, code: problems[0]?.code, span: problems[0]?.span });
	}
}

/** A code without the prefix of this package. */
export type Short<Code = SanCode> = Code extends `san/${infer Name}` ? Name : never;

/** A half-open range. */
export type Range = readonly [from: number, to: number];

/** The hint that legal moves similar to a text give. */
const similar = (moves: readonly string[] = []): string | undefined =>
	moves[0] && `The nearest legal move${moves[1] ? 's are' : ' is'} ${moves.join(', ')}.`;

/** A fault of a range of the text. {@link about} adds the beginning of its message. */
export const flaw = (
	code: Short,
	[from, to]: Range,
	message: string,
	data?: SanData,
	hint: string | undefined = similar(data?.nearest),
): SanProblem => ({
	code: `san/${code}`,
	message,
	span: { from, to },
	severity: 'error',
	...(data && { data }),
	...(hint && { hint }),
});

/** Adds the text to the message of a fault: `Invalid SAN: "Nf9": …`. */
export const about = (text: string, problem: SanProblem, title = 'Invalid'): SanProblem =>
	problem.code === 'san/empty'
		? problem
		: { ...problem, message: `${title} SAN: "${text.replace(/^(.{40}).+/s, '$1…')}": ${problem.message}` };

/** One difference between a text and its canonical spelling, with its range. */
export const differs = (code: Short, text: string, range: Range, expected: string, canonical: string): SanProblem => {
	const found = text.slice(...range);
	const message = !found ? `"${expected}" is missing` : `"${found}" is ${expected ? `written "${expected}"` : 'not written'}`;
	return flaw(code, range, message, { found, expected, canonical });
};

/** The difference between two texts without their common beginning and end; `undefined` if they are equal. */
export function spelling(text: string, canonical: string, [from, to]: Range, code: Short = 'spelling'): SanProblem | undefined {
	let end = canonical.length;
	let same = 0;
	if (text.slice(from, to) === canonical) return undefined;
	for (; from < to && same < end && text[from] === canonical[same]; same++) from++;
	for (; from < to && same < end && text[to - 1] === canonical[end - 1]; end--) to--;
	return differs(code, text, [from, to], canonical.slice(same, end), canonical);
}

/** Returns the value of a result, or throws its problems. */
export function orThrow<Value>(result: Result<Value, SanProblem>, text: string): Value {
	if (result.ok) return result.value;
	throw new SanError(result.problems, text);
}

/** Converts a fault to a warning. */
export const warning = (problem: SanProblem): SanProblem => ({ ...problem, severity: 'warning' });
