import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dist, openSite, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(async () => {
	const complaints = site?.complaints ?? [];
	await site?.close();
	expect(complaints).toEqual([]);
});

it('refuses a move on the first page, and says why', async () => {
	const page = await site.open('/');
	const cell = (name: string) => page.locator(`x-board [role="gridcell"][aria-label^="${name}"]`);
	await cell('c6').click();
	await cell('d4').click();
	const said = page.locator('.home-board > p');
	await expect.poll(() => said.textContent()).toContain('Not allowed.');
	expect(await said.textContent()).toContain('b5');
});

it('finds a game by another name, without a network', async () => {
	const page = await site.open('/');
	await page.keyboard.press('Control+k');
	const field = page.locator('.VPLocalSearchBox input');
	await field.fill('chess');
	await page.locator('.VPLocalSearchBox .result').first().waitFor();
	await page.context().setOffline(true);
	await field.fill('drop chess');
	await expect.poll(() => page.locator('.VPLocalSearchBox .result').first().getAttribute('href')).toMatch(/crazyhouse/);
});

it('has the playground below /play/', async () => {
	const page = await site.open('/');
	await page.locator('.VPNavBarMenu a', { hasText: 'Play' }).click();
	await page.locator('[role="gridcell"]').first().waitFor();
	expect(new URL(page.url()).pathname).toBe('/play/');
});

/** The most bytes of the first load of a lesson, compressed, without its fonts. */
const MOST = 150_000;

it('loads a lesson with few bytes', () => {
	const html = readFileSync(join(dist, 'tutorials/first-game/index.html'), 'utf8');
	const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
	const files = [...new Set(loaded)].map((path) => gzipSync(readFileSync(join(dist, path))).length);
	expect(files.length).toBeGreaterThan(2);
	expect(files.reduce((sum, size) => sum + size, gzipSync(html).length)).toBeLessThan(MOST);
});

it('describes every page for previews of links', () => {
	for (const path of ['', 'rules/crazyhouse', 'reference/san', 'packages/fen']) {
		const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
		const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(html)!;
		expect(/<meta name="description" content="[^"]{20,}/.test(html)).toBe(true);
		expect(
			readFileSync(join(dist, new URL(picture!, 'http://site').pathname))
				.subarray(1, 4)
				.toString(),
		).toBe('PNG');
	}
});
