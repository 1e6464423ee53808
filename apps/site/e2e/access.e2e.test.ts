import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist, openSite, type Site, violations } from './support.js';

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
const KINDS = [
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

/** All pages of the site, each in one look, where `X_PAGES` is `all`; or else a page of each kind in both. */
const pagesIn = (look: number): readonly string[] => {
	if (process.env.X_PAGES !== 'all') return KINDS;
	const paths = [...readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address]) => new URL(address!, 'https://example.invalid').pathname,
	);
	return paths.filter((_, index) => index % LOOKS.length === look);
};

describe.each(LOOKS.map((look, index) => ({ ...look, pages: pagesIn(index) })))('$name', ({ options, pages }) => {
	it.each(pages)('%s can be used by everyone, and fits its width', async (path) => {
		const page = await site.open(path, options);
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await page.context().close();
	});
});
