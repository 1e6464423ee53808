import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser, REMEDY } from '../browser.mjs';
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

it('fails with the remedy in one line where there is none', async () => {
	const env = { ...process.env, CHROMIUM_PATH: join(root, 'no-such-browser') };
	const { code, output } = await run('node', ['tools/browser.mjs'], { env });
	expect(code).toBe(1);
	expect(output.trim().split('\n')).toEqual([expect.stringContaining(REMEDY)]);
});
