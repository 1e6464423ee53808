import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Elsewhere, Unusable } from '../src/errors.js';
import { ThreadPool } from '../src/threads/thread-pool.js';
import { THREAD } from './support/bundle.js';

const pool = new ThreadPool(THREAD, 2);
afterAll(() => pool.close());

const failing = (how: string): Promise<unknown> => pool.run({ task: 'fail', part: { how } });

it('does more jobs than it has threads', async () => {
	const jobs = Array.from({ length: 7 }, (_, index) => pool.run({ task: 'sum', part: { from: index, to: index + 2 } }));
	expect((await Promise.all(jobs)).map(({ result }) => result)).toEqual([1, 3, 5, 7, 9, 11, 13]);
});

it('reports how much of a job is done', async () => {
	const reports: number[] = [];
	await pool.run({ task: 'sum', part: { from: 0, to: 2, pause: 150 } }, (done) => reports.push(done));
	expect(reports).toEqual([1]);
});

describe('a job that fails', () => {
	it('keeps the words for the user and the hint', async () => {
		const error = await failing('unusable').catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(Unusable);
		expect(error).not.toBeInstanceOf(Elsewhere);
		expect(error).toMatchObject({ message: 'Expected another job.', hint: 'Give another one.' });
	});

	it('tells a machine that cannot do it from a job that cannot be done', async () => {
		await expect(failing('elsewhere')).rejects.toBeInstanceOf(Elsewhere);
	});

	it('keeps the place of a fault of the program', async () => {
		const error = (await failing('fault').catch((reason: unknown) => reason)) as Error;
		expect(error).not.toBeInstanceOf(Unusable);
		expect(error.message).toMatch(/^TypeError: a fault of the program\n\s+at /);
	});

	it('is given up after it has ended two threads, and others go on', async () => {
		const [death, sum] = await Promise.allSettled([failing('death'), pool.run({ task: 'sum', part: { from: 0, to: 3 } })]);
		expect(death).toMatchObject({ reason: { name: 'Unusable', message: expect.stringContaining('A job ended its thread 2 times: ') } });
		expect(sum).toMatchObject({ value: { result: 3 } });
	});
});

describe('a job with patience', () => {
	/** Closes a pool while such a job runs. Returns the text of its file. */
	const stopped = async (takes: number): Promise<string | undefined> => {
		const folder = mkdtempSync(join(tmpdir(), 'x-jobs-'));
		const file = join(folder, 'text');
		try {
			const closed = new ThreadPool(THREAD, 1);
			const ends: Promise<unknown>[] = [];
			// It is under way when it says so.
			await new Promise<void>((resolve) => {
				ends.push(closed.run({ task: 'patient', part: { file, takes } }, () => resolve()).catch((error: unknown) => error));
			});
			await closed.close('enough');
			expect(await Promise.all(ends)).toEqual(['enough']);
			return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
		} finally {
			rmSync(folder, { recursive: true });
		}
	};

	it('ends what it has started before its thread is ended', async () => {
		expect(await stopped(0)).toBe('stopped');
	});

	it('is ended when its patience is over', async () => {
		expect(await stopped(60_000)).toBe(undefined);
	});
});

it('fails the jobs that are not done when it is closed, and later ones', async () => {
	const closed = new ThreadPool(THREAD, 1);
	const jobs = [0, 1].map(() => closed.run({ task: 'sum', part: { from: 0, to: 1, pause: 60_000 } }));
	const ends = Promise.allSettled(jobs);
	await closed.close('enough');
	expect(await ends).toEqual(jobs.map(() => ({ status: 'rejected', reason: 'enough' })));
	await expect(closed.run({ task: 'sum', part: { from: 0, to: 1 } })).rejects.toBe('enough');
});
