import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { QUEUE, refusal } from '@x/jobs/queue';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RUN } from '../support/bundle.js';
import { gamesText, PADDING, temporaryFolder } from '../support/files.js';
import { output, type Running, type RunningHere, start, startHere, x } from '../support/program.js';
import { address, hasOpenssl, hasRedis, makeCertificate, RedisServer } from '../support/redis.js';

const folder = temporaryFolder();
const workers = new Set<Running>();
const workersHere = new Set<RunningHere>();
let server: RedisServer;

const wordsOf = (more: readonly string[]): readonly string[] => ['worker', '--queue', server.url, '--threads', '1', '--lock', '1', ...more];

/** A worker in a process of its own, which can be killed, when it is ready. */
const process_ = async (): Promise<Running> => {
	const running = start(wordsOf([]), { directory: folder });
	workers.add(running);
	await new Promise<void>((resolve) => running.process.stderr!.once('data', () => resolve()));
	return running;
};

/** A worker that is ready. */
const worker = async (words: readonly string[] = [], program?: string): Promise<RunningHere> => {
	const running = startHere(wordsOf(words), { directory: folder, ...(program === undefined ? {} : { program }) });
	workersHere.add(running);
	await running.ready;
	return running;
};

const stopWorkers = async (): Promise<void> => {
	await Promise.all([...workers].map(kill));
	for (const one of workersHere) one.stop();
	await Promise.all([...workersHere].map(({ ended }) => ended));
	workersHere.clear();
};

/** A copy of the program with another version. */
const otherVersion = (): string => {
	const copy = temporaryFolder();
	cpSync(dirname(RUN), join(copy, 'reports'), { recursive: true });
	writeFileSync(join(copy, 'package.json'), JSON.stringify({ version: '99.0.0', type: 'module' }));
	symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(copy, 'node_modules'));
	return join(copy, 'reports', basename(RUN));
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
		while ((await this.queue.getCompletedCount()) - this.before < count) await pause(10);
	}

	async close(): Promise<void> {
		await this.queue.close();
		this.redis.disconnect();
	}
}

/** The progress of the finished jobs, which a dashboard shows. */
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
	afterEach(stopWorkers);
	afterAll(() => server.stop());

	it('gives the result of one process, and gives it again without a worker', async () => {
		const words = ['perft', 'chess', '3', '--divide'];
		const whole = await output(words);
		await worker();
		const queued = [...words, '--queue', server.url];
		expect(await output(queued)).toBe(whole);
		await stopWorkers();
		expect(await x(words, { environment: { X_QUEUE: server.url } })).toEqual({
			code: 0,
			out: whole,
			notes: 'Giving 20 jobs to the queue of X_QUEUE.\n',
		});
		expect(await progressOfJobs(server.url)).toEqual(new Set([100]));
	});

	it('loses nothing and counts nothing twice when workers are killed in mid-job and the server is restarted', async () => {
		// One game is one job.
		const words = ['balance', 'chess', '--level', 'search', '--nodes', '40', '--games', '24', '--longest', '40', '--json'];
		const whole = await output(words);
		const finished = await FinishedJobs.of(server.url);
		const run = startHere([...words, '--queue', server.url]);
		let victim = await process_();
		await worker();
		for (const [round, count] of [3, 8, 13].entries()) {
			await finished.reached(count);
			await kill(victim);
			if (round === 1) await server.restart();
			victim = await process_();
		}
		const { code, out, notes } = await run.ended;
		await finished.close();
		expect(notes).toBe('');
		expect([code, out]).toEqual([0, whole]);
	});

	it('finds the files of another machine by their names', async () => {
		const [here, there] = [temporaryFolder(), temporaryFolder()];
		const text = gamesText(1_200_000, 1000, PADDING);
		for (const one of [here, there]) writeFileSync(join(one, 'games.pgn'), text);
		const words = ['stats', 'games.pgn', '--job-size', '1', '--json'];
		await worker(['--folder', folder, '--folder', there]);
		expect(await output([...words, '--queue', server.url], { directory: here })).toBe(await output(words, { directory: here }));
	});

	it('does all jobs if one worker has no file, one other bytes and one another version, and says so', async () => {
		const [here, without, changed] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
		for (let number = 0; number < 12; number++) {
			writeFileSync(join(here, `${number}.pgn`), gamesText(1000 * (number + 1), 5));
			writeFileSync(join(changed, `${number}.pgn`), gamesText(1000 * (number + 1), 6));
		}
		const words = ['check', ...Array.from({ length: 12 }, (_, number) => `${number}.pgn`), '--json'];
		const whole = await x(words, { directory: here });
		const bad = [await worker(['--folder', without]), await worker(['--folder', changed]), await worker([], otherVersion())];
		const run = startHere([...words, '--queue', server.url], { directory: here });
		while (bad.some(({ notes }) => !notes().includes('put back'))) await pause(10);
		await Promise.all([worker(['--folder', here]), worker(['--folder', here])]);
		const { code, out, notes } = await run.ended;
		expect([code, out]).toEqual([whole.code, whole.out]);
		for (const reason of [
			/Expected the file \d+\.pgn in a folder of the worker, found none\./,
			/Expected the same bytes of \d+\.pgn on every machine, found others\./,
			/Expected a job of version 99\.0\.0, found one of version \d/,
		]) {
			expect(bad.some((one) => reason.test(one.notes()))).toBe(true);
			expect(notes).toMatch(reason);
		}
	});
});

