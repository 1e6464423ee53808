import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishAll } from '../install.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { compareVersions, lowestCore, lowestOf } from '../lowest-core.mjs';
import { startRegistry } from '../registry.mjs';

it('reads the lowest version of a range, and compares versions as numbers', () => {
	expect(lowestOf('>=0.1.0 <1.0.0')).toBe('0.1.0');
	expect(lowestOf('^0.1.0')).toBe(undefined);
	expect(['0.10.0', '0.2.1', '0.2.0'].sort(compareVersions)).toEqual(['0.2.0', '0.2.1', '0.10.0']);
});

it('passes where the lowest core is the one of the workspace, and refuses a range above it', async () => {
	expect((await lowestCore({ only: ['@x/san'] })).faults).toEqual([]);
	expect((await lowestCore({ only: ['@x/san'], workspace: '0.0.9' })).faults).toEqual([
		'@x/san wants @x/core >=0.1.0 <1.0.0, and the workspace has 0.0.9',
	]);
});

it('takes a lower core from the registry, and reports where it cannot', () =>
	inTemporaryFolder(async (dir) => {
		const registry = await startRegistry();
		const userconfig = join(dir, 'npmrc');
		const cacheIn = (cache) => writeFileSync(userconfig, `registry=${registry.url}\ncache=${join(dir, cache)}\nfetch-retries=0\n`);
		cacheIn('cache');
		const names = ['registry', 'cache', 'userconfig'].flatMap((name) => [`npm_config_${name}`, `NPM_CONFIG_${name.toUpperCase()}`]);
		const settings = { ...Object.fromEntries(names.map((name) => [name, undefined])), npm_config_userconfig: userconfig };
		const check = () => lowestCore({ only: ['@x/san'], workspace: '0.2.0', tests: ['test/misuse.test.ts'], settings });
		try {
			// Nothing is published yet.
			expect((await check()).faults).toEqual([]);
			await inTemporaryFolder((tarballs) => publishAll(registry.url, tarballs));
			const published = await check();
			expect(published.faults).toEqual([]);
			expect(published.passed).toBe(1);
		} finally {
			await registry.close();
		}
		cacheIn('empty');
		expect((await check()).faults).toEqual([expect.stringContaining("cannot be had from npm's registry")]);
	}));
