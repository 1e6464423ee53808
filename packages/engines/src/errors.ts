import type { Problem } from '@x/diagnostics';
import type { Code, EngineCode } from './codes.js';

/** A fault of an engine or of a request to it: an error ends the request, a warning names the part that is left out. */
export type EngineProblem = Problem<EngineCode>;

/** A problem of this package. */
export const problemOf = (
	code: Code,
	message: string,
	{ hint, data, severity = 'error' }: Partial<Pick<EngineProblem, 'hint' | 'data' | 'severity'>> = {},
): EngineProblem => ({
	code: `engines/${code}`,
	message,
	severity,
	...(hint !== undefined && { hint }),
	...(data !== undefined && { data }),
});

/** A warning of this package. */
export const warningOf = (code: Code, message: string, data?: EngineProblem['data']): EngineProblem =>
	problemOf(code, message, { severity: 'warning', ...(data !== undefined && { data }) });

const BRAND = Symbol.for('@x/engines/error');

/** An engine that failed, or a request that it cannot fulfil. */
export class EngineError extends Error {
	override readonly name: string = 'EngineError';
	readonly problem: EngineProblem;
	/** The code of the problem: `engines/exit` and others. */
	readonly code: EngineCode;
	constructor(problem: EngineProblem) {
		super(problem.message);
		this.problem = problem;
		this.code = problem.code;
		Object.defineProperty(this, BRAND, { value: true });
	}
}

/**
 * Whether a value is an {@link EngineError}, of this copy of the package or another.
 *
 * @example
 * isEngineError(new Error('other')) // → false
 */
export const isEngineError = (value: unknown): value is EngineError =>
	typeof value === 'object' && value !== null && (value as { readonly [BRAND]?: true })[BRAND] === true;

/** Throws the error of a problem. */
export const fail = (...problem: Parameters<typeof problemOf>): never => {
	throw new EngineError(problemOf(...problem));
};