describe.skipIf(!hasRedis)('a server of a queue', () => {
	const own = temporaryFolder();
	const PERFT = ['perft', 'chess', '2'];
	const servers: RedisServer[] = [];
	const begin = async (...settings: readonly string[]): Promise<RedisServer> => {
		const begun = await RedisServer.start(temporaryFolder(), settings);
		servers.push(begun);
		return begun;
	};
	afterAll(() => Promise.all(servers.map((one) => one.stop())));

	/** Does a job, from the command to the worker and back. */
	const served = async (url: string): Promise<void> => {
		const running = startHere(['worker', '--threads', '1'], { directory: own, environment: { X_QUEUE: url } });
		expect(await output([...PERFT, '--queue', url])).toBe(await output(PERFT));
		running.stop();
		const { code, notes } = await running.ended;
		expect([code, notes]).toEqual([0, expect.stringMatching(/^Working on rediss?:\/\/[\d.]+:\d+ with 1 thread\. /)]);
	};

	const refused = async (url: string, words: readonly string[] = PERFT): Promise<string> => {
		const { code, out, notes } = await x([...words, '--queue', url]);
		expect([code, out]).toEqual([2, '']);
		expect(notes).not.toContain('hunter2');
		expect(notes).not.toMatch(/\n\s+at /);
		return notes;
	};

	const PASSWORD = 'hunter2';
	const withUser = ({ url }: RedisServer, user: string, password = PASSWORD): string => url.replace('//', `//${user}:${password}@`);

	it('may have users without INFO; other rights that are missing are named', async () => {
		const users = [
			['safe', '+@all -@dangerous ~bull:*'],
			['blind', '+@all -info ~bull:*'],
			['weak', '+@read ~bull:*'],
			['lost', '+@all ~other:*'],
		].flatMap(([name, rights]) => ['--user', name!, 'on', `>${PASSWORD}`, ...rights!.split(' ')]);
		const one = await begin(...users, '--requirepass', PASSWORD);
		await served(withUser(one, 'safe'));
		await served(withUser(one, 'blind'));
		for (const name of ['weak', 'lost'])
			for (const words of [PERFT, ['worker']])
				expect(await refused(withUser(one, name), words)).toMatch(
					/^error: Cannot reach the queue redis:\/\/127\.0\.0\.1:\d+: NOPERM .*\nhint: Allow the user the commands \+@all -@dangerous and the keys ~bull:\*\.\n$/,
				);
		for (const url of [one.url, withUser(one, 'safe', 'wrong'), withUser(one, 'none')])
			expect(await refused(url)).toMatch(/^error: Cannot reach the queue [^@]*: It expects another user or password\.\nhint: .*\n$/);
		await served(one.url.replace('//', `//:${PASSWORD}@`));
	});

	it.skipIf(!hasOpenssl)('may speak TLS', async () => {
		const [key, certificate] = [join(own, 'key.pem'), join(own, 'certificate.pem')];
		makeCertificate(key, certificate);
		const secure = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no'];
		const one = await begin(...secure);
		const url = await one.secured();
		expect(await refused(url)).toMatch(
			/: Its certificate is of an authority that is not known here\.\nhint: .*NODE_EXTRA_CA_CERTS=FILE\.\n$/,
		);
		expect(await refused(url.replace('rediss', 'redis'))).toMatch(/: It closed the connection\.\nhint: If it expects TLS, write rediss:/);
		// A server without TLS does not answer, until ioredis gives up.
		expect(refusal(new Error('connect ETIMEDOUT'), url)?.message).toMatch(/: It does not answer\.$/);
		const running = start([...PERFT, '--queue', url], { directory: own, environment: { NODE_EXTRA_CA_CERTS: certificate } });
		const worker_ = start(['worker', '--queue', url, '--threads', '1'], {
			directory: own,
			environment: { NODE_EXTRA_CA_CERTS: certificate },
		});
		expect(await running.ended).toMatchObject({ code: 0, out: '400\n', notes: '' });
		worker_.process.kill('SIGINT');
		expect(await worker_.ended).toMatchObject({ code: 0 });
	});

	it.skipIf(address === undefined)('may be in protected mode', async () => {
		const one = await begin('--bind', '0.0.0.0', '--protected-mode', 'yes');
		expect(await refused(one.url.replace('127.0.0.1', address!))).toMatch(
			/: It is in protected mode, and accepts connections of its own machine only\.\nhint: .*\n$/,
		);
	});

	it('is named without the password, wherever it is named', async () => {
		for (const url of [
			'redis://127.0.0.1:1',
			'redis://user:hunter2@127.0.0.1:1',
			'redis://:hunter2@127.0.0.1:1/3',
			'redis://127.0.0.1:1?password=hunter2',
			'redis://user:hunter2@',
			'redis://user:hunter2@127.0.0.1:port',
			'redi://user:hunter2@127.0.0.1:1',
			'user:hunter2@127.0.0.1',
		]) {
			for (const words of [PERFT, ['worker']]) {
				const notes = await refused(url, words);
				expect(notes).toMatch(
					/^error: (?:Cannot reach the queue redis:\/\/127\.0\.0\.1:1\S*: .*ECONNREFUSED|Expected an address such as redis:)/,
				);
				expect((await x(words, { environment: { X_QUEUE: url } })).notes).not.toContain('hunter2');
			}
		}
	});
});
