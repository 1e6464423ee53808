import { expect, it } from 'vitest';
import { Collected, type Divided, jobLines, resultsOf, serveLines, taskNamed, type WorkLine } from '../src/index.js';
import { all, bytesOf, program } from './support/program.js';

const divided = async (): Promise<Divided> => {
	const plan = { from: 0, to: 50 };
	return { version: program.version, task: 'sum', plan, parts: await (await taskNamed(program, 'sum')).split(plan) };
};

const textOf = (lines: readonly unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const serve = (lines: readonly unknown[]): Promise<readonly WorkLine[]> =>
	all(serveLines(bytesOf(textOf(lines)), { name: 'it', threads: 2, signal: new AbortController().signal }, program));

it('does the jobs of lines on several machines, whose results add up to the whole', async () => {
	const [plan, ...jobs] = jobLines(await divided());
	const parts = await Promise.all([serve([plan, ...jobs.slice(3)]), serve(jobs.slice(0, 3))]);
	const collected = new Collected();
	for (const line of parts.flat()) collected.add(line);
	expect(await all(resultsOf(collected.complete().outcomes))).toEqual([45, 145, 245, 345, 445]);
});

it('refuses jobs of another version, of another form and of an unknown task', async () => {
	const { id, index, ...job } = [...jobLines(await divided())][1] as unknown as Readonly<Record<string, unknown>>;
	const named = { id, index, ...job };
	await expect(serve([{ ...named, version: '2.0.0' }])).rejects.toThrow('Expected jobs of version 1.0.0, found some of version 2.0.0.');
	await expect(serve([{ ...named, part: { poison: 1 } }])).rejects.toThrow('Expected a part of sum, found a field "poison".');
	for (const task of ['rm', 'constructor', '__proto__'])
		await expect(serve([{ ...named, task }])).rejects.toThrow('Expected a plan, a job or a result in line 1 of it');
});
