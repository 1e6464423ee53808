import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Divided, type NumberedOutcome, type RunOptions, runJobs, taskNamed } from '../src/index.js';
import { temporaryFolder } from './support/files.js';
import { all, program, type TestTerminal, testTerminal } from './support/program.js';

const folder = temporaryFolder();

const divide = async (task: string, plan: unknown): Promise<Divided> => ({
	version: program.version,
	task,
	plan,
	parts: await (await taskNamed(program, task)).split(plan),
});

interface Shown {
	total: number | undefined;
	readonly done: number[];
}

const run = (
	divided: Divided,
	options: RunOptions,
	{
		terminal = testTerminal(folder),
		shown = { total: undefined, done: [] },
		use = all,
	}: { terminal?: TestTerminal; shown?: Shown; use?: (outcomes: AsyncIterable<NumberedOutcome>) => Promise<NumberedOutcome[]> } = {},
): Promise<NumberedOutcome[]> => {
	const bar = (total: number) => {
		shown.total = total;
		return { update: (done: number) => void shown.done.push(done), clear: () => undefined };
	};
	return runJobs(divided, options, { program, terminal, bar }, use);
};

it.each([1, 2])('gives outcomes in order on %i threads', async (threads) => {
	const shown: Shown = { total: undefined, done: [] };
	const outcomes = await run(await divide('sum', { from: 0, to: 95 }), { threads }, { shown });
	expect(outcomes.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
	expect(outcomes.reduce((sum, { result }) => sum + Number(result), 0)).toBe((94 * 95) / 2);
	expect(shown.total).toBe(95);
	expect(shown.done.at(-1)).toBe(95);
});

it('does the jobs of each part once', async () => {
	const divided = await divide('sum', { from: 0, to: 70 });
	const parts = await Promise.all([1, 2, 3].map((part) => run(divided, { threads: 1, part: { part, of: 3 } })));
	expect(parts.map((outcomes) => outcomes.map(({ index }) => index))).toEqual([
		[0, 3, 6],
		[1, 4],
		[2, 5],
	]);
});

it('reads the standard input in this process', async () => {
	const divided = await divide('letters', [{ name: '<stdin>', path: '-', from: 0, to: 0 }]);
	expect(await run(divided, { threads: 2 }, { terminal: testTerminal(folder, 'letters') })).toMatchObject([{ index: 0, result: 7 }]);
});

describe('a run that is stopped', () => {
	it('says how to go on, and goes on without the jobs that are done', async () => {
		const divided = await divide('sum', { from: 0, to: 60, pause: 20 });
		const terminal = testTerminal(folder);
		const stopped = run(
			divided,
			{ threads: 1, resume: 'stopped.journal' },
			{
				terminal,
				use: async (outcomes) => {
					const found: NumberedOutcome[] = [];
					for await (const outcome of outcomes) {
						found.push(outcome);
						if (found.length === 2) terminal.stop();
					}
					return found;
				},
			},
		);
		await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
		const journal = join(folder, 'stopped.journal');
		expect(terminal.notes).toEqual([
			expect.stringMatching(/^Stopped after \d of 6 jobs\. Go on with the same command and --resume \S+stopped\.journal\n$/),
		]);
		const before = readFileSync(journal, 'utf8').trimEnd().split('\n').length - 1;
		expect(before).toBeGreaterThanOrEqual(2);
		expect(before).toBeLessThan(6);
		const outcomes = await run(divided, { threads: 1, resume: 'stopped.journal' });
		expect(outcomes.reduce((sum, { result }) => sum + Number(result), 0)).toBe((59 * 60) / 2);
		expect(readFileSync(journal, 'utf8').trimEnd().split('\n')).toHaveLength(7);
	});

	it('keeps its journal if the outcomes cannot be used, and says where it is', async () => {
		const terminal = testTerminal(folder);
		const failed = run(
			await divide('sum', { from: 0, to: 30 }),
			{ threads: 1 },
			{
				terminal,
				use: async (outcomes) => {
					await all(outcomes);
					throw new Error('The disk is full.');
				},
			},
		);
		await expect(failed).rejects.toThrow('The disk is full.');
		const [, path = ''] = /^Failed after 3 of 3 jobs\. .* --resume (\S+)\n$/.exec(terminal.notes.join('')) ?? [];
		expect(existsSync(path)).toBe(true);
	});

	it('refuses a journal whose results the program does not accept', async () => {
		const divided = await divide('sum', { from: 0, to: 30 });
		const options = { threads: 1, resume: 'forged.journal' };
		await run(divided, options);
		const path = join(folder, options.resume);
		writeFileSync(path, readFileSync(path, 'utf8').replace('"result":45', '"result":"45"'));
		await expect(run(divided, options)).rejects.toThrow('Expected a result of sum, found other data.');
	});
});
