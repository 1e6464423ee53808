import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byExtent } from '../../../tools/lib/sample.js';
import type { Gallery } from './page/gallery.js';
import { openSite, type Site } from './support.js';

declare global {
	/** The gallery of the page: functions that run in the browser use it. */
	var gallery: Gallery;
}

/** Positions whose pictures are compared. `X_PICTURES=360` compares more. */
const POSITIONS = Number(process.env.X_PICTURES ?? byExtent({ full: 1000, normal: 144, quick: 72 }));
/** The mean difference of a cell's colours from which it counts as another picture. Letters are drawn a little differently at their small size. */
const TOLERANCE = 11;
/** Boards on one picture of the page. */
const BATCH = 36;

let site: Site;
let page: Page;
beforeAll(async () => {
	const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";
	site = await openSite('./page/gallery.ts', policy);
	page = await site.open({ viewport: { width: 1240, height: 1240 } });
	await page.waitForFunction(() => globalThis.gallery !== undefined);
});
afterAll(() => site.close());

it('shows the start of every preset game and of every game of the galleries', async () => {
	const count = await page.evaluate(() => gallery.ids.length);
	expect(count).toBeGreaterThan(180);
	expect(await page.evaluate((to) => gallery.check(0, to), count)).toEqual([]);
	expect(site.complaints).toEqual([]);
});

/** Compares the elements and the SVG pictures of positions. The largest differences first. */
const compare = async (from: number, to: number, faulty: boolean): Promise<Awaited<ReturnType<Gallery['compare']>>> => {
	await page.evaluate(([start, end]) => gallery.show(start, end), [from, to] as const);
	const element = (await page.screenshot()).toString('base64');
	await page.evaluate((picture) => gallery.compare(picture), element);
	await page.evaluate((value) => gallery.draw(value), faulty);
	const svg = (await page.screenshot()).toString('base64');
	return page.evaluate((picture) => gallery.compare(picture), svg);
};

it('draws the same picture as the element and as SVG', async () => {
	const worst: (readonly [number, string])[] = [];
	let cells = 0;
	for (let from = 0; from < POSITIONS; from += BATCH) {
		const differences = await compare(from, Math.min(POSITIONS, from + BATCH), false);
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
	const differences = await compare(0, BATCH, true);
	const found = new Map<string, number>();
	for (const [by, name] of differences) {
		const sample = name.replace(/ \S+$/, '');
		found.set(sample, Math.max(by, found.get(sample) ?? 0));
	}
	expect(found.size).toBe(BATCH);
	expect([...found].filter(([, by]) => by <= TOLERANCE)).toEqual([]);
});
