import type { Queue, Job as QueuedJob, QueueEvents } from 'bullmq';
import { rangeDigest } from '../byte-range.js';
import { isObject } from '../canonical.js';
import type { JobTerminal } from '../job-terminal.js';
import type { Program } from '../program.js';
import { type Job, type Outcome, rangeOf } from '../task.js';
import { Unusable } from '../unusable.js';
import { contentKey, plainLine, type QueueData, type QueueOutcome, queueData, readOutcome } from './queue-job.js';
import { QueueKey } from './queue-key.js';
import { type Connection, QUEUE, redisLibraries, refusal } from './redis.js';

/** A job that has been given away. */
interface Pending {
	readonly data: QueueData;
	readonly promise: Promise<Outcome>;
	readonly resolve: (outcome: Outcome) => void;
	readonly reject: (error: unknown) => void;
	/** The results that were refused. */
	refused: number;
	/** Whether its state is being asked for. */
	isLooking: boolean;
}

type Entry = QueuedJob<QueueData, QueueOutcome>;

/** How often a job is tried before it fails: the first pause is half a second, each later one twice as long. */
const TRIES = { attempts: 5, backoff: { type: 'exponential', delay: 500 } } as const;
/** Results are kept for a day, so that the same command finds them; failures for a week. */
const KEPT = { removeOnComplete: { age: 24 * 3600 }, removeOnFail: { age: 7 * 24 * 3600 } } as const;
/** Events may be lost with a server: jobs are looked at this often, in milliseconds. */
const SWEEP = 2000;
/** A job with this many results that are refused fails. */
const MOST_REFUSED = 5;

/** Gives jobs to a queue, and gathers their results. */
export class QueueClient {
	private readonly pending = new Map<string, Pending>();
	private readonly connections: readonly Connection[];
	private readonly queue: Queue<QueueData, QueueOutcome>;
	private readonly events: QueueEvents;
	private readonly url: string;
	private readonly program: Program;
	private readonly terminal: JobTerminal;
	private readonly key: QueueKey | undefined;
	private readonly sweeper: NodeJS.Timeout;
	private readonly noted = new Set<string>();
	private isSweeping = false;
	private closing: Promise<void> | undefined;

	private constructor(
		url: string,
		connections: readonly [Connection, Connection],
		bullmq: typeof import('bullmq'),
		program: Program,
		terminal: JobTerminal,
	) {
		this.url = url;
		this.connections = connections;
		this.program = program;
		this.terminal = terminal;
		this.key = QueueKey.of(terminal.environment);
		this.queue = new bullmq.Queue(QUEUE, connections[0].options);
		this.events = new bullmq.QueueEvents(QUEUE, connections[1].options);
		// Connections report that the server is away; commands wait until it is back.
		this.queue.on('error', () => undefined);
		this.events.on('error', () => undefined);
		this.events.on('completed', ({ jobId }) => void this.look(jobId));
		this.events.on('failed', ({ jobId }) => void this.look(jobId));
		this.events.on('progress', ({ jobId, data }) => this.hear(jobId, data));
		this.sweeper = setInterval(() => void this.sweep(), SWEEP);
	}

	static async open(url: string, program: Program, terminal: JobTerminal): Promise<QueueClient> {
		const { bullmq, connect } = await redisLibraries();
		const client = new QueueClient(url, [await connect(url), await connect(url)], bullmq, program, terminal);
		await client.events.waitUntilReady();
		return client;
	}

	/** The result of a job: of a worker, or of an earlier run. */
	async run(job: Job): Promise<Outcome> {
		const data = queueData(this.program.version, await this.withDigest(job), this.key);
		const name = contentKey(data);
		const known = this.pending.get(name);
		if (known !== undefined) return known.promise;
		const { promise, ...settle } = deferred();
		const pending = { data, promise, ...settle, refused: 0, isLooking: false };
		this.pending.set(name, pending);
		await this.attempt(name, pending, () => this.offer(name, data));
		return promise;
	}

	/** Leaves the jobs and their results in the queue. */
	close(): Promise<void> {
		this.closing ??= this.closeAll();
		return this.closing;
	}

