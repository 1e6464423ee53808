import { createHash } from 'node:crypto';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '@x/jobs';
import { contentKey, QUEUE, type QueueData, QueueKey, queueData } from '@x/jobs/queue';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../src/version.js';
import { temporaryFolder } from '../support/files.js';
import { output, type RunningHere, startHere } from '../support/program.js';
import { hasRedis, RedisServer } from '../support/redis.js';

const SECRET = 'secret line one\n';
const GAME = '1. e4 e5 2. Ke3 *\n';
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const folder = temporaryFolder();
const outside = temporaryFolder();
writeFileSync(join(folder, 'games.pgn'), GAME);
writeFileSync(join(outside, 'secret.pgn'), SECRET);
symlinkSync(join(outside, 'secret.pgn'), join(folder, 'link.pgn'));
symlinkSync(outside, join(folder, 'way'));

const range = (path: string, text: string, more: object = {}): object => ({
	name: 'a.pgn',
	path,
	from: 0,
	to: text.length,
	packing: 'none',
	digest: digestOf(text),
	...more,
});
const check = (one: object, more: object = {}): Job => ({
	task: 'check',
	part: { file: 0, kind: 'pgn', moves: 'rules', game: { kind: 'id', id: 'chess' }, range: one, ...more },
});
const perft = (more: object = {}): Job => ({
	task: 'perft',
	part: { game: { source: { kind: 'id', id: 'chess' } }, moves: ['e2e4'], depth: 1, turns: false, open: false, ...more },
});
const ofVersion = (job: unknown): unknown => ({ version: version(), job });
const PROTO: unknown = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 7}');
const here = (name: string): string => join(folder, name);

/** Data that is not a job. */
const POISON: readonly (readonly [name: string, data: unknown])[] = [
	['null', null],
	['a number', 7],
	['a text', 'job'],
	['a list', [ofVersion(perft())]],
	['no version', { job: perft() }],
	['no job', { version: version() }],
	['a job that is null', ofVersion(null)],
	['a foreign field', { ...(ofVersion(perft()) as object), more: 1 }],
	['a foreign field of the job', ofVersion({ ...perft(), more: 1 })],
	['a foreign field of the part', ofVersion(perft({ more: 1 }))],
	['keys of prototypes', ofVersion(perft(PROTO as object))],
	['an unknown task', ofVersion({ ...perft(), task: 'rm' })],
	['a task constructor', ofVersion({ ...perft(), task: 'constructor' })],
	['a task __proto__', ofVersion({ ...perft(), task: '__proto__' })],
	['a part that is null', ofVersion({ task: 'stats', part: null })],
	['a part that is a text', ofVersion({ task: 'stats', part: 'part' })],
	['a missing field', ofVersion({ task: 'stats', part: { file: 0, range: range(here('games.pgn'), GAME) } })],
	['a depth of another type', ofVersion(perft({ depth: '1' }))],
	['a negative depth', ofVersion(perft({ depth: -1 }))],
	['a huge depth', ofVersion(perft({ depth: 1e300 }))],
	['NaN, which is null in JSON', ofVersion(perft({ depth: Number.NaN }))],
	['a fraction', ofVersion(perft({ depth: 1.5 }))],
	['a move of another type', ofVersion(perft({ moves: [{}] }))],
	['an illegal move', ofVersion(perft({ moves: ['e2e5'] }))],
	['an unknown game', ofVersion(perft({ game: { source: { kind: 'id', id: 'constructor' } } }))],
	['rules that cannot be read', ofVersion(perft({ game: { source: { kind: 'rules', language: 'fbr', text: '\0' } } }))],
	['a start of another game', ofVersion(perft({ game: { source: { kind: 'id', id: 'shogi' }, number: 5 } }))],
	['a start that does not exist', ofVersion(perft({ game: { source: { kind: 'id', id: 'chess' }, number: 960 } }))],
	['a position with faults', ofVersion(perft({ game: { source: { kind: 'id', id: 'chess' }, fen: '8/8' } }))],
	['a link with an illegal move', ofVersion(perft({ game: { source: { kind: 'id', id: 'chess' }, moves: ['__proto__'] } }))],
	[
		'an unknown variant',
		ofVersion(perft({ game: { source: { kind: 'rules', language: 'variants.txt', text: 'Variant: A', name: 'B' } } })),
	],
	['a path of another type', ofVersion(check({ ...range('', GAME), path: 7 }))],
	['a range that ends before it begins', ofVersion(check(range(here('games.pgn'), GAME, { from: 9, to: 3 })))],
	['an endless range', ofVersion(check(range(here('games.pgn'), GAME, { to: 1e300 })))],
	['no digest', ofVersion(check({ ...range(here('games.pgn'), GAME), digest: undefined }))],
	['a digest of another form', ofVersion(check(range(here('games.pgn'), GAME, { digest: '..' })))],
];

