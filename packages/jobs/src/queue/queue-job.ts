import type { ByteRange } from '../byte-range.js';
import { digestOf, isObject } from '../canonical.js';
import { Elsewhere } from '../elsewhere.js';
import { isTask, type Program } from '../program.js';
import { type Job, type Outcome, rangeOf } from '../task.js';
import { Unusable } from '../unusable.js';
import type { QueueKey } from './queue-key.js';

/** The data of a job in the queue. */
export interface QueueData {
	readonly version: string;
	readonly job: Job;
	/** With the key of the queue. */
	readonly signature?: string;
}

/** The outcome of a job in the queue. */
export interface QueueOutcome extends Outcome {
	/** With the key of the queue. */
	readonly signature?: string;
}

/** The name of a job by its content: the same work on the same bytes has the same name on every machine, wherever they are. */
export const contentKey = ({ version: made, job: { task, part } }: QueueData): string => {
	const { range, ...rest } = part as { readonly range?: ByteRange };
	return digestOf({ version: made, task, part: rest, bytes: range && bytesOf(range) });
};

/** A range without its place: the digest tells which bytes they are. */
const bytesOf = ({ path: _, from: __, to: ___, ...bytes }: ByteRange): object => bytes;

/** A job for the queue. */
export const queueData = (version: string, job: Job, key: QueueKey | undefined): QueueData => {
	const data = { version, job };
	return key === undefined ? data : { ...data, signature: key.sign('job', data) };
};

/**
 * The job of data from the queue, where anyone who reaches the server may have written it. Throws an `Elsewhere` for jobs of other versions and keys, and an
 * `Unusable` for data that is not a job.
 */
export const readJob = async (data: unknown, key: QueueKey | undefined, program: Program): Promise<Job> => {
	if (!isObject(data) || typeof data.version !== 'string') throw new Unusable('Expected a job with a version, found other data.');
	if (data.version !== program.version)
		throw new Elsewhere(`Expected a job of version ${program.version}, found one of version ${data.version}.`);
	const { signature, ...signed } = data;
	if (key === undefined && signature !== undefined)
		throw new Elsewhere('Expected a worker with X_QUEUE_KEY for a job with a signature, found one without.');
	if (key !== undefined && !key.isValid(signature, 'job', signed))
		throw new Elsewhere('Expected a job with the signature of X_QUEUE_KEY, found none or another one.');
	const { job, ...foreign } = signed;
	const unknown = Object.keys(foreign).find((name) => name !== 'version');
	if (unknown !== undefined) throw new Unusable(`Expected a job, found data with a field "${unknown}".`);
	if (!isObject(job) || !isTask(program, job.task) || Object.keys(job).some((name) => name !== 'task' && name !== 'part'))
		throw new Unusable('Expected a job with a task and a part, found other data.');
	await program.checkForm(job.task, 'part', job.part);
	const range = rangeOf(job.part);
	if (range !== undefined && range.digest === undefined)
		throw new Unusable('Expected a job with the SHA-256 of its bytes, found one without.');
	return { task: job.task, part: job.part };
};

/** The outcome of data from the queue. Throws an `Unusable` if it is not one of the job. */
export const readOutcome = async (value: unknown, data: QueueData, key: QueueKey | undefined, program: Program): Promise<Outcome> => {
	if (!isObject(value)) throw new Unusable('Expected a result, found other data.');
	const { signature, ...outcome } = value as unknown as QueueOutcome;
	if (key !== undefined && !key.isValid(signature, 'result', contentKey(data), outcome))
		throw new Unusable('Expected a result with the signature of X_QUEUE_KEY, found none or another one.');
	const { task, part } = data.job;
	await program.checkForm(task, 'result', outcome.result);
	if (outcome.digest !== rangeOf(part)?.digest) throw new Unusable('Expected a result of the same bytes, found one of others.');
	return outcome;
};

/** A text from the queue as one line for a terminal, without characters that could control it. */
export const plainLine = (text: unknown): string =>
	String(text)
		.split('\n')[0]!
		.replace(/\p{Cc}/gu, '\u{fffd}')
		.slice(0, 500);