	private async closeAll(): Promise<void> {
		clearInterval(this.sweeper);
		for (const { reject } of this.pending.values()) reject(this.terminal.signal.reason ?? new Error('The queue was closed.'));
		this.pending.clear();
		await Promise.allSettled([this.queue.close(), this.events.close()]);
		for (const { redis } of this.connections) redis.disconnect();
	}

	/** A worker elsewhere refuses other bytes than those of this machine. */
	private async withDigest(job: Job): Promise<Job> {
		const range = rangeOf(job.part);
		if (range === undefined) return job;
		return { ...job, part: { ...(job.part as object), range: { ...range, digest: await rangeDigest(range, this.terminal.signal) } } };
	}

	/** Puts a job into the queue, unless it is there already, and takes its result if there is one. One that failed in an earlier run is tried again. */
	private async offer(name: string, data: QueueData): Promise<void> {
		const entry = await this.queue.add(data.job.task, data, { jobId: name, ...TRIES, ...KEPT });
		// One that was there may have another path, another signature or other data.
		await entry.updateData(data);
		const state = await entry.getState();
		if (state === 'failed') await entry.retry('failed', { resetAttemptsMade: true });
		else if (state === 'completed') await this.look(name);
	}

	/** Tells the user why workers put jobs back. */
	private hear(name: string, data: unknown): void {
		if (!this.pending.has(name) || !isObject(data) || data.returned === undefined) return;
		this.note(`A worker put a job back: ${plainLine(data.returned)} Another worker has to do it.`);
	}

	private note(text: string): void {
		if (this.noted.has(text)) return;
		this.noted.add(text);
		this.terminal.note(`${text}\n`);
	}

	/** Settles a job if it is done. */
	private async look(name: string): Promise<void> {
		const pending = this.pending.get(name);
		if (pending === undefined || pending.isLooking) return;
		pending.isLooking = true;
		await this.attempt(name, pending, () => this.settle(name, pending));
		pending.isLooking = false;
	}

	/** Does something with a job. While the server is away, or if another client was first, the next sweep looks again. */
	private async attempt(name: string, pending: Pending, step: () => Promise<void>): Promise<void> {
		try {
			await step();
		} catch (error) {
			const isRefused = (error as Error).name === 'ReplyError';
			const fault = refusal(error, this.url) ?? error;
			const isPassing = !isRefused && (fault instanceof Unusable || typeof (error as { readonly code?: unknown }).code === 'number');
			if (!isPassing && this.pending.delete(name)) pending.reject(fault);
		}
	}

	private async settle(name: string, pending: Pending): Promise<void> {
		// A job that failed and then succeeded keeps its failure: only the state tells.
		const state = await this.queue.getJobState(name);
		if (state !== 'completed' && state !== 'failed' && state !== 'unknown') return;
		const entry = (await this.queue.getJob(name)) as Entry | undefined;
		// The server has lost it: without an append-only file, or after a day.
		if (entry === undefined) await this.offer(name, pending.data);
		else if (state === 'completed') await this.take(name, entry, pending);
		else if (state === 'failed' && this.pending.delete(name))
			pending.reject(
				new Unusable(
					`A job failed ${entry.attemptsMade === 1 ? 'once' : `${entry.attemptsMade} times`}: ${plainLine(entry.failedReason)}`,
					`It is job ${name} of the queue ${QUEUE}.`,
				),
			);
	}

	/** Takes a result, or has it done again if it is not one. */
	private async take(name: string, entry: Entry, pending: Pending): Promise<void> {
		try {
			const outcome = await readOutcome(entry.returnvalue, pending.data, this.key, this.program);
			if (this.pending.delete(name)) pending.resolve(outcome);
		} catch (error) {
			if (!(error instanceof Unusable)) throw error;
			const reason = plainLine(error.message);
			this.note(`A result of the queue was refused: ${reason} Its job is done again.`);
			if (++pending.refused < MOST_REFUSED) await entry.retry('completed', { resetAttemptsMade: true });
			else if (this.pending.delete(name))
				pending.reject(
					new Unusable(`The results of a job were refused ${MOST_REFUSED} times: ${reason}`, `It is job ${name} of the queue ${QUEUE}.`),
				);
		}
	}

	private async sweep(): Promise<void> {
		if (this.isSweeping || this.queue.closing !== undefined) return;
		this.isSweeping = true;
		for (const name of [...this.pending.keys()]) await this.look(name);
		this.isSweeping = false;
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
