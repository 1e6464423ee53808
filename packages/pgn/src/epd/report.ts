import { NotationError, type Result, type Span } from '@x/diagnostics';
import type { EpdCode, LineProblem } from './codes.js';

/** Collects the faults of a text. In strict mode every fault is an error. */
export interface Report {
	readonly problems: LineProblem[];
	readonly strict: boolean;
	failed: boolean;
}

/** Reports a fault. Its severity is `warning` only if the mode is not strict. `fix` is the only repair. */
export function add(
	report: Report,
	severity: LineProblem['severity'],
	code: EpdCode,
	from: number,
	to: number,
	message: string,
	hint?: string,
	fix?: Span & { readonly text: string },
): void {
	const wrong = severity === 'error' || report.strict;
	report.failed ||= wrong;
	report.problems.push({
		code: `pgn/${code}`,
		message,
		span: { from, to },
		severity: wrong ? 'error' : 'warning',
		...(hint !== undefined && { hint }),
		...(fix && { data: { fix } }),
	});
}

/** A value with warnings, or the problems that prevent it. */
export const resultOf = <Value>({ failed, problems }: Report, value: Value | undefined): Result<Value, LineProblem> =>
	failed || value === undefined ? { ok: false, problems } : { ok: true, value, warnings: problems };

export function orThrow<Value>(result: Result<Value, LineProblem>): Value {
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/** Refuses a value that EPD cannot express. */
export function refuse(subject: string): never {
	throw new NotationError([
		{ code: 'pgn/epd-inexpressible', message: `EPD cannot express ${subject}.`, severity: 'error', span: { from: 0, to: 0 } },
	]);
}
