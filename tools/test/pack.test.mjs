import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTemporaryFolder, published } from '../lib/workspace.mjs';
import { manifestFaults, missingAddress, writeFields } from '../metadata.mjs';
import { contentFaults, relativeLinks } from '../pack.mjs';
import { write } from './workspace.mjs';

it('finds the relative links of a page, from where the page stands', () => {
	const text = '[rules](docs/rules.md) [code](src/a.ts#L3) [web](https://example.org/a) [other](../fen) [here](#use)';
	expect(relativeLinks('README.md', text)).toEqual(['docs/rules.md', 'src/a.ts', '../fen']);
	expect(relativeLinks('docs/rules.md', '[start](../README.md)')).toEqual(['README.md']);
});

describe('the contents of a tarball', () => {
	const COMPLETE = { 'package.json': '{}', LICENSE: '', 'README.md': '[docs](docs/) [rules](docs/rules.md)', 'docs/rules.md': '' };
	const faultsOf = (texts, changelog = false) =>
		inTemporaryFolder((dir) => {
			write(dir, { ...COMPLETE, ...texts });
			return contentFaults('@x/a', dir, { changelog });
		});

	it('may be complete', async () => {
		expect(await faultsOf({ 'dist/a.js.map': '{ "sourcesContent": ["a"] }' })).toEqual([]);
		expect(await faultsOf({ 'src/a.ts': '', 'dist/a.js.map': '{ "sources": ["../src/a.ts"] }' })).toEqual([]);
	});

	it('holds no source twice', async () => {
		expect(await faultsOf({ 'src/a.ts': '', 'dist/a.js.map': '{ "sourcesContent": ["a"] }' })).toEqual([
			'@x/a: the tarball holds its sources twice: src, and in source maps',
		]);
	});

	it('holds the changelog, what its pages lead to, and no tests', async () => {
		expect(await faultsOf({ 'README.md': '[a](../b/README.md) [b](docs/none.md)', 'test/a.test.ts': '' }, true)).toEqual([
			'@x/a: the tarball has no CHANGELOG.md',
			'@x/a: README.md leads to ../b/README.md, which is not in the tarball',
			'@x/a: README.md leads to docs/none.md, which is not in the tarball',
			'@x/a: the tarball holds test/a.test.ts',
		]);
	});
});

describe('manifests', () => {
	const complete = {
		name: '@x/a',
		description: 'A.',
		keywords: ['chess'],
		license: 'MIT',
		engines: { node: '>=20' },
		sideEffects: false,
		publishConfig: { access: 'public', provenance: true },
	};
	const inWorkspace = (root, manifest, work) =>
		inTemporaryFolder((dir) => {
			write(dir, { 'package.json': JSON.stringify(root), 'packages/a/package.json': JSON.stringify(manifest) });
			return work(dir);
		});
	const faults = (root, manifest) => inWorkspace(root, manifest, (dir) => published(dir).flatMap((one) => manifestFaults(one, dir)));

	it('have their fields', async () => {
		expect(await faults({}, complete)).toEqual([]);
		expect(await faults({}, { name: '@x/a', files: ['dist'] })).toEqual([
			'@x/a: the manifest has no description',
			'@x/a: the manifest has no keywords',
			'@x/a: the manifest has no license',
			'@x/a: the manifest has no engines',
			'@x/a: the manifest has no sideEffects',
			"@x/a: the manifest's files leave out CHANGELOG.md",
			'@x/a: publishConfig.access is not "public": node tools/metadata.mjs --write',
			'@x/a: publishConfig.provenance is not true: node tools/metadata.mjs --write',
		]);
	});

	it('name each file once', async () => {
		expect(await faults({}, { ...complete, files: ['dist', 'CHANGELOG.md', 'dist'] })).toEqual([
			"@x/a: the manifest's files name dist twice",
		]);
	});

	it('name no package that users cannot install', async () => {
		const needing = (field) =>
			inTemporaryFolder((dir) => {
				write(dir, {
					'package.json': '{}',
					'packages/a/package.json': JSON.stringify({ ...complete, [field]: { '@x/b': 'workspace:*' } }),
					'packages/b/package.json': JSON.stringify({ name: '@x/b', private: true }),
				});
				return published(dir).flatMap((one) => manifestFaults(one, dir));
			});
		expect(await needing('devDependencies')).toEqual([]);
		for (const field of ['dependencies', 'peerDependencies'])
			expect(await needing(field)).toEqual(['@x/a: @x/b is not published: bundle it, as a development dependency']);
	});

	it('want peers that this workspace has', async () => {
		const wanting = (range) =>
			inTemporaryFolder((dir) => {
				write(dir, {
					'package.json': '{}',
					'packages/a/package.json': JSON.stringify({ ...complete, peerDependencies: { '@x/b': range } }),
					'packages/b/package.json': JSON.stringify({ ...complete, name: '@x/b', version: '0.0.3' }),
				});
				return published(dir).flatMap((one) => manifestFaults(one, dir));
			});
		expect(await wanting('>=0.0.3 <1.0.0')).toEqual([]);
		expect(await wanting('>=0.1.0 <1.0.0')).toEqual(['@x/a: the peer @x/b >=0.1.0 <1.0.0 leaves out 0.0.3, the version of this workspace']);
	});

	it('have the addresses of the root', async () => {
		const root = {
			repository: 'https://example.invalid/a.git',
			homepage: 'https://example.invalid',
			bugs: { url: 'https://example.invalid/issues' },
		};
		expect(await faults(root, complete)).toHaveLength(3);
		expect(await faults({}, { ...complete, homepage: 'https://example.org' })).toHaveLength(1);
		await inWorkspace(root, complete, (dir) => {
			expect(missingAddress(dir)).toBeUndefined();
			writeFields(dir);
			expect(JSON.parse(readFileSync(join(dir, 'packages/a/package.json'), 'utf8'))).toEqual({
				...complete,
				repository: { type: 'git', url: root.repository, directory: 'packages/a' },
				homepage: root.homepage,
				bugs: root.bugs.url,
			});
			expect(published(dir).flatMap((one) => manifestFaults(one, dir))).toEqual([]);
		});
	});

	it('may not be published without an address', () =>
		inWorkspace({ repository: 'somewhere', homepage: 'https://example.invalid', bugs: 'https://example.invalid' }, complete, (dir) => {
			expect(missingAddress(dir)).toMatch(/^the root's package\.json has no repository:/);
		}));
});