/** Jobs that this worker puts back: it does not serve their files. */
const FOREIGN: readonly (readonly [name: string, path: string, text: string])[] = [
	['a file of another folder', join(outside, 'secret.pgn'), SECRET],
	['a way out of the folder', join(folder, '..', outside.split('/').at(-1)!, 'secret.pgn'), SECRET],
	['a link out of the folder', here('link.pgn'), SECRET],
	['a file behind a link out of the folder', here('way/secret.pgn'), SECRET],
	['a file that does not exist', here('none.pgn'), GAME],
	['a folder', folder, GAME],
	['the folder above', join(folder, '..'), GAME],
	['a device', '/dev/zero', GAME],
	['a path with a null byte', here('games.pgn\0'), GAME],
	['a relative path', 'link.pgn', SECRET],
	['other bytes', here('games.pgn'), SECRET],
];

describe.skipIf(!hasRedis)('the drill of a queue that others can write to', () => {
	let server: RedisServer;
	let redis: readonly Redis[];
	let queue: Queue;
	let events: QueueEvents;
	let worker: RunningHere;

	beforeAll(async () => {
		server = await RedisServer.start(folder);
		redis = [1, 2].map(() => new Redis(server.url, { maxRetriesPerRequest: null }));
		queue = new Queue(QUEUE, { connection: redis[0]! });
		events = new QueueEvents(QUEUE, { connection: redis[1]! });
		await events.waitUntilReady();
		worker = startHere(['worker', '--queue', server.url, '--threads', '1'], { directory: folder });
		await worker.ready;
	});
	beforeEach(() => queue.obliterate({ force: true }));
	afterAll(async () => {
		worker.stop();
		await worker.ended;
		await Promise.all([queue.close(), events.close()]);
		for (const one of redis) one.disconnect();
		await server.stop();
	});

	/** Why a job failed or was put back; its result if it is done. */
	const fateOf = async (data: unknown): Promise<unknown> => {
		const told = new Promise<unknown>((resolve) => {
			events.once('completed', ({ returnvalue }) => resolve({ result: returnvalue }));
			events.once('failed', ({ failedReason }) => resolve({ failed: failedReason }));
			events.on('progress', ({ data: progress }) => {
				if (typeof progress === 'object') resolve(progress);
			});
		});
		await queue.add('job', data);
		const fate = await told;
		events.removeAllListeners();
		await queue.obliterate({ force: true });
		return fate;
	};

	const lives = async (): Promise<void> => {
		expect(await fateOf(ofVersion(perft()))).toEqual({ result: { result: { move: 'e2e4', nodes: '20' } } });
	};

	it.each(POISON)('refuses %s with a line', async (_, data) => {
		const fate = (await fateOf(data)) as { readonly failed: string };
		expect(fate).toEqual({ failed: expect.stringMatching(/^(?:Expected .* found |Unknown )[^\n]*$/) });
		expect(worker.notes()).toContain(fate.failed);
		expect(worker.notes()).not.toMatch(/TypeError|undefined|\n\s+at /);
	});

	it.each(FOREIGN)('puts a job of %s back, and says nothing about it', async (_, path, text) => {
		expect(await fateOf(ofVersion(check(range(path, text))))).toEqual({
			returned: expect.stringMatching(
				/^Expected the (?:file a\.pgn in a folder of the worker, found none|same bytes of a\.pgn on every machine, found others)\.$/,
			),
		});
		expect(worker.notes()).not.toContain('secret');
		await lives();
	});

	it('serves a file of its folder, by its path and by its name, behind all of this', async () => {
		for (const path of [here('games.pgn'), '/elsewhere/games.pgn', 'C:\\elsewhere\\games.pgn']) {
			const fate = await fateOf(ofVersion(check(range(path, GAME))));
			expect(fate).toMatchObject({ result: { digest: digestOf(GAME), result: { games: 1, faults: [{ code: 'san/illegal' }] } } });
		}
	});

	describe('with results of others', () => {
		const PERFT = ['perft', 'chess', '2', '--json'];
		const KEY = { X_QUEUE_KEY: 'a key of two' };

		/** Gives the results of a stranger to the first jobs, then those of a worker. */
		const gathered = async (
			results: readonly unknown[],
			environment: Readonly<Record<string, string>> = {},
		): Promise<{ code: number | null; out: string; notes: string }> => {
			worker.stop();
			await worker.ended;
			const left = [...results];
			let given: (() => void) | undefined;
			const all = new Promise<void>((resolve) => {
				given = resolve;
			});
			const stranger = new Worker(
				QUEUE,
				async () => {
					const result = left.shift();
					if (left.length === 0) given!();
					if (result instanceof Error) throw result;
					return result;
				},
				{ connection: redis[0]! },
			);
			const run = startHere([...PERFT, '--queue', server.url], { environment });
			await all;
			await stranger.close();
			worker = startHere(['worker', '--queue', server.url, '--threads', '1'], { directory: folder, environment });
			await worker.ready;
			return run.ended as Promise<{ code: number; out: string; notes: string }>;
		};

		it.each([
			['that are not objects', null],
			['of another form', { result: { nodes: 'x' } }],
			['with foreign fields', { result: { nodes: '400', more: 1 } }],
			['of other bytes', { result: { nodes: '400' }, digest: digestOf(GAME) }],
		])('refuses results %s', async (_, forged) => {
			const { code, out, notes } = await gathered([forged, forged]);
			expect([code, out]).toEqual([0, await output(PERFT)]);
			expect(notes).toMatch(/^A result of the queue was refused: Expected .*, found .*\. Its job is done again\.\n$/);
		});

		it('refuses results without a signature or with that of another key', async () => {
			const outcome = { result: { nodes: '401' } };
			const other = QueueKey.of({ X_QUEUE_KEY: 'another' })!;
			const forged = { ...outcome, signature: other.sign('result', 'name', outcome) };
			const { code, out, notes } = await gathered([outcome, forged, outcome], KEY);
			expect([code, out]).toEqual([0, await output(PERFT)]);
			expect(notes).toContain('Expected a result with the signature of X_QUEUE_KEY, found none or another one.');
		});

		it('ends with the reason if all results are refused', async () => {
			const { code, notes } = await gathered(Array(5).fill({}));
			expect([code, notes]).toEqual([
				2,
				expect.stringContaining('error: The results of a job were refused 5 times: Expected a result of perft'),
			]);
		});

		it('takes the result of a job that failed before', async () => {
			const { code, out, notes } = await gathered([new Error('This worker is broken.')]);
			expect([code, out, notes]).toEqual([0, await output(PERFT), '']);
		});
	});

	it('puts jobs of other keys back', async () => {
		const keyed = startHere(['worker', '--queue', server.url, '--threads', '1'], {
			directory: folder,
			environment: { X_QUEUE_KEY: 'one' },
		});
		await keyed.ready;
		worker.stop();
		await worker.ended;
		const other = QueueKey.of({ X_QUEUE_KEY: 'two' });
		for (const data of [queueData(version(), perft(), undefined), queueData(version(), perft(), other)])
			expect(await fateOf(data)).toEqual({ returned: 'Expected a job with the signature of X_QUEUE_KEY, found none or another one.' });
		const own = QueueKey.of({ X_QUEUE_KEY: 'one' })!;
		const data = queueData(version(), perft(), own);
		const changed: QueueData = { ...data, job: perft({ depth: 2 }) };
		expect(await fateOf(changed)).toEqual({ returned: expect.stringContaining('signature') });
		const { result } = (await fateOf(data)) as { readonly result: { readonly signature: string } };
		const { signature, ...outcome } = result;
		expect(own.isValid(signature, 'result', contentKey(data), outcome)).toBe(true);
		keyed.stop();
		await keyed.ended;
		worker = startHere(['worker', '--queue', server.url, '--threads', '1'], { directory: folder });
		await worker.ready;
		expect(await fateOf(data)).toEqual({ returned: 'Expected a worker with X_QUEUE_KEY for a job with a signature, found one without.' });
	});
});
