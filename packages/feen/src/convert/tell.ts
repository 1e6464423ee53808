import type { Diagnostic, Problem, Result } from '@x/diagnostics';
import type { Part } from '@x/fen/text';
import type { Code } from '../codes.js';

/** Reports a loss or a fault of a span. Offsets are relative to the current field. */
export type Tell = (what: 'lose' | 'refuse', code: Code, message: string, from: number, to: number) => void;

/** The diagnostics of a text, and a function that makes the report of a field at an offset. */
export const telling = (
	mode: 'strict' | 'lenient' | 'repair' = 'lenient',
): {
	readonly problems: Diagnostic[];
	readonly field: (offset: number) => Tell;
	/** Reports that a field cannot be read. */
	readonly wrong: (part: Part, message: string) => void;
} => {
	const problems: Diagnostic[] = [];
	const field =
		(offset: number): Tell =>
		(what, code, message, from, to) => {
			const severity = what === 'refuse' || mode === 'strict' ? 'error' : 'warning';
			problems.push({ code: `feen/${code}`, message, severity, span: { from: offset + from, to: offset + to } });
		};
	return { problems, field, wrong: ({ from, to }, message) => field(0)('refuse', 'convert-fen-syntax', message, from, to) };
};

/** The maximum length of a text, which is that of a FEEN. */
export const tooLong = (text: string, longest = 65_536): Result<never, Problem> | undefined => {
	if (!(text.length > longest)) return undefined;
	const { problems, field } = telling();
	field(0)('refuse', 'input-too-long', `Expected at most ${longest} characters.`, longest, text.length);
	return { ok: false, problems };
};

/** The result of a conversion with the diagnostics of the text. */
export const joined = <T>(problems: readonly Problem[], make: () => Result<T, Problem>): Result<T, Problem> => {
	if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
	const result = make();
	return result.ok
		? { ...result, warnings: [...problems, ...result.warnings] }
		: { ok: false, problems: [...problems, ...result.problems] };
};

/** The text of a missing field. */
export const none = (at: number): Part => ({ text: '', from: at, to: at });
export const dash: Part = { text: '-', from: 0, to: 0 };
