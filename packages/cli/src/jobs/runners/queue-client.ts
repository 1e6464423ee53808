import type { Queue, Job as QueuedJob, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { Unusable } from '../../output/exit-code.js';
import { version } from '../../version.js';
import { type ByteRange, rangeDigest } from '../byte-range.js';
import { digestOf } from '../canonical.js';
import { rangeOf } from '../journal.js';
import type { Job, Outcome } from '../task.js';
import { QUEUE, redisLibraries } from './redis.js';

/** The data of a job in the queue. */
export interface QueueData {
	readonly version: string;
	readonly job: Job;
}

interface Surroundings {
	readonly signal: AbortSignal;
	readonly note: (text: string) => void;
	readonly progress: (index: number, done: number) => void;
}

/** A job that has been given away. */
interface Pending {
	readonly data: QueueData;
	readonly promise: Promise<Outcome>;
	readonly resolve: (outcome: Outcome) => void;
	readonly reject: (error: unknown) => void;
}

type Entry = QueuedJob<QueueData, Outcome>;

/** How often a job is tried before it fails: the first pause is half a second, each later one twice as long. */
const TRIES = { attempts: 5, backoff: { type: 'exponential', delay: 500 } } as const;
/** Results are kept for a day, so that the same command finds them; failures for a week. */
const KEPT = { removeOnComplete: { age: 24 * 3600 }, removeOnFail: { age: 7 * 24 * 3600 } } as const;
/** Events may be lost with a server: jobs are looked at this often, in milliseconds. */
const SWEEP = 2000;

/** The name of a job by its content: the same work on the same bytes has the same name on every machine, wherever they are. */
export const contentKey = ({ version: made, job: { task, part } }: QueueData): string => {
	const { range, ...rest } = part as { readonly range?: ByteRange };
	const bytes = range && { name: range.name, packing: range.packing, digest: range.digest };
	return digestOf({ version: made, task, part: rest, bytes });
};

/** Gives jobs to a queue, and gathers their results. */
export class QueueClient {
	private readonly pending = new Map<string, Pending>();
	private readonly redis: readonly Redis[];
	private readonly queue: Queue<QueueData, Outcome>;
	private readonly events: QueueEvents;
	private readonly signal: AbortSignal;
	private readonly sweeper: NodeJS.Timeout;
	private isSweeping = false;
	private closing: Promise<void> | undefined;

	private constructor(redis: readonly [Redis, Redis], bullmq: typeof import('bullmq'), { signal }: Surroundings) {
		this.redis = redis;
		this.signal = signal;
		this.queue = new bullmq.Queue(QUEUE, { connection: redis[0] });
		this.events = new bullmq.QueueEvents(QUEUE, { connection: redis[1] });
		// Connections report that the server is away; commands wait until it is back.
		this.queue.on('error', () => undefined);
		this.events.on('error', () => undefined);
		this.events.on('completed', ({ jobId }) => void this.look(jobId));
		this.events.on('failed', ({ jobId }) => void this.look(jobId));
		this.sweeper = setInterval(() => void this.sweep(), SWEEP);
	}

	static async open(url: string, surroundings: Surroundings): Promise<QueueClient> {
		const { bullmq, connect } = await redisLibraries();
		const client = new QueueClient([await connect(url), await connect(url)], bullmq, surroundings);
		await client.events.waitUntilReady();
		return client;
	}

	/** The result of a job: of a worker, or of an earlier run. */
	async run(job: Job, _index: number): Promise<Outcome> {
		const data: QueueData = { version: version(), job: await this.withDigest(job) };
		const key = contentKey(data);
		const known = this.pending.get(key);
		if (known !== undefined) return known.promise;
		const { promise, ...settle } = deferred();
		this.pending.set(key, { data, promise, ...settle });
		await this.offer(key, data);
		return promise;
	}

	/** Leaves the jobs and their results in the queue. */
	close(): Promise<void> {
		this.closing ??= this.closeAll();
		return this.closing;
	}

	private async closeAll(): Promise<void> {
		clearInterval(this.sweeper);
		for (const { reject } of this.pending.values()) reject(this.signal.reason ?? new Error('The queue was closed.'));
		this.pending.clear();
		await Promise.allSettled([this.queue.close(), this.events.close()]);
		for (const one of this.redis) one.disconnect();
	}

	/** A worker elsewhere refuses other bytes than those of this machine. */
	private async withDigest(job: Job): Promise<Job> {
		const range = rangeOf(job.part);
		if (range === undefined) return job;
		return { ...job, part: { ...(job.part as object), range: { ...range, digest: await rangeDigest(range, this.signal) } } };
	}

	/** Puts a job into the queue, unless it is there already, and takes its result if there is one. One that failed in an earlier run is tried again. */
	private async offer(key: string, data: QueueData): Promise<void> {
		const entry = await this.queue.add(data.job.task, data, { jobId: key, ...TRIES, ...KEPT });
		const state = await entry.getState();
		if (state === 'failed') await entry.retry('failed', { resetAttemptsMade: true });
		else if (state === 'completed') await this.look(key);
	}

	/** Settles a job if it is done. */
	private async look(key: string): Promise<void> {
		const pending = this.pending.get(key);
		if (pending === undefined) return;
		const entry = (await this.queue.getJob(key)) as Entry | undefined;
		if (entry === undefined) {
			// The server has lost it: without an append-only file, or after a day.
			await this.offer(key, pending.data);
			return;
		}
		if (entry.finishedOn === undefined || !this.pending.delete(key)) return;
		if (entry.failedReason === undefined || entry.failedReason === '') pending.resolve(entry.returnvalue);
		else
			pending.reject(
				new Unusable(`A job failed ${entry.attemptsMade} times: ${entry.failedReason}`, `It is job ${key} of the queue ${QUEUE}.`),
			);
	}

	private async sweep(): Promise<void> {
		if (this.isSweeping || this.queue.closing !== undefined) return;
		this.isSweeping = true;
		try {
			for (const key of [...this.pending.keys()]) await this.look(key);
		} catch {
			// The server is away: the next sweep looks again.
		} finally {
			this.isSweeping = false;
		}
	}
}

const deferred = (): { promise: Promise<Outcome>; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void } => {
	let settle: { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void } | undefined;
	const promise = new Promise<Outcome>((resolve, reject) => {
		settle = { resolve, reject };
	});
	promise.catch(() => undefined);
	return { promise, ...settle! };
};
