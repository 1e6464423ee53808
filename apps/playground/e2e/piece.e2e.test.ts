import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorText, goTo, paste, selectedRules, testSite, violations } from './support.js';

/** The worker of all games is loaded when the panel asks it. */
const SLOW = { timeout: 30_000 };

const site = testSite();

const panel = (page: Page) => page.getByRole('region', { name: 'Piece', exact: true });
const cell = (page: Page, name: string) => panel(page).locator(`[role="gridcell"][aria-label^="${name},"]`);
const said = (page: Page, name: string): Promise<string | null> => cell(page, name).getAttribute('aria-label');
const words = (page: Page) => panel(page).getByRole('list', { name: 'The piece in words' }).getByRole('listitem').allTextContents();
const spellings = (page: Page) => panel(page).locator('.piece-spellings code').allTextContents();
const count = (page: Page): Promise<string | null> => panel(page).locator('.diagram-cell').textContent();
const heard = (page: Page, text: string): Promise<void> => expect.poll(() => page.locator('#spoken').textContent()).toContain(text);

const open = async (page: Page, text: string): Promise<void> => {
	await goTo(page, 'Piece');
	await page.locator('#piece').waitFor();
	await paste(page, 'piece', text);
};

describe('the piece panel', () => {
	it('draws a cannon, says its moves in words, and writes it in other notations', async () => {
		const page = await site.open();
		await open(page, 'mR+cpR');
		await expect.poll(() => count(page), SLOW).toBe('14 moves from d4 on this board.');
		const moves = await panel(page).locator('[role="gridcell"][aria-label*="moves only"]').count();
		expect(moves).toBe(14);
		expect(await said(page, 'd7')).toBe('d7, moves only, captures by hopping, with a piece on d5 or d6');
		expect(await words(page)).toEqual(['Moves like a rook without capturing.', 'Captures like a rook over exactly one piece.']);
		expect(await spellings(page)).toEqual(['mR+cpR', 'mRcpR', 'mRcpR', 'mRcpR']);
		expect(await violations(page)).toEqual([]);
		await panel(page).getByRole('button', { name: 'Captures like a rook over exactly one piece.' }).click();
		expect(await selectedRules(page, 'piece')).toBe('cpR');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});

	it('recognises XBetza, reads the chosen notation, and names losses', async () => {
		const page = await site.open();
		await open(page, 'mRcpR');
		await panel(page).getByText('Read as XBetza.').waitFor();
		await expect.poll(() => count(page), SLOW).toBe('14 moves from d4 on this board.');
		expect((await spellings(page))[0]).toBe('mR+cpR');
		await paste(page, 'piece', 'W3');
		await panel(page).getByText('Read as MBN.').waitFor();
		await panel(page).getByLabel('Notation', { exact: true }).selectOption('betza');
		await panel(page).getByText('Read as Betza.').waitFor();
		await panel(page).getByLabel('Notation', { exact: true }).selectOption('mbn');
		await paste(page, 'piece', 'mK-!cK');
		await expect.poll(() => panel(page).locator('.piece-spellings .dropped li').count()).toBeGreaterThan(0);
	});

	it('marks the faults of a text at their place, and keeps the last valid piece', async () => {
		const page = await site.open();
		await open(page, 'mW-fF');
		await expect.poll(() => count(page), SLOW).toBe('8 moves from d4 on this board.');
		await paste(page, 'piece', 'mR+cqR');
		const problem = page.locator('#piece-problems .problem');
		await problem.waitFor();
		expect(await problem.textContent()).toMatch(/Expected .*\./);
		expect(await panel(page).locator('.squiggle').textContent()).toBe('q');
		expect(await page.locator('#piece').getAttribute('aria-invalid')).toBe('true');
		await panel(page).getByText('The diagram shows the last valid piece.').waitFor();
		expect(await panel(page).locator('x-board.dimmed [role="gridcell"]').count()).toBe(64);
		await problem.locator('.problem-text').click();
		expect(await selectedRules(page, 'piece')).toBe('q');
		expect(await violations(page)).toEqual([]);
	});

	it('goes through the legs of a move, by buttons and by keys', async () => {
		const page = await site.open();
		await open(page, 'mW-fF');
		const legs = panel(page).getByRole('group', { name: 'Legs' });
		await legs.getByText('8 moves have several legs.').waitFor();
		await legs.getByLabel('Move').selectOption({ label: 'd4 – d5 – c6' });
		await heard(page, 'Leg 1 of 2: d4 to d5.');
		expect(await panel(page).locator('.walk-leg').count()).toBe(2);
		expect(await panel(page).locator('.walk-later').count()).toBe(1);
		expect(await violations(page)).toEqual([]);
		await legs.getByRole('button', { name: 'Next leg' }).click();
		await heard(page, 'Leg 2 of 2: d5 to c6.');
		expect(await panel(page).locator('.walk-later').count()).toBe(0);
		await page.keyboard.press('ArrowLeft');
		await heard(page, 'Leg 1 of 2: d4 to d5.');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => legs.locator('.piece-leg').textContent()).toMatch(/^Leg 1 of 2: d4 to ..\.$/);
		await page.keyboard.press('Escape');
		await expect.poll(() => panel(page).locator('.walk-leg').count()).toBe(0);
	});

	it('puts other pieces in the way, by pointer and by keyboard', async () => {
		const page = await site.open();
		await open(page, 'mR+cpR');
		await expect.poll(() => count(page), SLOW).toBe('14 moves from d4 on this board.');
		await cell(page, 'd5').click();
		await expect.poll(() => said(page, 'd7')).toBe('d7, captures only by hopping over d5');
		await cell(page, 'd5').focus();
		await page.keyboard.press('Enter');
		await heard(page, 'd5: white other piece.');
		await panel(page).getByRole('button', { name: 'Empty board' }).click();
		await expect.poll(() => said(page, 'd7')).toBe('d7, moves only, captures by hopping, with a piece on d5 or d6');
		await panel(page).getByRole('button', { name: 'Sample board' }).click();
		await expect.poll(() => said(page, 'd8')).toBe('d8, black other piece, captures only by hopping over d6');
		await cell(page, 'd4').focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('a');
		await page.keyboard.press('1');
		await page.keyboard.press('Enter');
		await expect.poll(() => said(page, 'a1')).toContain('the piece itself');
	});

	it('is in the link, is kept by undo, and begins with examples', async () => {
		const page = await site.open();
		await open(page, 'N0');
		await expect.poll(() => words(page), SLOW).toEqual(['Moves or captures like a nightrider.']);
		const link = page.url();
		const other = await site.open(link);
		await expect.poll(() => editorText(other, 'piece'), SLOW).toBe('N0');
		await expect.poll(() => words(other), SLOW).toEqual(['Moves or captures like a nightrider.']);
		await panel(other).getByText('Examples of pieces').click();
		await panel(other).getByRole('button', { name: 'Grasshopper, in XBetza' }).click();
		await panel(other).getByText('Read as XBetza.').waitFor();
		await goTo(other, 'Examples');
		await other.getByRole('button', { name: 'Draw the moves of a cannon' }).click();
		await expect.poll(() => words(other), SLOW).toHaveLength(2);
	});
});
