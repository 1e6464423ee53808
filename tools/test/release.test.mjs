import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { must } from '../lib/run.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { refusal } from '../release.mjs';
import { write } from './workspace.mjs';

const ADDRESSES = {
	repository: 'https://example.invalid/a.git',
	homepage: 'https://example.invalid',
	bugs: 'https://example.invalid/issues',
};

const hasGit = spawnSync('git', ['--version']).status === 0;

const inRepository = (work) =>
	inTemporaryFolder(async (dir) => {
		const git = (...args) => must('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', ...args], { cwd: dir });
		write(dir, {
			file: 'one',
			'package.json': JSON.stringify(ADDRESSES),
			'red.mjs': 'process.exit(3);',
			'litter.mjs': `import { writeFileSync } from 'node:fs';\nwriteFileSync('litter', '');`,
		});
		await git('init', '--quiet');
		await git('add', '--all');
		await git('commit', '--quiet', '--message', 'One');
		return work(dir);
	});

it.runIf(hasGit)('lets a clean tree with green tests pass', () =>
	inRepository(async (dir) => {
		expect(await refusal({ from: dir, test: 'node --version' })).toBeUndefined();
	}),
);

it.runIf(hasGit)('refuses a dirty tree before it tests anything', () =>
	inRepository(async (dir) => {
		write(dir, { file: 'two' });
		expect(await refusal({ from: dir, test: 'node red.mjs' })).toContain('uncommitted changes');
	}),
);

it.runIf(hasGit)('refuses a tree without an address, in one sentence', () =>
	inRepository(async (dir) => {
		write(dir, { 'package.json': '{}' });
		await must('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', 'commit', '--quiet', '--all', '--message', 'Two'], {
			cwd: dir,
		});
		expect(await refusal({ from: dir, test: 'node red.mjs' })).toBe(
			"the root's package.json has no repository, no homepage and no bugs: add the https address, then run node tools/metadata.mjs --write",
		);
	}),
);

it.runIf(hasGit)('refuses a red test', () =>
	inRepository(async (dir) => {
		expect(await refusal({ from: dir, test: 'node red.mjs' })).toBe('the tests are red: node red.mjs ended with 3');
	}),
);

it.runIf(hasGit)('refuses a tree that its tests have littered', () =>
	inRepository(async (dir) => {
		expect(await refusal({ from: dir, test: 'node litter.mjs' })).toContain('uncommitted changes');
	}),
);

it('refuses a value that is not a repository', () =>
	inTemporaryFolder(async (dir) => {
		expect(await refusal({ from: dir, test: 'node --version' })).toBe('a release needs a git work tree');
	}));
