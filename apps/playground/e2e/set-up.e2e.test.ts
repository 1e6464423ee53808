import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, fen, focused, paste, showTools, spoken, square, testSite, violations } from './support.js';

/** The worker of all games is loaded when it is first asked. */
const SLOW = { timeout: 30_000 };

const site = testSite();

const tool = (page: Page, name: string) => page.locator('.set-panel').getByRole('button', { name, exact: true });
const faults = (page: Page) => page.locator('.set-faults').textContent();
const play = (page: Page) => page.getByRole('button', { name: 'Play from here' });
const heard = (page: Page, words: string): Promise<void> => expect.poll(() => spoken(page), SLOW).toBe(words);

const open = async (page: Page): Promise<void> => {
	await showTools(page);
	await page.getByRole('button', { name: 'Set up' }).press('Enter');
	await page.getByRole('heading', { name: 'Set up a position' }).waitFor(SLOW);
};

describe('the board editor', () => {
	it('is used on chess by keyboard alone, names faults, and the position is played from', async () => {
		const page = await site.open();
		await page.locator('#set-up').waitFor(SLOW);
		await open(page);
		await expect.poll(() => focused(page)).toMatch(/^[a-h][1-8], /);
		expect(await violations(page)).toEqual([]);
		for (const key of 'e1') await page.keyboard.press(key);
		await page.keyboard.press('Delete');
		await heard(page, 'e1 is empty now.');
		await expect.poll(() => faults(page), SLOW).toMatch(/king/i);
		expect(await play(page).getAttribute('aria-disabled')).toBe('true');
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Shift+K');
		await heard(page, 'White king chosen.');
		for (const key of 'd4') await page.keyboard.press(key);
		await page.keyboard.press('Enter');
		await heard(page, 'white king put on d4.');
		await page.keyboard.press('Shift+Q');
		await page.keyboard.press('Shift+Q');
		await heard(page, 'Black queen chosen.');
		for (const key of 'a5') await page.keyboard.press(key);
		await page.keyboard.press('Space');
		await page.keyboard.press('Alt+e');
		await heard(page, 'Erase.');
		for (const key of 'd8') await page.keyboard.press(key);
		await page.keyboard.press('Enter');
		await expect.poll(() => faults(page), SLOW).toBe('This position can be played.');
		await page.keyboard.press('Shift+?');
		await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
		await page.keyboard.press('Escape');
		await play(page).press('Enter');
		await expect.poll(() => fen(page), SLOW).toBe('rnb1kbnr/pppppppp/8/q7/3K4/8/PPPPPPPP/RNBQ1BNR w kq - 0 1');
		await page.keyboard.press('ControlOrMeta+z');
		await page.getByRole('heading', { name: 'Set up a position' }).waitFor();
		await expect.poll(() => square(page, 'd8').getAttribute('aria-label')).toBe('d8, empty');
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => square(page, 'd8').getAttribute('aria-label')).toBe('d8, black queen');
	});

	it('is used on the unbounded board by keyboard alone', async () => {
		const page = await site.open();
		await choose(page, 'Infinite chess (ICN)');
		await page.locator('#icn').waitFor(SLOW);
		await paste(page, 'icn', 'w (8|1) K0,0|k5,5');
		await open(page);
		await page.locator('.set-stage').getByRole('application').waitFor();
		await page.keyboard.press('Shift+R');
		await heard(page, 'White rook chosen.');
		await page.keyboard.type('1');
		await page.locator('#plane-go').fill('1e20,-3');
		await page.keyboard.press('Enter');
		await expect.poll(() => faults(page), SLOW).toBe('This position can be played.');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Delete');
		await page.getByRole('button', { name: 'Black to move' }).press('Enter');
		expect(await violations(page)).toEqual([]);
		await play(page).press('Enter');
		await expect.poll(() => page.locator('#icn').inputValue(), SLOW).toBe('b 1 (8|1) K0,0|k5,5|R100000000000000000000,-3');
	});

	it('mirrors, fills, copies and clears regions, each undone by one step', async () => {
		const page = await site.open();
		await page.locator('#set-up').waitFor(SLOW);
		await open(page);
		const label = (name: string) => square(page, name).getAttribute('aria-label');
		await tool(page, 'Select').click();
		await square(page, 'a1').click();
		await square(page, 'd2').click();
		await heard(page, '8 squares selected.');
		await tool(page, 'Mirror left and right').click();
		await expect.poll(() => label('a1')).toBe('a1, white queen, selected');
		expect(await label('d1')).toBe('d1, white rook, selected');
		expect(await label('h1')).toBe('h1, white rook');
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
		await expect.poll(() => label('a1')).toBe('a1, white rook, selected');
		await tool(page, 'Copy').click();
		await square(page, 'e4').click();
		await expect.poll(() => label('e4')).toBe('e4, white rook');
		expect(await label('h5')).toBe('h5, white pawn');
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
		await expect.poll(() => label('e4')).toBe('e4, empty');
		await tool(page, 'Clear').click();
		await expect.poll(() => label('b1')).toBe('b1, empty, selected');
		await tool(page, 'Let go').click();
		await tool(page, 'Start position').click();
		await expect.poll(() => label('b1')).toBe('b1, white knight');
		await page.locator('.set-under').getByRole('button', { name: 'Leave' }).click();
		await page.locator('#fen').waitFor();
	});

	it('takes pieces dragged from the palette to the board without edges', async () => {
		const page = await site.open();
		await choose(page, 'Infinite chess (ICN)');
		await open(page);
		const queen = await tool(page, 'white queen').first().boundingBox();
		const canvas = (await page.locator('.set-stage .plane-canvas').boundingBox())!;
		const size = Number(/(\d+) pixels/.exec((await page.locator('.set-stage .plane-place').textContent())!)![1]);
		await page.mouse.move(queen!.x + 20, queen!.y + 20);
		await page.mouse.down();
		await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2, { steps: 5 });
		await page.mouse.move(canvas.x + canvas.width / 2 + 3 * size, canvas.y + canvas.height / 2 + 0.3 * size);
		await page.mouse.up();
		await expect.poll(() => spoken(page), SLOW).toMatch(/^white queen put on [78], ?4/);
		const put = await spoken(page);
		await page.mouse.move(queen!.x + 20, queen!.y + 20);
		await page.mouse.down();
		await page.mouse.move(canvas.x + canvas.width / 2, canvas.y - 4, { steps: 5 });
		await page.mouse.up();
		await expect.poll(() => page.locator('.palette-ghost').count()).toBe(0);
		expect(await spoken(page)).toBe(put);
	});

	it('takes pieces dragged from the palette and off the board, and hands, in shogi on a phone', async () => {
		const page = await site.open(site.served, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
		await choose(page, 'Shogi');
		await open(page);
		const rook = await tool(page, 'Sente rook').first().boundingBox();
		const target = await square(page, '5e').boundingBox();
		await page.mouse.move(rook!.x + 20, rook!.y + 20);
		await page.mouse.down();
		await page.mouse.move(target!.x + 5, target!.y + 5, { steps: 5 });
		await page.mouse.move(target!.x + 15, target!.y + 15);
		await page.mouse.up();
		await expect.poll(() => square(page, '5e').getAttribute('aria-label')).toBe('5e, Sente rook');
		await page.getByRole('button', { name: 'Add one Gote pawn to the hand' }).click();
		await heard(page, 'In hand: 1 of Gote pawn.');
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});
});

describe('the page on a phone', () => {
	it.each(['Chess', 'Shogi', 'Xiangqi'])('shows the board, the status and the moves of %s together', async (title) => {
		const page = await site.open(site.served, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
		if (title !== 'Chess') await choose(page, title);
		await page.locator('.tool-more').waitFor(SLOW);
		for (const selector of ['.stage x-board', '.status', '#moves']) {
			const box = await page.locator(selector).boundingBox();
			expect(box!.y, selector).toBeGreaterThanOrEqual(0);
			expect(box!.y + box!.height, selector).toBeLessThanOrEqual(844);
		}
		for (const button of await page.locator('.rail button:visible, .bar button, .tabs button').all()) {
			const box = await button.boundingBox();
			expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
		}
	});
});
