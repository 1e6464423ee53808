import { describe, expect, it } from 'vitest';
import { goTo, rulesText, testSite, violations } from './support.js';

const site = testSite();

describe('the examples', () => {
	it('open their games and panels, from a board with edges and from one without', async () => {
		const page = await site.open();
		const open = async (title: string): Promise<void> => {
			await goTo(page, 'Examples');
			await page.getByRole('button', { name: title }).click();
		};
		await goTo(page, 'Examples');
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await open('Read a game of infinite chess');
		await page.locator('#icn').waitFor();
		await open('Write xiangqi as FEEN');
		await page.locator('#feen').waitFor();
		await open('Read the rules of atomic chess');
		await page.getByRole('article', { name: /^Rules of Atomic/ }).waitFor();
		await open('Your own game');
		await expect.poll(() => rulesText(page)).toContain('Cannon skirmish');
	});

	it('show faults that can be copied as text', async () => {
		const page = await site.open(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
		await goTo(page, 'Examples');
		await page.getByRole('button', { name: 'Read a text with a mistake' }).click();
		await page.locator('.board-state', { hasText: /^Stopped at move 2$/ }).waitFor();
		await page.getByRole('button', { name: 'Copy as text' }).click();
		await page.locator('.problem-copied', { hasText: 'Copied.' }).waitFor();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied.split('\n').slice(0, 3)).toEqual([
			'1 | 1. e4 e5 2. Nf4 Nc6 3. Bb55',
			expect.stringMatching(/^ {2}\| +\^+$/),
			expect.stringMatching(/^error san\//),
		]);
		expect(await violations(page)).toEqual([]);
	});
});
