import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { goTo, paste, testSite, violations } from './support.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const site = testSite();

/** Opens the page of the first error of the FEN by keyboard. */
const openPage = async (page: Page, fen: string) => {
	await page.getByRole('tab', { name: 'Game', exact: true }).click();
	await paste(page, 'fen', fen);
	const link = page.locator('#fen-problems').getByRole('button', { name: 'About this error' }).first();
	await link.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	return { link, dialog };
};

describe('the page of an error', () => {
	it('is opened by keyboard, shows a wrong text and a right one, and gives the focus back', async () => {
		const page = await site.open();
		const { link, dialog } = await openPage(page, START.replace('/8/', '/9/'));
		await page.getByRole('dialog', { name: 'A rank has more files than the board.' }).waitFor();
		expect(await dialog.locator('.error-code').textContent()).toBe('fen/rank-too-long');
		expect(await dialog.locator('.error-wrong mark').textContent()).toBe('9');
		expect(await dialog.locator('.error-wrong pre').textContent()).toContain('/8/9/8/8/');
		expect(await dialog.locator('.error-message').textContent()).toBe('Expected 8 files in rank 5, found 9.');
		expect(await dialog.locator('.error-right pre').textContent()).toBe(START);
		expect(await dialog.getByText('Repair: replace 9 by 8.').isVisible()).toBe(true);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		await dialog.getByRole('button', { name: 'Close' }).press('Enter');
		await dialog.waitFor({ state: 'detached' });
		expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
	});

	it('is also opened from a panel of its own script, such as that of a piece', async () => {
		const page = await site.open();
		await goTo(page, 'Piece');
		await page.locator('#piece').waitFor();
		await paste(page, 'piece', 'N=yN');
		await page.locator('.piece-lab').getByRole('button', { name: 'About this error' }).first().click();
		await page.getByRole('dialog', { name: 'A modifier is unknown or occurs twice.' }).waitFor();
	});

	it.each([
		['on a desktop', {}],
		['on a dark desktop', { colorScheme: 'dark' }],
		['on a phone', PHONE],
		['on a dark phone', { ...PHONE, colorScheme: 'dark' }],
	] as const)('has no violations %s', async (_, options) => {
		const page = await site.open(site.served, options);
		const { dialog } = await openPage(page, START.replace('/8/', '/9/'));
		expect(await violations(page)).toEqual([]);
		const width = await dialog.evaluate((one) => [one.scrollWidth - one.clientWidth, document.documentElement.scrollWidth - innerWidth]);
		expect(width).toEqual([0, 0]);
		await page.keyboard.press('Escape');
		expect(await violations(page)).toEqual([]);
	});
});
