import type { Diagnostic, Problem, Result } from '@x/diagnostics';
import type { Part } from '@x/fen/text';
import type { Code } from '../codes.js';

/** Says what is wrong with a span of a text: what is lost, or what cannot be converted. Offsets are those of the field that is read. */
export type Tell = (what: 'lose' | 'refuse', code: Code, message: string, from: number, to: number) => void;

/** A list of diagnostics of a text, and how a field at an offset tells of its own. */
export const telling = (
	strict = false,
): {
	readonly problems: Diagnostic[];
	readonly field: (offset: number) => Tell;
	/** Says that a field cannot be read. */
	readonly wrong: (part: Part, message: string) => void;
} => {
	const problems: Diagnostic[] = [];
	const field =
		(offset: number): Tell =>
		(what, code, message, from, to) => {
			const severity = what === 'refuse' || strict ? 'error' : 'warning';
			problems.push({ code: `feen/${code}`, message, severity, span: { from: offset + from, to: offset + to } });
		};
	return { problems, field, wrong: ({ from, to }, message) => field(0)('refuse', 'convert-fen-syntax', message, from, to) };
};

/** Texts of more characters than FEENs are read with are not looked at. */
export const tooLong = (text: string, longest = 65_536): Result<never, Problem> | undefined => {
	if (!(text.length > longest)) return undefined;
	const { problems, field } = telling();
	field(0)('refuse', 'input-too-long', `The text is longer than ${longest} characters.`, longest, text.length);
	return { ok: false, problems };
};

/** What came of a text, with what had been noticed before. */
export const joined = <T>(problems: readonly Problem[], make: () => Result<T, Problem>): Result<T, Problem> => {
	if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
	const result = make();
	return result.ok
		? { ...result, warnings: [...problems, ...result.warnings] }
		: { ok: false, problems: [...problems, ...result.problems] };
};

/** Stands for a field that is missing. */
export const none = (at: number): Part => ({ text: '', from: at, to: at });
export const dash: Part = { text: '-', from: 0, to: 0 };
