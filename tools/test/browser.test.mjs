import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser, getBrowser, REMEDY } from '../browser.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

describe('findBrowser', () => {
	it('takes CHROMIUM_PATH before all others', () => {
		expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
	});

	it('takes no other browser when CHROMIUM_PATH is wrong', () => {
		expect(findBrowser({ CHROMIUM_PATH: join(root, 'no-such-browser') }, [process.execPath])).toBeUndefined();
	});

	it('looks where systems put it', () => {
		expect(findBrowser({ PATH: '' }, [join(root, 'no-such-browser'), process.execPath])).toBe(process.execPath);
	});
});

describe('getBrowser', () => {
	/** @returns {{ name: string, possible: () => boolean, steps: [program: string, args: string[]][] }} */
	const way = (name, possible, ...args) => ({ name, possible: () => possible, steps: [['node', args]] });

	it('goes on to the next way where one fails, and passes over what is not possible here', async () => {
		const said = [];
		const ways = [way('download', true, '--no-such-flag'), way('package', false, '--version'), way('other', true, '--version')];
		let asked = 0;
		const find = () => (++asked === 2 ? process.execPath : undefined);
		expect(await getBrowser((line) => said.push(line), { ways, find })).toBe(process.execPath);
		expect(said).toEqual(['no Chromium here; trying download', 'no Chromium here; trying other']);
	});

	it('gives nothing where no way leads to one that runs', async () => {
		expect(await getBrowser(undefined, { ways: [way('other', true, '--version')], find: () => join(root, 'README.md') })).toBeUndefined();
	});
});

it('fails with the remedy in one line where there is none', async () => {
	const env = { ...process.env, CHROMIUM_PATH: join(root, 'no-such-browser') };
	const { code, output } = await run('node', ['tools/browser.mjs'], { env });
	expect(code).toBe(1);
	expect(output.trim().split('\n')).toEqual([expect.stringContaining(REMEDY)]);
});
