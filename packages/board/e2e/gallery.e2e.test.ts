import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byExtent } from '../../../tools/lib/sample.js';
import type { Gallery } from './page/gallery.js';
import { openSite, type Site } from './support.js';

declare global {
	/** The gallery of the page: functions that run in the browser use it. */
	var gallery: Gallery;
}

/** Positions whose pictures are compared. `X_PICTURES=360` compares more. */
const POSITIONS = Number(process.env.X_PICTURES ?? byExtent({ full: 1000, normal: 72, quick: 36 }));
/** The mean difference of a cell's colours from which it counts as another picture. */
const TOLERANCE = 4.5;
/** Boards on one picture of the page. */
const BATCH = 36;

let site: Site;
let page: Page;
let session: CDPSession;
beforeAll(async () => {
	const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";
	site = await openSite('./page/gallery.ts', policy);
	page = await site.open({ viewport: { width: 1240, height: 1240 } });
	await page.waitForFunction(() => globalThis.gallery !== undefined);
	session = await page.context().newCDPSession(page);
});
afterAll(() => site.close());

it('shows the start of every preset game and of every game of the galleries', async () => {
	const count = await page.evaluate(() => gallery.ids.length);
	expect(count).toBeGreaterThan(180);
	expect(await page.evaluate((to) => gallery.check(0, to), count)).toEqual([]);
	expect(site.complaints).toEqual([]);
});

/** A picture of the page. Playwright's own takes longer, as it looks for a smaller file. */
const pictureOfPage = async (): Promise<string> => (await session.send('Page.captureScreenshot', { optimizeForSpeed: true })).data;

/** Compares the elements and the SVG pictures of positions. The largest differences first. */
const compare = async (numbers: readonly number[], faulty: boolean): Promise<Awaited<ReturnType<Gallery['compare']>>> => {
	await page.evaluate((shown) => gallery.show(shown), numbers);
	const element = await pictureOfPage();
	await page.evaluate((picture) => gallery.compare(picture), element);
	await page.evaluate((value) => gallery.draw(value), faulty);
	const svg = await pictureOfPage();
	return page.evaluate((picture) => gallery.compare(picture), svg);
};

/** Numbers of positions. Fewer positions than games are spread over all games. */
const numbersOf = (games: number): readonly number[] =>
	Array.from({ length: POSITIONS }, (_, index) => Math.floor(index * Math.max(1, games / POSITIONS)));

it('draws the same picture as the element and as SVG', async () => {
	const worst: (readonly [number, string])[] = [];
	let cells = 0;
	const numbers = numbersOf(await page.evaluate(() => gallery.ids.length));
	for (let from = 0; from < POSITIONS; from += BATCH) {
		const differences = await compare(numbers.slice(from, from + BATCH), false);
		cells += differences.length;
		worst.push(...differences.slice(0, 20));
	}
	worst.sort(([a], [b]) => b - a);
	const [largest = [Number.NaN, '']] = worst;
	console.log(`${POSITIONS} positions, ${cells} cells; the largest difference is ${largest[0].toFixed(1)} of 255, ${largest[1]}`);
	expect(worst.filter(([by]) => by > TOLERANCE)).toEqual([]);
	expect(site.complaints).toEqual([]);
}, 240_000);

it('finds a missing piece in each picture', async () => {
	const differences = await compare([...Array(BATCH).keys()], true);
	const found = new Map<string, number>();
	for (const [by, name] of differences) {
		const sample = name.replace(/ \S+$/, '');
		found.set(sample, Math.max(by, found.get(sample) ?? 0));
	}
	expect(found.size).toBe(BATCH);
	expect([...found].filter(([, by]) => by <= TOLERANCE)).toEqual([]);
});
