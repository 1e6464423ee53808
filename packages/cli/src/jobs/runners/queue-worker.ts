import { join } from 'node:path';
import type { Job as QueuedJob } from 'bullmq';
import type { Terminal } from '../../output/terminal.js';
import { version } from '../../version.js';
import { rangeOf } from '../journal.js';
import type { Job, Outcome } from '../task.js';
import { taskNamed } from '../task-table.js';
import type { QueueData } from './queue-client.js';
import { QUEUE, redisLibraries } from './redis.js';
import type { ThreadPool } from './thread-pool.js';

interface WorkerOptions {
	readonly url: string;
	readonly threads: number;
	/** Seconds after which others take over the jobs of a worker that is gone. */
	readonly lock: number;
	/** The folder of the files, if it is not the one of the machine that gave the jobs. */
	readonly folder: string | undefined;
}

/** How often a job may lose its worker: more often than machines are switched off, less often than for ever. */
const MOST_STALLS = 100;

/** A job with its file in another folder. */
export const inFolder = (job: Job, folder: string | undefined): Job => {
	const range = rangeOf(job.part);
	if (range === undefined || folder === undefined) return job;
	const [name] = range.path.split(/[/\\]/).slice(-1);
	return { ...job, part: { ...(job.part as object), range: { ...range, path: join(folder, name!) } } };
};

/** Does jobs of a queue until ctrl-C. The jobs are in threads, so that this one can renew their locks. */
export const serveQueue = async (options: WorkerOptions, pool: ThreadPool, terminal: Terminal): Promise<void> => {
	const { bullmq, connect } = await redisLibraries();
	const redis = await connect(options.url);
	const own = version();
	const work = async (queued: QueuedJob<QueueData, Outcome>): Promise<Outcome> => {
		const { job, version: other } = queued.data;
		if (other !== own) throw new Error(`Expected a job of version ${own}, found one of version ${other}.`);
		const size = (await taskNamed(job.task)).size(job.part);
		// For dashboards. A job that is not in the queue any more has no progress.
		const show = (percent: number): Promise<void> => queued.updateProgress(percent).catch(() => undefined);
		const outcome = await pool.run(inFolder(job, options.folder), (done) => void show(Math.min(99, Math.floor((100 * done) / size))));
		await show(100);
		return outcome;
	};
	const worker = new bullmq.Worker<QueueData, Outcome>(QUEUE, work, {
		connection: redis,
		concurrency: options.threads,
		lockDuration: options.lock * 1000,
		stalledInterval: options.lock * 500,
		maxStalledCount: MOST_STALLS,
	});
	worker.on('error', () => undefined);
	worker.on('failed', (job, error) => terminal.note(`Job ${job?.id ?? ''} failed: ${error.message}\n`));
	await worker.waitUntilReady();
	terminal.note(`Working on ${options.url} with ${options.threads} threads. Ctrl-C ends after the jobs that are running.\n`);
	await new Promise<void>((resolve) => {
		if (terminal.signal.aborted) resolve();
		else terminal.signal.addEventListener('abort', () => resolve(), { once: true });
	});
	await worker.close();
	redis.disconnect();
};
