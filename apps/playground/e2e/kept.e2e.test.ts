import { describe, expect, it } from 'vitest';
import { paste, square, testSite, violations } from './support.js';

const site = testSite();

describe('a visit without a link', () => {
	it('offers to go on with the last game', async () => {
		const page = await site.open();
		await paste(page, 'moves', '[White "Anna"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3');
		await page.locator('.move', { hasText: 'Nf3' }).click();
		await expect.poll(() => page.title()).toBe('Anna – Ben, chess, move 2 · @x');
		const link = page.url();
		// The game is kept when it rests.
		await page.waitForTimeout(1000);
		const again = await page.context().newPage();
		await again.goto(site.served);
		await again.getByRole('button', { name: 'Go on with Anna – Ben, chess, move 2' }).click();
		await square(again, 'f3').and(again.locator('[aria-label*="white knight"]')).waitFor();
		await expect.poll(() => again.url()).toBe(link);
		expect(await violations(again)).toEqual([]);
	});
});

describe('a game that is too long for the address', () => {
	it('is kept by the browser alone', async () => {
		const page = await site.open();
		const words = Array.from({ length: 30_000 }, (_, index) => (index * 7919).toString(36)).join(' ');
		await page.locator('#moves').fill(`1. e4 {${words}} e5`);
		await page.locator('.notice', { hasText: 'too long for the address' }).waitFor();
		expect(new URL(page.url()).hash).toBe('');
		await page.waitForTimeout(1000);
		const again = await page.context().newPage();
		await again.goto(site.served);
		await again.getByRole('button', { name: 'Go on with Chess, move 2' }).click();
		await again.locator('.move', { hasText: 'e5' }).waitFor();
		expect(new URL(again.url()).hash).toBe('');
	});
});
