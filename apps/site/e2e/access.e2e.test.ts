import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site, violations } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(async () => {
	const complaints = site?.complaints ?? [];
	await site?.close();
	expect(complaints).toEqual([]);
});

const LOOKS: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
	{ name: 'wide and light', options: {} },
	{
		name: 'narrow, dark and touched',
		options: { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
	},
];

/** A page of each kind. */
const PAGES = [
	'/',
	'/tutorials/first-game/',
	'/cookbook/is-it-mate/',
	'/guides/which-language/',
	'/packages/fen/',
	'/rules/',
	'/rules/crazyhouse/',
	'/fbr/royal/',
	'/reference/san/',
	'/errors/san/',
];

describe.each(LOOKS)('$name', ({ options }) => {
	it.each(PAGES)('%s can be used by everyone, and fits its width', async (path) => {
		const page = await site.open(path, options);
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await page.context().close();
	});
});
