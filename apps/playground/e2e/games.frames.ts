/**
 * How long the page takes from the choice of a game to its board, for every game, and the longest tasks of the list of games: `npm run frames` after a build. Prints figures without
 * limits.
 */
import { titles } from '@x/games/titles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './support.js';
import { at, median, quiet, watch } from './watch.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.close());

it('switches games', async () => {
	const page = await site.open();
	await page.context().addInitScript(watch, 'read');
	await page.reload();
	await page.locator('[role="gridcell"]').first().waitFor();
	const rows: { readonly title: string; readonly time: number }[] = [];
	const all = Object.values(titles).map(({ title }) => title);
	// The first game loads the other worker; chess is shown already.
	for (const title of ['Shogi', ...all.filter((one) => one !== 'Chess' && one !== 'Shogi'), 'Shogi']) {
		await page.locator('.game-button').click();
		const button = page.getByRole('dialog', { name: 'Games' }).getByRole('button', { name: title, exact: true }).first();
		await button.focus();
		await page.keyboard.press('Enter');
		await page.locator('.game-button', { hasText: title }).waitFor();
		rows.push({ title, time: at(await quiet(page), 'drawn') });
	}
	const times = rows.slice(1).map(({ time }) => time);
	const slowest = rows.toSorted((a, b) => b.time - a.time).slice(0, 12);
	console.log(slowest.map(({ title, time }) => `${title} ${time.toFixed(0)} ms`).join('; '));
	console.log(
		`${rows.length - 1} switches of games: median ${median(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms; the first, with the script of all games, ${rows[0]!.time.toFixed(0)} ms`,
	);
	expect(times.every(Number.isFinite)).toBe(true);
}, 600_000);

it('opens, searches and scrolls the list of games', async () => {
	const page = await site.open();
	await page.evaluate(() => {
		const tasks: number[] = [];
		Object.assign(globalThis, { tasks });
		new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
	});
	await page.locator('.game-button').click();
	const list = page.locator('.games-list');
	await list.locator('img').first().waitFor();
	await page.keyboard.type('shogi', { delay: 40 });
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.press('Delete');
	for (let row = 1; row < 12; row++) {
		await list.evaluate((element, top) => element.scrollTo(0, top), row * 500);
		await page.waitForTimeout(200);
	}
	const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: readonly number[] }).tasks);
	console.log(`the list of games: ${tasks.length} tasks above 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
}, 60_000);
