import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Journal } from '../src/journal.js';
import type { Execute, Job } from '../src/task.js';
import { temporaryFolder } from './support/files.js';

const folder = temporaryFolder();
const signal = new AbortController().signal;
const job = (part: object): Job => ({ task: 'sum', part });

/** Does jobs, and remembers which. */
const recorder = (): { readonly done: unknown[]; readonly execute: Execute } => {
	const done: unknown[] = [];
	return {
		done,
		execute: ({ part }) => {
			done.push(part);
			return Promise.resolve({ result: done.length });
		},
	};
};

it('does not do a job again that is in the journal', async () => {
	const path = join(folder, 'again');
	const first = recorder();
	const before = Journal.open(path, 'work').resumed(first.execute, signal);
	await before(job({ n: 1 }), 0);
	await before(job({ n: 2 }), 1);
	const second = recorder();
	const journal = Journal.open(path, 'work');
	expect(journal.size).toBe(2);
	const after = journal.resumed(second.execute, signal);
	expect(await after(job({ n: 2 }), 1)).toEqual({ result: 2 });
	expect(await after(job({ n: 3 }), 2)).toEqual({ result: 1 });
	expect(second.done).toEqual([{ n: 3 }]);
});

it('reads a journal whose last line is torn, and goes on behind the others', async () => {
	const path = join(folder, 'torn');
	await Journal.open(path, 'work').resumed(recorder().execute, signal)(job({ n: 1 }), 0);
	appendFileSync(path, '{"part":{"n":2},"res');
	const { execute, done } = recorder();
	await Journal.open(path, 'work').resumed(execute, signal)(job({ n: 2 }), 1);
	expect(done).toEqual([{ n: 2 }]);
	expect(Journal.open(path, 'work').size).toBe(2);
});

it('does a job again whose bytes have changed', async () => {
	const [path, file] = [join(folder, 'bytes'), join(folder, 'games')];
	const range = { name: 'games', path: file, from: 0, to: 3, packing: 'none' };
	writeFileSync(file, 'abc');
	const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
	const write: Execute = () => Promise.resolve({ result: 'first', digest });
	await Journal.open(path, 'work').resumed(write, signal)(job({ range }), 0);
	const { execute, done } = recorder();
	const journal = Journal.open(path, 'work').resumed(execute, signal);
	expect(await journal(job({ range }), 0)).toEqual({ result: 'first', digest });
	writeFileSync(file, 'abd');
	await journal(job({ range }), 0);
	expect(done).toEqual([{ range }]);
});

it('refuses the journal of other work, and other files', () => {
	const path = join(folder, 'other');
	Journal.open(path, 'work');
	expect(() => Journal.open(path, 'other work')).toThrow('Expected the journal of this command');
	expect(() => Journal.open(folder, 'work')).toThrow('Expected a journal of an earlier run');
});

const HEADING = '{"journal":1,"work":"work"}\n';

it.each([
	['a text', 'text\n'],
	['a text without a line break', '{"my":"only copy"}'],
	['bytes', Buffer.from([0xff, 0x00, 0xfe, 0x0a, 0x80])],
	['games', '[Event "x"]\n\n1. e4 *'],
	['null', 'null\nnull'],
	['the beginning of a heading', HEADING.slice(0, 10)],
	['the journal of other work', HEADING.replace('"work"}', '"other"}\n{"part":')],
	['a journal with a line that is not a result', `${HEADING}null\n{"part":{}`],
	['a journal with a line that is not JSON', `${HEADING}{"part":\n{"part":{}`],
	['a journal with a part that is not an object', `${HEADING}{"part":7,"result":1}\n{"p`],
])('refuses %s, and leaves it as it is', (_, content) => {
	const path = join(folder, 'not-a-journal');
	writeFileSync(path, content);
	expect(() => Journal.open(path, 'work')).toThrow(/Expected (?:a|the) journal/);
	expect(readFileSync(path)).toEqual(Buffer.from(content));
});

it('begins a journal in an empty file', () => {
	const path = join(folder, 'empty');
	writeFileSync(path, '');
	expect(Journal.open(path, 'work').size).toBe(0);
	expect(readFileSync(path, 'utf8')).toBe(HEADING);
});
