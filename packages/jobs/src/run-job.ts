import { RangeReader, verifyRange } from './byte-range.js';
import { type Program, taskNamed } from './program.js';
import { type Job, type Outcome, rangeOf } from './task.js';

/** The surroundings of a job that one thread does. */
export interface Surroundings {
	readonly signal: AbortSignal;
	readonly input: AsyncIterable<Uint8Array>;
	readonly progress: (done: number) => void;
}

/** The standard input of threads and workers: they have none. */
export const NO_INPUT: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: async function* (): AsyncGenerator<Uint8Array> {} };

/** Does one job in this thread. */
export const runJob = async (program: Program, { task, part }: Job, { signal, input, progress }: Surroundings): Promise<Outcome> => {
	const { run } = await taskNamed(program, task);
	const reader = new RangeReader(signal, progress, input);
	// A result must not say anything about other bytes than those that the giver of the job knows.
	const range = rangeOf(part);
	if (range?.digest !== undefined) await verifyRange(range, signal);
	const result = await run(part, { signal, progress, bytes: (range) => reader.bytes(range) });
	return reader.digest === undefined ? { result } : { result, digest: reader.digest };
};
