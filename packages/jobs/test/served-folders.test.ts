import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Elsewhere } from '../src/errors.js';
import { ServedFolders } from '../src/index.js';
import type { Job } from '../src/task.js';
import { temporaryFolder } from './support/files.js';

const [served, second, outside] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
for (const folder of [served, second, outside]) writeFileSync(join(folder, 'a.txt'), 'letters');
writeFileSync(join(outside, 'secret.txt'), 'letters');
symlinkSync(join(outside, 'secret.txt'), join(served, 'link.txt'));
mkdirSync(join(served, 'folder.txt'));

const job = (path: string, to = 7): Job => ({ task: 'letters', part: { range: { name: 'a.txt', path, from: 0, to } } });
const pathsOf = (jobs: readonly Job[]): readonly unknown[] =>
	jobs.map(({ part }) => (part as { readonly range: { readonly path: string } }).range.path);

it('finds a file by its path, and by its name in each folder', async () => {
	const folders = await ServedFolders.of([served, second]);
	expect(pathsOf(await folders.placed(job(join(served, 'a.txt'))))).toEqual([join(served, 'a.txt'), join(second, 'a.txt')]);
	for (const path of ['/elsewhere/a.txt', 'C:\\elsewhere\\a.txt', 'a.txt'])
		expect(pathsOf(await folders.placed(job(path)))).toEqual([join(served, 'a.txt'), join(second, 'a.txt')]);
});

it.each([
	['a file of another folder', join(outside, 'secret.txt')],
	['a way out of the folder', join(served, '..', 'secret.txt')],
	['a link out of the folder', join(served, 'link.txt')],
	['a folder', join(served, 'folder.txt')],
	['a file that does not exist', join(served, 'none.txt')],
])('does not serve %s', async (_, path) => {
	const folders = await ServedFolders.of([served]);
	const error = await folders.placed(job(path)).catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(Elsewhere);
	expect(error).toMatchObject({ message: 'Expected the file a.txt in a folder of the worker, found none.' });
});

it('does not serve a file that is shorter than the range', async () => {
	const folders = await ServedFolders.of([served]);
	await expect(folders.placed(job(join(served, 'a.txt'), 8))).rejects.toBeInstanceOf(Elsewhere);
});

it('leaves jobs without a file as they are', async () => {
	const folders = await ServedFolders.of([served]);
	const sum: Job = { task: 'sum', part: { from: 0, to: 1 } };
	expect(await folders.placed(sum)).toEqual([sum]);
});

it('refuses folders that do not exist, and files', async () => {
	await expect(ServedFolders.of([join(served, 'none')])).rejects.toThrow('It does not exist.');
	await expect(ServedFolders.of([join(served, 'a.txt')])).rejects.toThrow('Expected a folder for --folder, found the file');
});
