import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from './recipes-support.js';

type Svg = typeof import('../src/svg/index.js');

let kitchen: Kitchen;

beforeAll(async () => {
	kitchen = await openKitchen();
});

afterEach(async () => {
	for (const context of kitchen.browser.contexts()) await context.close();
});

afterAll(() => kitchen.close());

const cell = (page: Page, name: string) => page.locator(`[role="gridcell"][aria-label^="${name},"]`);

/** The shapes in a colour of the theme. */
const painted = (page: Page, attribute: 'fill' | 'stroke', role: string) =>
	page.locator(`x-board .layer [${attribute}*="x-board-${role},"]`);

/** Plays e2–e4 by two clicks. The page writes the name of the move. It shows an arrow from e2 to e4 and a mark on e4, and then the last move. */
const playsE4 = async (page: Page, answer: RegExp): Promise<void> => {
	await expect.poll(() => painted(page, 'fill', 'mark-green').count()).toBe(1);
	expect(await painted(page, 'stroke', 'mark-red').count()).toBe(1);
	expect(await painted(page, 'fill', 'last').count()).toBe(0);
	expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, white pawn, can move');
	await cell(page, 'e2').click();
	await cell(page, 'e4').click();
	await expect.poll(() => page.locator('output').textContent()).toMatch(answer);
	await expect.poll(() => cell(page, 'e4').getAttribute('aria-label')).toMatch(/^e4, white pawn/);
	expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, empty');
	expect(await painted(page, 'fill', 'last').count()).toBe(2);
	expect(kitchen.complaints).toEqual([]);
};

describe('recipes', () => {
	it.each([
		['react', 'page.jsx'],
		['vue', 'page.js'],
		['svelte', 'page.js'],
		['typescript', 'page.ts'],
	])('%s plays a move, and black answers', async (recipe, entry) => {
		await kitchen.cook(recipe, entry, 'page.js');
		const page = await kitchen.open(`${recipe}/index.html`);
		await playsE4(page, /^e2e4$/);
		await cell(page, 'e7').click();
		await cell(page, 'e5').click();
		await expect.poll(() => page.locator('output').textContent()).toBe('e7e5');
		await expect.poll(() => cell(page, 'd7').getAttribute('aria-label')).toBe('d7, black pawn');
	});

	it('chessground plays a move', async () => {
		await kitchen.cook('chessground', 'page.js', 'page.js');
		const page = await kitchen.open('chessground/index.html');
		await playsE4(page, /^e2-e4$/);
	});

	it('plain makes a picture of its board', async () => {
		const page = await kitchen.open('plain/index.html');
		await page.addScriptTag({ type: 'module', content: "import { toPng } from './board/svg/index.js'; globalThis.toPng = toPng;" });
		await page.waitForFunction(() => 'toPng' in globalThis);
		const picture = await page.evaluate(async () => {
			const { toPng } = globalThis as unknown as Svg;
			const { geometry, pieces, sets } = document.querySelector('x-board')!;
			const blob = await toPng({ geometry: geometry!, pieces: pieces!, sets: sets! }, { width: 320 });
			const { width, height } = await createImageBitmap(blob);
			return { width, height, type: blob.type, size: blob.size };
		});
		expect(picture).toMatchObject({ width: 320, height: 320, type: 'image/png' });
		expect(picture.size).toBeGreaterThan(5000);
	});

	it('plain plays a move from copied files', async () => {
		await playsE4(await kitchen.open('plain/index.html'), /^e2-e4$/);
	});

	it('plain plays a move from a file, as one script', async () => {
		await kitchen.cook('plain', 'page.js', 'bundle.js', 'iife');
		await playsE4(await kitchen.open('plain/bundled.html', 'file'), /^e2-e4$/);
	});
});
