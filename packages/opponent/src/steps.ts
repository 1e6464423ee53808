/**
 * Takes all steps of a computation that pauses, and returns its result.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * finish(choose(chess.start, { level: 'random', nodes: 0, seed: 1 }))?.nodes // → 0
 */
export const finish = <T>(steps: Generator<unknown, T>): T => {
	for (;;) {
		const { value, done } = steps.next();
		if (done === true) return value;
	}
};
