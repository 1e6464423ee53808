import type { ByteRange } from './byte-range.js';

/** The surroundings of a running job. */
export interface JobContext {
	readonly signal: AbortSignal;
	/** The bytes of a range as they are in the file. */
	readonly bytes: (range: ByteRange) => AsyncIterable<Uint8Array>;
	/** Receives how much of the job is done, in the unit of its task. */
	readonly progress: (done: number) => void;
}

/**
 * A task that can be divided into jobs. Plans, parts and results are plain JSON data, since threads, queues and files carry them. `run` depends on nothing but its part and the bytes that the part names, so a job that is done twice gives the same result twice.
 */
export interface Task<Plan, Part, Result> {
	/** The unit of `size`, and of the progress of a running job. */
	readonly unit: string;
	/** Divides a plan. The same plan gives the same parts everywhere, whatever the number of threads and machines. */
	readonly split: (plan: Plan) => Promise<readonly Part[]>;
	/** How much work a part is. */
	readonly size: (part: Part) => number;
	readonly run: (part: Part, context: JobContext) => Promise<Result>;
	/** Whether few bytes are much work, too: they are not done in one thread because they are few. */
	readonly heavy?: boolean;
	/**
	 * Milliseconds that a running job has to end the programs that it started, once its signal is aborted. Then its thread is ended; at once without it.
	 */
	readonly patience?: number;
}

/** A task whose types are not known: its data came from a thread, a queue or a file. */
export type AnyTask = Task<unknown, unknown, unknown>;

/** One piece of work. */
export interface Job {
	readonly task: string;
	/** JSON data. A part that reads a file names it in its property `range`. */
	readonly part: unknown;
}

/** The bytes that a part reads. */
export const rangeOf = (part: unknown): ByteRange | undefined => (part as { readonly range?: ByteRange }).range;

/** The result of a job. */
export interface Outcome {
	readonly result: unknown;
	/** The SHA-256 of the bytes that it read, if it read a file. */
	readonly digest?: string;
}

/** Does one job. */
export type Execute = (job: Job, index: number) => Promise<Outcome>;
