import { describe, expect, it } from 'vitest';
import { goTo, paste, type Site, square, testSite, violations } from './support.js';

const site = testSite();

const boardHeight = async (page: Awaited<ReturnType<Site['open']>>): Promise<number> =>
	(await page.locator('.stage x-board').boundingBox())!.height;

describe('a panel', () => {
	it('is kept in the address', async () => {
		const page = await site.open();
		await goTo(page, 'Notations');
		await expect.poll(() => page.url()).toMatch(/\.notations$/);
		const other = await site.open(page.url());
		await other.getByRole('tab', { name: 'Notations', selected: true }).waitFor();
		await goTo(other, 'Game');
		await expect.poll(() => other.url()).not.toContain('.notations');
	});

	it('is pulled up on phones by a second press, and comes down by a third', async () => {
		const page = await site.open(undefined, { viewport: { width: 390, height: 844 } });
		await expect.poll(() => boardHeight(page)).toBeGreaterThan(300);
		await page.getByRole('tab', { name: 'Game' }).click();
		await expect.poll(() => boardHeight(page)).toBeLessThan(150);
		expect(await violations(page)).toEqual([]);
		await page.getByRole('tab', { name: 'Game' }).click();
		await expect.poll(() => boardHeight(page)).toBeGreaterThan(300);
	});
});

describe('the name of a player', () => {
	it('leads to who plays', async () => {
		const page = await site.open();
		await paste(page, 'moves', '[White "Anna"]\n[Black "Berta"]\n\n1. e4');
		await page.getByRole('button', { name: 'Anna' }).click();
		await page.getByRole('dialog', { name: 'New game' }).getByLabel('Computer').waitFor();
	});
});

describe('evaluations in a text', () => {
	it('stand next to their moves', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 { [%eval 0.31] } e5 { [%eval #-3] }');
		await page.locator('.moves', { hasText: '+0.31' }).waitFor();
		await page.locator('.moves', { hasText: '#−3' }).waitFor();
	});
});

describe('the pieces of chess', () => {
	it('can be angular, also after a reload', async () => {
		const page = await site.open();
		const king = (): Promise<string> => page.locator('.stage x-board').evaluate((board) => board.shadowRoot!.innerHTML);
		const before = await king();
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByLabel('Angular').check();
		await page.keyboard.press('Escape');
		await expect.poll(king).not.toBe(before);
		await page.reload();
		await square(page, 'e1').waitFor();
		await page.getByRole('button', { name: 'Menu' }).click();
		expect(await page.getByLabel('Angular').isChecked()).toBe(true);
	});
});
