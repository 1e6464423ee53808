import { expect, it } from 'vitest';
import { Collected, planLine, readWorkLines, type WorkLine } from '../src/lines.js';
import { contentKey } from '../src/queue/queue-job.js';
import { program } from './support/program.js';

const range = { name: 'a.txt', path: '/one/a.txt', from: 0, to: 9, packing: 'none', digest: 'd' };
const divided = {
	version: '1',
	task: 'letters',
	plan: { files: [{ name: 'a.txt', path: '/one/a.txt' }] },
	parts: [{ range }, { range }],
} as const;

const read = async (text: string): Promise<readonly WorkLine[]> => {
	const found: WorkLine[] = [];
	const bytes = new TextEncoder().encode(text);
	for await (const line of readWorkLines(
		(async function* () {
			for (const byte of bytes) yield Uint8Array.of(byte);
		})(),
		'it',
		program,
	))
		found.push(line);
	return found;
};

it('gives a plan the same id wherever its files are', () => {
	const moved = JSON.parse(JSON.stringify(divided).replaceAll('/one/', '/two/'));
	expect(planLine(moved).id).toBe(planLine(divided).id);
	expect(planLine({ ...divided, parts: [] }).id).not.toBe(planLine(divided).id);
});

it('names a job of a queue by its work and its bytes', () => {
	const key = (part: object): string => contentKey({ version: '1', job: { task: 'letters', part } });
	expect(key({ range, limit: 6 })).toBe(key({ limit: 6, range: { ...range, path: '/two/a.txt', from: 5, to: 14 } }));
	expect(key({ range, limit: 6 })).not.toBe(key({ range, limit: 7 }));
	expect(key({ range })).not.toBe(key({ range: { ...range, digest: 'e' } }));
	expect(key({ words: ['one'] })).not.toBe(key({ words: ['two'] }));
});

it('reads lines in pieces, with keys in front of them and without a last line break', async () => {
	const line = { x: 'result', id: 'a', index: 0, result: { text: 'é' } };
	expect(await read(`${JSON.stringify(line)}\n\n7\t${JSON.stringify(line)}`)).toEqual([line, line]);
	await expect(read('{"x":"result"}\n')).rejects.toThrow('line 1 of it');
	await expect(read('nothing')).rejects.toThrow('line 1 of it');
});

it('collects results in any order and any number of times, and names those that are missing', () => {
	const plan = planLine(divided);
	const result = (index: number, value: number): WorkLine => ({ x: 'result', id: plan.id, index, result: value });
	const collected = new Collected();
	collected.add(result(1, 11));
	expect(() => collected.complete()).toThrow('Expected a line with the plan');
	for (const line of [plan, plan, result(1, 11)]) collected.add(line);
	expect(() => collected.complete()).toThrow('Expected the results of 2 jobs, found 1: 0 is missing.');
	collected.add(result(0, 10));
	expect(collected.complete().outcomes).toEqual([{ result: 10 }, { result: 11 }]);
	expect(() => collected.add(result(0, 12))).toThrow('two that differ');
	expect(() => collected.add({ ...plan, id: 'other' })).toThrow('found two plans');
});
