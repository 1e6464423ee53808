import { describe, expect, it } from 'vitest';
import { DRAWN, paste, spoken, square, testSite, violations } from './support.js';

const site = testSite();

describe('the tree of a game', () => {
	it('is made and edited by keyboard alone', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5 2. Nf3 Nc6');
		await page.locator('.moves .move', { hasText: 'Nc6' }).waitFor();
		// Arrow keys step wherever they have no other use.
		await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
		for (const move of ['Nf3', 'e5', 'e4']) {
			await page.keyboard.press('ArrowLeft');
			await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe(move);
		}
		await square(page, 'c7').focus();
		await page.keyboard.press('Enter');
		for (const character of 'c5') await page.keyboard.press(character);
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('1. e4 e5 (1... c5) 2. Nf3 Nc6');
		const tools = page.getByRole('region', { name: 'Edit c5' });
		await tools.getByRole('button', { name: 'good move' }).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('1. e4 e5 (1... c5 $1) 2. Nf3 Nc6');
		await tools.getByRole('textbox', { name: 'Comment on c5' }).focus();
		await page.keyboard.type('Sicilian');
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('1. e4 e5 (1... c5 $1 { Sicilian }) 2. Nf3 Nc6');
		await tools.getByRole('button', { name: 'Make main line' }).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('1. e4 c5 $1 { Sicilian } (1... e5 2. Nf3 Nc6)');
		expect(await page.locator('.move[aria-current]').textContent()).toBe('c5!');
		await expect.poll(() => spoken(page)).toContain('main line');
		expect(await violations(page)).toEqual([]);
		await tools.getByRole('button', { name: 'Delete from here' }).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('1. e4 e5 2. Nf3 Nc6');
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => page.locator('#moves').inputValue()).toContain('Sicilian');
	});

	it('shows players, clocks and arrows', async () => {
		const page = await site.open();
		await paste(
			page,
			'moves',
			'[White "Anna"]\n[Black "Berta"]\n\n1. e4 {[%clk 0:05:00] [%cal Gd2d4,Re2e4] [%csl Yd5]} e5 {[%clk 0:04:58]} 2. Nf3 *',
		);
		await page.locator('.player-bar', { hasText: 'Berta' }).waitFor();
		await page.locator('.moves .move', { hasText: 'e5' }).click();
		await expect.poll(() => page.locator('.player-bar').allTextContents()).toEqual(['BertaClock: 4:58', 'AnnaClock: 5:00']);
		await page.locator('.moves .move', { hasText: 'e4' }).click();
		await expect.poll(() => page.locator(DRAWN.arrow).count()).toBe(2);
		await expect.poll(() => page.locator(DRAWN.culprit).count()).toBe(1);
		await page.getByRole('button', { name: 'Flip the board' }).click();
		await expect.poll(() => page.locator('.player-bar').first().textContent()).toContain('Anna');
		expect(await violations(page)).toEqual([]);
	});

	it('has other games behind the Back button', async () => {
		const page = await site.open();
		await page.locator('.game-button').click();
		await page.getByRole('dialog', { name: 'Games' }).getByRole('button', { name: 'Atomic', exact: true }).click();
		await page.locator('.game-button', { hasText: 'Atomic' }).waitFor();
		await page.goBack();
		await page.locator('.game-button', { hasText: 'Chess' }).waitFor();
		await page.goForward();
		await page.locator('.game-button', { hasText: 'Atomic' }).waitFor();
	});
});
