import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byExtent, seedsOf } from '../../../tools/lib/sample.js';
import type { Gallery } from './page/gallery.js';
import { openSite, type Site } from './support.js';

declare global {
	/** The gallery of the page: functions that run in the browser use it. */
	var gallery: Gallery;
}

/** Positions whose pictures are compared, and those of this run: `X_EXTENT=full X_FIRST=201 X_GAMES=200` compares a part of all. */
const EXTENTS = { full: 1000, normal: 72, quick: 36 } as const;
const SEEDS = seedsOf(EXTENTS);
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

/** The numbers of positions from their seeds. Fewer positions than games are spread over all games. */
const numbersOf = (seeds: readonly number[], games: number): readonly number[] =>
	seeds.map((seed) => Math.floor((seed - 1) * Math.max(1, games / byExtent(EXTENTS))));

describe('the element and SVG', () => {
	let cells = 0;
	let largest: readonly [number, string] = [0, ''];
	const batches = Array.from({ length: Math.ceil(SEEDS.length / BATCH) }, (_, at) => SEEDS.slice(at * BATCH, (at + 1) * BATCH));
	afterAll(() => {
		const [by, name] = largest;
		console.log(`${SEEDS.length} positions, ${cells} cells; the largest difference is ${by.toFixed(1)} of 255, ${name}`);
	});

	it.each(batches.map((batch) => [batch[0]!, batch.at(-1)!, batch] as const))(
		'draw the same pictures of the positions %i to %i',
		async (_first, _last, batch) => {
			const numbers = numbersOf(batch, await page.evaluate(() => gallery.ids.length));
			const differences = await compare(numbers, false);
			cells += differences.length;
			if (differences[0] !== undefined && differences[0][0] > largest[0]) largest = differences[0];
			expect(cells).toBeGreaterThan(0);
			expect(differences.filter(([by]) => by > TOLERANCE)).toEqual([]);
			expect(site.complaints).toEqual([]);
		},
		240_000,
	);
});

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
