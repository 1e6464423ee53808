import { setTimeout } from 'node:timers/promises';
import type { Job as QueuedJob } from 'bullmq';
import { Elsewhere } from '../elsewhere.js';
import type { JobTerminal } from '../job-terminal.js';
import { type Program, taskNamed } from '../program.js';
import type { ServedFolders } from '../served-folders.js';
import type { Job, Outcome } from '../task.js';
import { ThreadPool } from '../threads/thread-pool.js';
import { Unusable } from '../unusable.js';
import { contentKey, plainLine, type QueueOutcome, readJob } from './queue-job.js';
import { QueueKey } from './queue-key.js';
import { QUEUE, redisLibraries, refusal, shownUrl } from './redis.js';

/** The queue of a worker, its threads and its folders. */
export interface WorkerOptions {
	readonly url: string;
	readonly threads: number;
	/** Seconds after which others take over the jobs of a worker that is gone. */
	readonly lock: number;
	readonly folders: ServedFolders;
}

/** How often a job may lose its worker: more often than machines are switched off, less often than for ever. */
const MOST_STALLS = 100;

/** The first pause after a job that was put back, in milliseconds. Each further one is twice as long. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

const pauseAfter = (times: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(times, 20));

type Queued = QueuedJob<unknown, QueueOutcome>;

/** Does jobs of a queue. */
class QueueWorker {
	private readonly options: WorkerOptions;
	private readonly pool: ThreadPool;
	private readonly program: Program;
	private readonly terminal: JobTerminal;
	private readonly bullmq: typeof import('bullmq');
	private readonly key: QueueKey | undefined;
	/** The jobs that were put back since the last one that was done. */
	private returned = 0;
	private readonly noted = new Set<string>();

	constructor(options: WorkerOptions, program: Program, terminal: JobTerminal, bullmq: typeof import('bullmq')) {
		this.options = options;
		this.pool = new ThreadPool(program.thread, options.threads);
		this.program = program;
		this.terminal = terminal;
		this.bullmq = bullmq;
		this.key = QueueKey.of(terminal.environment);
	}

	/** Does a job, or puts it back for other workers. A job that no worker can do fails at once. */
	work = async (queued: Queued, token: string | undefined): Promise<QueueOutcome> => {
		try {
			const job = await readJob(queued.data, this.key, this.program);
			const outcome = await this.outcomeOf(job, queued);
			this.returned = 0;
			const { key } = this;
			return key === undefined ? outcome : { ...outcome, signature: key.sign('result', contentKey(queued.data as never), outcome) };
		} catch (error) {
			if (error instanceof Elsewhere) return this.putBack(queued, token, error);
			const message = plainLine((error as Error).message);
			throw error instanceof Unusable ? new this.bullmq.UnrecoverableError(message) : new Error(message);
		}
	};

	/** Says something once: the same jobs come again. */
	note(text: string): void {
		const [, reason = text] = /: (.*)/s.exec(text) ?? [];
		if (this.noted.has(reason)) return;
		if (this.noted.size < 1000) this.noted.add(reason);
		this.terminal.note(`${text}\n`);
	}

	/** Ends its threads. */
	close(): Promise<void> {
		return this.pool.close();
	}

	private async outcomeOf(job: Job, queued: Queued): Promise<Outcome> {
		const size = Math.max(1, (await taskNamed(this.program, job.task)).size(job.part));
		// For dashboards. A job that is not in the queue any more has no progress.
		const show = (percent: number): Promise<void> => queued.updateProgress(percent).catch(() => undefined);
		const run = (one: Job): Promise<Outcome> => this.pool.run(one, (done) => void show(Math.min(99, Math.floor((100 * done) / size))));
		const [first, ...others] = await this.options.folders.placed(job);
		let outcome = run(first!);
		for (const other of others)
			outcome = outcome.catch((error) => {
				if (error instanceof Elsewhere) return run(other);
				throw error;
			});
		await outcome;
		await show(100);
		return outcome;
	}

	/**
	 * Gives a job to other workers. It comes back later each time, and this worker waits longer each time: workers that can do the job are first, and one
	 * that can do none is soon quiet.
	 */
	private async putBack(queued: Queued, token: string | undefined, { message }: Elsewhere): Promise<never> {
		const reason = plainLine(message);
		this.note(`Job ${plainLine(queued.id)} was put back: ${reason}`);
		await queued.updateProgress({ returned: reason });
		await queued.moveToDelayed(Date.now() + pauseAfter(queued.attemptsStarted), token);
		await setTimeout(pauseAfter(this.returned++), undefined, { signal: this.terminal.signal }).catch(() => undefined);
		throw new this.bullmq.DelayedError();
	}
}

/** Does jobs of a queue until ctrl-C. The jobs are in threads, so that this one can renew their locks. */
export const serveQueue = async (options: WorkerOptions, program: Program, terminal: JobTerminal): Promise<void> => {
	const { url, threads, lock } = options;
	const { bullmq, connect } = await redisLibraries();
	const connection = await connect(url);
	const own = new QueueWorker(options, program, terminal, bullmq);
	try {
		const worker = new bullmq.Worker<unknown, QueueOutcome>(QUEUE, own.work, {
			...connection.options,
			concurrency: threads,
			lockDuration: lock * 1000,
			stalledInterval: lock * 500,
			maxStalledCount: MOST_STALLS,
		});
		// A server that is away comes back: only refusals are worth a line.
		worker.on('error', (error) => {
			if (error.name === 'ReplyError') own.note(refusal(error, url)!.message);
		});
		worker.on('failed', (job, error) => terminal.note(`Job ${plainLine(job?.id)} failed: ${plainLine(error.message)}\n`));
		await worker.waitUntilReady();
		const counted = `${threads} ${threads === 1 ? 'thread' : 'threads'}`;
		terminal.note(`Working on ${shownUrl(url)} with ${counted}. Ctrl-C ends after the jobs that are running.\n`);
		await aborted(terminal.signal);
		await worker.close();
		connection.redis.disconnect();
	} finally {
		await own.close();
	}
};

const aborted = (signal: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener('abort', () => resolve(), { once: true });
	});
