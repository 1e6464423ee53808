import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { choose, focused, openSite, paste, type Site, violations } from './support.js';

const RAUMSCHACH = 'rnk^nr/ppppp/5/5/5//ubqub/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNK^NR / R/r';

/** The worker of all games is loaded, or answers, when the pane asks it. */
const SLOW = { timeout: 10_000 };

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(async () => {
	const complaints = site?.complaints ?? [];
	await site?.close();
	expect(complaints).toEqual([]);
});

const pane = (page: Page) => page.getByRole('region', { name: 'FEEN' });
const cell = (page: Page, name: string) => pane(page).locator(`[role="gridcell"][aria-label^="${name},"]`);
const feen = (page: Page): Promise<string> => page.locator('#feen').inputValue();
const heard = (page: Page, words: string): Promise<void> => expect.poll(() => page.locator('#spoken').textContent()).toContain(words);

const open = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: 'Show FEEN' }).click();
	await expect.poll(() => feen(page), SLOW).not.toBe('');
};

describe('the FEEN pane', () => {
	it('draws boards of any dimension without their rules, speaks their squares, and has no violation', async () => {
		const page = await site.open();
		await open(page);
		expect(await violations(page)).toEqual([]);
		await paste(page, 'feen', RAUMSCHACH);
		await expect.poll(() => pane(page).locator('[role="gridcell"]').count()).toBe(125);
		expect(await pane(page).locator('.layer:first-child text[font-size="30"]').allTextContents()).toEqual(['E', 'D', 'C', 'B', 'A']);
		expect(await cell(page, 'c1A').getAttribute('aria-label')).toBe('c1A, first player’s K, terminal');
		await pane(page).locator('.feen-strange', { hasText: 'This is not a position of Chess' }).waitFor();
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(64);
		expect(await violations(page)).toEqual([]);

		await paste(page, 'feen', "+k^'2/3//2P/3///3/p2//3/2-K^ 2P/ G/g");
		await expect
			.poll(() => pane(page).locator('.layer:first-child text[font-size="30"]').allTextContents())
			.toEqual(['Bb', 'Ab', 'Ba', 'Aa']);
		expect(await cell(page, 'a2Bb').getAttribute('aria-label')).toBe('a2Bb, second player’s K, enhanced, terminal, derived');
		expect(await pane(page).locator('x-board .piece text[font-size="26"]').allTextContents()).toEqual(
			["+^'", '', '', '−^'].filter(Boolean),
		);
		await cell(page, 'a1Aa').focus();
		for (const character of 'c2ba') await page.keyboard.press(character);
		expect(await focused(page)).toBe('c2Ba, empty');
		expect(await violations(page)).toEqual([]);

		await paste(page, 'feen', 'rkr/pp/PPPP / G/g');
		await expect.poll(() => pane(page).locator('[role="gridcell"]').count()).toBe(9);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});

	it('stays when another game is chosen, and begins there if it is one of its positions', async () => {
		const page = await site.open();
		await open(page);
		await paste(page, 'feen', RAUMSCHACH.replace('ppppp', '5'));
		await pane(page).locator('.feen-strange', { hasText: 'This is not a position of Chess' }).waitFor();
		await choose(page, 'Raumschach');
		await page.locator('.stage [aria-label^="Ea4, empty"]').waitFor();
		await expect.poll(() => pane(page).locator('.feen-strange').count(), SLOW).toBe(0);
		expect(await feen(page)).toBe(RAUMSCHACH.replace('ppppp', '5'));
		await choose(page, 'Chess');
		await expect.poll(() => feen(page), SLOW).toMatch(/^\+rnbq/);
	});

	it('puts, moves and takes pieces away by pointer and by keyboard', async () => {
		const page = await site.open();
		await open(page);
		await paste(page, 'feen', 'k^3/4//4/3K^ / G/g');
		await expect.poll(() => pane(page).locator('[role="gridcell"]').count()).toBe(16);
		await pane(page).getByLabel('Piece').fill('+Q');
		await cell(page, 'b1A').click();
		await expect.poll(() => feen(page)).toBe('k^3/4//4/1+Q1K^ / G/g');
		await heard(page, 'first player’s Q, enhanced put on b1A.');
		await pane(page).getByRole('button', { name: 'Second player’s', exact: true }).click();
		await pane(page).getByRole('button', { name: 'Derived' }).click();
		await cell(page, 'd2B').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/1+Q1K^ / G/g");
		await pane(page).getByRole('button', { name: 'Move', exact: true }).click();
		await cell(page, 'b1A').click();
		await heard(page, 'picked up.');
		await cell(page, 'c2A').click();
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//2+Q1/3K^ / G/g");
		const [start, end] = [await cell(page, 'c2A').boundingBox(), await cell(page, 'a1B').boundingBox()];
		await page.mouse.move(start!.x + 10, start!.y + 10);
		await page.mouse.down();
		await page.mouse.move(end!.x + 12, end!.y + 12, { steps: 5 });
		await page.mouse.move(end!.x + 14, end!.y + 14);
		await page.mouse.up();
		await expect.poll(() => feen(page)).toBe("k^2+q'/+Q3//4/3K^ / G/g");
		await cell(page, 'a1B').focus();
		await page.keyboard.press('Delete');
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/3K^ / G/g");
		await pane(page).getByRole('button', { name: 'Remove', exact: true }).click();
		await cell(page, 'd2B').click();
		await expect.poll(() => feen(page)).toBe('k^3/4//4/3K^ / G/g');
		await pane(page).getByRole('button', { name: 'Undo the last edit' }).click();
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/3K^ / G/g");
		await pane(page).getByLabel('Second to move').check();
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/3K^ / g/G");
		await pane(page).getByLabel('First’s style').fill('s');
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/3K^ / g/S");
		await pane(page).getByLabel('Files × ranks').fill('3 × 3 × 2 × 2');
		await pane(page).getByRole('button', { name: 'Empty board' }).click();
		await expect.poll(() => feen(page)).toBe('3/3/3//3/3/3///3/3/3//3/3/3 / g/S');
	});

	it('edits the hands of both sides; where they fit the game, its own board follows', async () => {
		const page = await site.open();
		await choose(page, 'Crazyhouse');
		await open(page);
		const first = pane(page).getByRole('group', { name: 'First player’s hand' });
		await pane(page).getByLabel('Piece').fill('N');
		await first.getByRole('button', { name: 'Add N' }).click();
		await expect.poll(() => feen(page), SLOW).toMatch(/ N\/ C\/c$/);
		await page.getByRole('button', { name: '1 white knight' }).waitFor();
		await first.getByRole('button', { name: /^Add one first player’s knight/ }).click();
		await expect.poll(() => feen(page), SLOW).toMatch(/ 2N\/ C\/c$/);
		await first.getByLabel(/^Number of first player’s knight/).fill('5');
		await page.keyboard.press('Tab');
		await expect.poll(() => feen(page), SLOW).toMatch(/ 5N\/ C\/c$/);
		await page.getByRole('button', { name: '5 white knight' }).waitFor();
		expect(await page.locator('#fen').inputValue()).toContain('[NNNNN]');
		expect(await violations(page)).toEqual([]);
		await pane(page).getByLabel('Piece').fill('p');
		await pane(page).getByRole('group', { name: 'Second player’s hand' }).getByRole('button', { name: 'Add p' }).press('Enter');
		await expect.poll(() => feen(page), SLOW).toMatch(/ 5N\/p C\/c$/);
		await first.getByLabel(/^Number of first player’s knight/).fill('0');
		await page.keyboard.press('Tab');
		await expect.poll(() => feen(page), SLOW).toMatch(/ \/p C\/c$/);
		await expect.poll(() => page.locator('#fen').inputValue(), SLOW).toContain('[p]');
		// A king in hand is not a position of the game: its board is unchanged.
		await pane(page).getByLabel('Piece').fill('K^');
		await first.getByRole('button', { name: 'Add K^' }).click();
		await pane(page).locator('.feen-strange').waitFor();
		expect(await page.locator('#feen-problems').textContent()).toContain('cannot be in this hand');
		expect(await page.locator('#fen').inputValue()).toContain('[p]');
		await pane(page).getByRole('button', { name: 'Back to the position on the board' }).click();
		await expect.poll(() => feen(page), SLOW).toMatch(/ \/p C\/c$/);
	});

	it('marks the faults of a text, keeps the last valid board, and lists the losses of both sides', async () => {
		const page = await site.open();
		await open(page);
		await expect.poll(() => page.locator('#feen-problems').textContent(), SLOW).toContain('FEEN cannot express:');
		await paste(page, 'feen', '4k^3/8/8/8/8/8/08/4K^3 / C/c');
		const problem = page.locator('#feen-problems .problem');
		await problem.waitFor();
		expect(await problem.textContent()).toContain('leading zero');
		expect(await pane(page).locator('.squiggle').textContent()).toBe('08');
		expect(await page.locator('#feen').getAttribute('aria-invalid')).toBe('true');
		expect(await pane(page).locator('x-board.dimmed [role="gridcell"]').count()).toBe(64);
		expect(await violations(page)).toEqual([]);
		await problem.getByRole('button', { name: 'Change to “8”' }).click();
		await expect.poll(() => page.locator('#fen').inputValue(), SLOW).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
		expect(await pane(page).locator('x-board.dimmed').count()).toBe(0);
		await paste(page, 'feen', '4k^3/4p3/8/8/8/8/8/4K^3 / C/c');
		await expect.poll(() => page.locator('#feen-problems').textContent(), SLOW).toContain('Chess and its FEN cannot express:');
		expect(await page.locator('#feen-problems').textContent()).toContain('double step');
		expect(await page.locator('#fen').inputValue()).toBe('4k3/4p3/8/8/8/8/8/4K3 w - - 0 1');
	});

	it('opens from a folder', async () => {
		const page = await site.open(site.file);
		await open(page);
		await expect.poll(() => pane(page).locator('[role="gridcell"]').count()).toBe(64);
	});

	it('is there in games that FEEN has no letters for, on narrow, dark and touched pages', async () => {
		const page = await site.open(site.served, {
			viewport: { width: 360, height: 740 },
			colorScheme: 'dark',
			hasTouch: true,
			isMobile: true,
		});
		await choose(page, 'Alice');
		await page.getByRole('button', { name: 'Show FEEN' }).click();
		await pane(page).getByText('FEEN cannot express this game yet.').waitFor();
		await pane(page).getByLabel('Files × ranks').fill('5 × 5 × 5');
		await pane(page).getByRole('button', { name: 'Empty board' }).tap();
		await expect.poll(() => pane(page).locator('[role="gridcell"]').count()).toBe(125);
		await pane(page).getByRole('button', { name: 'Put', exact: true }).tap();
		await cell(page, 'c3C').tap();
		await expect.poll(() => feen(page)).toContain('2K2');
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});
});
