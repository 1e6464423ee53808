/** A test vector: input, expected result, and the source of the expectation. */
export interface Vector<Input, Expected> {
	readonly id: string;
	readonly input: Input;
	readonly expect: Expected;
	readonly source: string;
}

/** A vector that failed. */
export interface Failure<Input, Expected> {
	readonly vector: Vector<Input, Expected>;
	readonly got: Expected | Error;
}

/**
 * Runs vectors and returns those with a different result. Values are compared as JSON.
 *
 * @example
 * import { runVectors } from '@x/core/testing';
 * runVectors([{ id: 'two', input: 1, expect: 2, source: 'arithmetic' }], (n) => n + 1) // []
 */
export function runVectors<Input, Expected>(
	vectors: readonly Vector<Input, Expected>[],
	answer: (input: Input) => Expected,
): Failure<Input, Expected>[] {
	return vectors.flatMap((vector): Failure<Input, Expected>[] => {
		try {
			const got = answer(vector.input);
			return JSON.stringify(got) === JSON.stringify(vector.expect) ? [] : [{ vector, got }];
		} catch (error) {
			return [{ vector, got: error instanceof Error ? error : new Error(String(error)) }];
		}
	});
}
