import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { environment, must } from '../lib/run.mjs';
import { inTemporaryFolder, packages, published, root } from '../lib/workspace.mjs';

const git = (dir, ...args) =>
	must('git', ['-c', 'safe.directory=*', '-c', 'user.name=test', '-c', 'user.email=test@example.invalid', ...args], { cwd: dir });

/** The packages whose versions a changeset of one package changes. */
const bumped = (name, kind) =>
	inTemporaryFolder(async (dir) => {
		const copied = [
			'package.json',
			'pnpm-workspace.yaml',
			'.changeset/config.json',
			...packages().map((one) => relative(root, join(one.dir, 'package.json'))),
		];
		for (const path of copied) {
			mkdirSync(join(dir, path, '..'), { recursive: true });
			cpSync(join(root, path), join(dir, path));
		}
		const versions = () => published(dir).map((one) => [one.name, JSON.parse(readFileSync(join(one.dir, 'package.json'), 'utf8')).version]);
		writeFileSync(join(dir, '.changeset/one.md'), `---\n'${name}': ${kind}\n---\n\nChanged something.\n`);
		await git(dir, 'init', '--quiet');
		await git(dir, 'add', '--all');
		await git(dir, 'commit', '--quiet', '--message', 'One changeset');
		const before = Object.fromEntries(versions());
		await must('changeset', ['version'], { cwd: dir, env: environment({}, dir) });
		return versions().filter(([one, version]) => before[one] !== version);
	});

const next = (name, part) => {
	const version =
		published()
			.find((one) => one.name === name)
			?.manifest.version.split('.')
			.map(Number) ?? [];
	return part === 'minor' ? `${version[0]}.${version[1] + 1}.0` : `${version[0]}.${version[1]}.${version[2] + 1}`;
};

/** The programs, which are released with the newest versions of the libraries that they contain. */
const programs = published()
	.filter(({ manifest }) => manifest.bin !== undefined)
	.map(({ name }) => name);

/** The new versions after a changeset that leaves the ranges of programs: its own, and a patch of each program. */
const expected = (name, part) =>
	published()
		.map((one) => one.name)
		.filter((one) => one === name || programs.includes(one))
		.map((one) => [one, next(one, one === name ? part : 'patch')]);

it('changes the versions of core and of programs only when core gets a minor version', async () => {
	expect(programs).toEqual(['@x/cli']);
	expect(await bumped('@x/core', 'minor')).toEqual(expected('@x/core', 'minor'));
});

it('bumps a notation alone, and the programs that contain it', async () => {
	expect(await bumped('@x/icn', 'minor')).toEqual(expected('@x/icn', 'minor'));
	// A patch is in the range of the programs.
	expect(await bumped('@x/fen', 'patch')).toEqual([['@x/fen', next('@x/fen', 'patch')]]);
});
