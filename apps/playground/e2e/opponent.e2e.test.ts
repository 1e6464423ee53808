import { describe, expect, it } from 'vitest';
import { DRAWN, goTo, spoken, square, testSite, violations } from './support.js';

const site = testSite();

describe('the opponent', () => {
	it('answers a move made by keyboard, and undo takes back both', async () => {
		const page = await site.open();
		await page.getByRole('button', { name: 'New game' }).focus();
		await page.keyboard.press('Enter');
		await page.getByLabel('Computer').selectOption('search');
		await page.getByLabel('Positions per move').selectOption('100');
		await page.keyboard.press('Escape');
		await square(page, 'e2').focus();
		await page.keyboard.press('Enter');
		for (const character of 'e4') await page.keyboard.press(character);
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toMatch(/^Black: (pawn|knight) to [a-h][56]\. White to move\.$/);
		await expect.poll(() => page.locator('.status-claim').textContent()).toMatch(/positions evaluated/);
		expect(await violations(page)).toEqual([]);

		await page.getByRole('tab', { name: 'Game' }).click();
		await page.getByRole('button', { name: /^Undo/ }).click();
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('');
		await square(page, 'e2').and(page.locator('[aria-label*="white pawn"]')).waitFor();
	});

	it('shows a hint as an arrow, from a file too', async () => {
		const page = await site.open(site.file);
		await page.getByRole('button', { name: 'Hint' }).click();
		await page.locator('.notice', { hasText: 'Hint. White:' }).waitFor();
		await page.locator(DRAWN.arrow).first().waitFor();
	});
});

describe('self-play', () => {
	it('counts ten games in a table, can be stopped, and follows the rules', async () => {
		const page = await site.open(site.served, { viewport: { width: 390, height: 800 }, colorScheme: 'dark' });
		await goTo(page, 'Analyse');
		await page.getByRole('button', { name: 'In Build' }).click();
		const lab = page.getByRole('region', { name: 'Let it play itself' });
		await lab.getByText('The computer plays Chess against itself').waitFor();
		expect(await lab.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(true);
		await lab.getByRole('button', { name: 'Play 10 games' }).click();
		await lab.getByText('10 of 10 games').waitFor();
		const rows = await lab
			.getByRole('row')
			.filter({ hasText: /White wins|Black wins|Draws/ })
			.getByRole('cell')
			.allTextContents();
		expect(rows.filter((text) => /^\d+$/.test(text)).reduce((sum, text) => sum + Number(text), 0)).toBe(10);
		expect(await lab.getByText('Ends that never happened').count()).toBe(1);
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

		await lab.getByLabel('Games').fill('1000');
		await lab.getByRole('button', { name: 'Play 1,000 games' }).click();
		await lab.getByText(/of 1000 games/).waitFor();
		await lab.getByRole('button', { name: 'Stop' }).click();
		await lab.getByText(/of 1000 games, stopped/).waitFor();

		// Other rules end the results, not the choices.
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await lab.getByText('The computer plays Cannon skirmish against itself').waitFor();
		expect(await lab.getByRole('table').count()).toBe(0);
		expect(await lab.getByLabel('Games').inputValue()).toBe('1000');
	});
});
