import { describe, expect, it } from 'vitest';
import { choose, DRAWN, drag, goTo, paste, testSite, violations } from './support.js';

const site = testSite();

describe('the rules', () => {
	it('begin with the goal, show each piece next to its sentence, and fold the bookkeeping away', async () => {
		const page = await site.open(site.served, { viewport: { width: 390, height: 844 } });
		await choose(page, 'Shogi');
		await page.getByRole('tab', { name: 'Rules' }).click();
		const sheet = page.getByRole('article', { name: 'Rules of Shogi' });
		await sheet.getByText('Checkmate the enemy king. Sente and Gote take turns. Sente begins.').waitFor();
		expect(await sheet.locator('h3').first().textContent()).toBe('The goal');
		expect(await sheet.getByText('A pawn may not be dropped on a file with another pawn of the same player.').count()).toBe(1);
		const pieces = sheet.locator('.leaflet-pieces li');
		await expect.poll(() => pieces.locator('svg .way-origin').count(), { timeout: 30_000 }).toBe(await pieces.count());
		const [picture, words] = [await pieces.nth(1).locator('.piece-figure').boundingBox(), await pieces.nth(1).locator('p').boundingBox()];
		expect(words!.x).toBeGreaterThanOrEqual(picture!.x + picture!.width);
		expect(await sheet.getByText('Each side has its own store of pieces').isVisible()).toBe(false);
		expect(await violations(page)).toEqual([]);
		await page.close();
	});

	it('lead to their lines in the text of the rules, as a refused move does', async () => {
		const page = await site.open(site.served);
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.getByRole('button', { name: 'The rule: Stalemate' }).click();
		const pointed = page.locator('#rules .line-pointed');
		await expect.poll(() => pointed.allTextContents()).toEqual([expect.stringContaining('"stalemate"')]);
		expect(await page.getByLabel('Language of the rules').inputValue()).toBe('json');
		await page.locator('.notice', { hasText: 'Build shows the rules of Chess as JSON.' }).waitFor();
		expect(await violations(page)).toEqual([]);
		// The game on the board is still the same.
		await drag(page, 'e2', 'e4');
		await drag(page, 'f7', 'f6');
		await drag(page, 'd1', 'h5');
		await drag(page, 'a7', 'a6');
		await page.locator('.notice-refusal').getByRole('button', { name: 'The rule' }).click();
		await expect.poll(() => pointed.allTextContents()).toEqual([expect.stringContaining('own-royal-safe')]);
		await page.close();
	});

	it.each([
		['sjaak', 'Cannon', 'Capture: hop (H, V)'],
		['fairy', 'cannon', 'cannon = c'],
		['fbr', 'Lion', 'L|Lion|'],
	] as const)('lead to their lines in %s', async (language, about, line) => {
		const page = await site.open(site.served);
		await goTo(page, 'Workshop');
		await page.getByLabel('Language of the rules').selectOption(language);
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.locator('.notice', { hasText: 'The board plays' }).waitFor();
		await page.getByRole('tab', { name: 'Rules' }).click();
		const piece = page
			.locator('.leaflet-pieces li')
			.filter({ hasText: new RegExp(about, 'i') })
			.first();
		await piece.locator('.rule-link').last().click();
		await expect.poll(() => page.locator('#rules .line-pointed').allTextContents()).toEqual([expect.stringContaining(line)]);
		await page.close();
	});

	it('lead from a refused move to the lines of the piece', async () => {
		const page = await site.open(site.served);
		await goTo(page, 'Workshop');
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		await drag(page, 'a1', 'b2');
		const links = page.locator('.notice-refusal .rule-link');
		await expect.poll(() => links.allTextContents()).toEqual(['line 13', 'line 14']);
		await links.first().click();
		await expect
			.poll(() => page.locator('#rules .line-pointed').allTextContents())
			.toEqual([expect.stringContaining('Move: slide (H, V)')]);
		await page.close();
	});

	it('are printed alone on a white page, with their title and their pictures', async () => {
		const page = await site.open(site.served, { colorScheme: 'dark' });
		await page.getByRole('tab', { name: 'Rules' }).click();
		const pieces = page.locator('.leaflet-pieces li');
		await expect.poll(() => pieces.locator('svg .way-origin').count(), { timeout: 30_000 }).toBe(6);
		await page.emulateMedia({ media: 'print' });
		const shown = await page.evaluate(() =>
			[...document.querySelectorAll('body *')]
				.filter((element) => element.getClientRects().length > 0 && element.closest('.leaflet') === null)
				.filter((element) => element.querySelector('.leaflet') === null)
				.map(({ tagName, className }) => `${tagName} ${className}`),
		);
		expect(shown).toEqual([]);
		expect(await page.locator('.leaflet-title').textContent()).toBe('Chess');
		expect(await page.locator('.leaflet-title').isVisible()).toBe(true);
		expect(await pieces.first().locator('.piece-figure').isVisible()).toBe(true);
		expect(await page.locator('.leaflet-exact').isVisible()).toBe(false);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
		expect(await page.locator('.leaflet').evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(17, 17, 17)');
		await page.close();
	});
});

it('names the rule that won a game, in players’ words', async () => {
	const page = await site.open();
	await choose(page, 'Three-check');
	await paste(page, 'moves', '1. e4 d5 2. Bb5+ c6 3. Bxc6+ bxc6 4. Qh5 Nf6 5. Qxf7#');
	await page.locator('.status-line', { hasText: 'Three checks. White wins.' }).waitFor();
	await page.locator('.end-note', { hasText: 'A player who gives check for the third time wins the game at once.' }).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.close();
});

describe('a checkmate', () => {
	it('lists each move that does not help, and shows it on the board', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
		await page.locator('.end-note summary').click();
		await page.getByText('Checkmate: after each of these', { exact: false }).waitFor();
		await page.getByRole('button', { name: 'King e8 to f7.' }).click();
		await page.locator('.notice-refusal', { hasText: 'The king would be in check on f7 from the bishop on c4.' }).waitFor();
		await expect.poll(() => page.locator(DRAWN.culprit).count()).toBe(1);
		expect(await violations(page)).toEqual([]);
		await page.close();
	});
});
