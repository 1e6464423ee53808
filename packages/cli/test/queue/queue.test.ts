import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QUEUE } from '../../src/jobs/runners/redis.js';
import { gamesText, temporaryFolder } from '../support/files.js';
import { output, type Running, start, x } from '../support/program.js';
import { hasRedis, RedisServer } from '../support/redis.js';

const folder = temporaryFolder();
const workers = new Set<Running>();
let server: RedisServer;

/** A worker that is ready. */
const worker = async (...words: readonly string[]): Promise<Running> => {
	const running = start(['worker', '--queue', server.url, '--threads', '1', '--lock', '1', ...words], { directory: folder });
	workers.add(running);
	await new Promise<void>((resolve) => running.process.stderr!.once('data', () => resolve()));
	return running;
};

const kill = async (running: Running): Promise<void> => {
	workers.delete(running);
	running.process.kill('SIGKILL');
	await running.ended;
};

/** The jobs that are finished since this was made. */
class FinishedJobs {
	private readonly redis: Redis;
	private readonly queue: Queue;
	private readonly before: number;

	private constructor(redis: Redis, queue: Queue, before: number) {
		this.redis = redis;
		this.queue = queue;
		this.before = before;
	}

	static async of(url: string): Promise<FinishedJobs> {
		const redis = new Redis(url, { maxRetriesPerRequest: null });
		// Tests stop the server.
		redis.on('error', () => undefined);
		const queue = new Queue(QUEUE, { connection: redis });
		queue.on('error', () => undefined);
		return new FinishedJobs(redis, queue, await queue.getCompletedCount());
	}

	async reached(count: number): Promise<void> {
		while ((await this.queue.getCompletedCount()) - this.before < count) await new Promise((resolve) => setTimeout(resolve, 10));
	}

	async close(): Promise<void> {
		await this.queue.close();
		this.redis.disconnect();
	}
}

/** What a dashboard shows of the finished jobs. */
const progressOfJobs = async (url: string): Promise<ReadonlySet<unknown>> => {
	const redis = new Redis(url, { maxRetriesPerRequest: null });
	const queue = new Queue(QUEUE, { connection: redis });
	const jobs = await queue.getCompleted();
	await queue.close();
	redis.disconnect();
	return new Set(jobs.map(({ progress }) => progress));
};

describe.skipIf(!hasRedis)('a queue', () => {
	beforeAll(async () => {
		server = await RedisServer.start(folder);
	});
	afterEach(async () => {
		await Promise.all([...workers].map(kill));
	});
	afterAll(() => server.stop());

	it('gives the result of one process, and gives it again without a worker', async () => {
		const words = ['perft', 'chess', '4', '--divide'];
		const whole = await output(words);
		await worker();
		const queued = [...words, '--queue', server.url];
		expect(await output(queued)).toBe(whole);
		await Promise.all([...workers].map(kill));
		expect(await output(queued)).toBe(whole);
		expect(await progressOfJobs(server.url)).toEqual(new Set([100]));
	});

	it('loses nothing and counts nothing twice when workers are killed in mid-job and the server is restarted', async () => {
		// One game is one job.
		const words = ['balance', 'chess', '--level', 'search', '--nodes', '60', '--games', '40', '--longest', '60', '--json'];
		const whole = await output(words);
		const finished = await FinishedJobs.of(server.url);
		const run = start([...words, '--queue', server.url]);
		await Promise.all([worker(), worker()]);
		let victim = await worker();
		for (const [round, count] of [5, 12, 20, 28].entries()) {
			await finished.reached(count);
			await kill(victim);
			if (round === 1) await server.restart();
			victim = await worker();
		}
		const { code, out, notes } = await run.ended;
		await finished.close();
		expect(notes).toBe('');
		expect([code, out]).toEqual([0, whole]);
	});

	it('finds the files of another machine by their names, and refuses other bytes', async () => {
		const [here, there] = [temporaryFolder(), temporaryFolder()];
		writeFileSync(join(here, 'games.pgn'), gamesText(1_200_000));
		writeFileSync(join(there, 'games.pgn'), gamesText(1_200_000));
		const words = ['stats', 'games.pgn', '--job-size', '1', '--json'];
		await worker('--folder', there);
		expect(await output([...words, '--queue', server.url], { directory: here })).toBe(await output(words, { directory: here }));
		writeFileSync(join(here, 'games.pgn'), gamesText(1_200_000, 50));
		const { code, notes } = await x(['stats', 'games.pgn', '--queue', server.url], { directory: here });
		expect([code, notes]).toEqual([2, expect.stringContaining('Expected the same bytes of games.pgn on every machine')]);
	});

	it('says that a server cannot be reached', async () => {
		const { code, notes } = await x(['perft', 'chess', '3', '--queue', 'redis://127.0.0.1:1']);
		expect([code, notes]).toEqual([2, expect.stringMatching(/Cannot reach the queue redis:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/)]);
	});
});
