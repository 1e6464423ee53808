/** A test vector: what goes in, what must come out, and where that is known from. */
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
 * Runs vectors and returns those whose answer differs; values are compared as JSON.
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
