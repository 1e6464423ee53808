import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, focused, paste, square, testSite, violations } from './support.js';

const RAUMSCHACH = 'rnk^nr/ppppp/5/5/5//ubqub/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNK^NR / R/r';

/** The worker of all games is loaded, or answers, when the pane asks it. */
const SLOW = { timeout: 30_000 };

const site = testSite();

const pane = (page: Page) => page.getByRole('region', { name: 'FEEN' });
const panel = (page: Page) => page.getByRole('region', { name: 'Set up a position' });
const feen = (page: Page): Promise<string> => page.locator('#feen').inputValue();
const cells = (page: Page): Promise<number> => page.locator('.stage [role="gridcell"]').count();
const slices = (page: Page): Promise<readonly string[]> => page.locator('.stage .layer:first-child text[font-size="30"]').allTextContents();

const open = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: 'Show FEEN' }).click();
	await expect.poll(() => feen(page), SLOW).not.toBe('');
};

const setUp = async (page: Page): Promise<void> => {
	await pane(page).getByRole('button', { name: 'Set it up on the board' }).click();
	await panel(page).waitFor();
};

describe('FEEN', () => {
	it('of any dimension is drawn on the main board without rules, which speaks its squares', async () => {
		const page = await site.open();
		await open(page);
		expect(await violations(page)).toEqual([]);
		await paste(page, 'feen', RAUMSCHACH);
		await pane(page).locator('.feen-strange', { hasText: 'This is not a position of Chess' }).waitFor();
		expect(await cells(page)).toBe(64);
		await setUp(page);
		await expect.poll(() => cells(page)).toBe(125);
		expect(await slices(page)).toEqual(['E', 'D', 'C', 'B', 'A']);
		expect(await square(page, 'c1A').getAttribute('aria-label')).toBe('c1A, first player’s K, terminal');
		expect(await violations(page)).toEqual([]);

		await paste(page, 'feen', "+k^'2/3//2P/3///3/p2//3/2-K^ 2P/ G/g");
		await expect.poll(() => slices(page)).toEqual(['Bb', 'Ab', 'Ba', 'Aa']);
		expect(await square(page, 'a2Bb').getAttribute('aria-label')).toBe('a2Bb, second player’s K, enhanced, terminal, derived');
		await square(page, 'a1Aa').focus();
		for (const character of 'c2ba') await page.keyboard.press(character);
		expect(await focused(page)).toBe('c2Ba, empty');
		await paste(page, 'feen', 'rkr/pp/PPPP / G/g');
		await expect.poll(() => cells(page)).toBe(9);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});

	it('follows the board: typed pieces, hands, the turn, styles and new boards', async () => {
		const page = await site.open();
		await open(page);
		await paste(page, 'feen', 'k^3/4//4/3K^ / G/g');
		await setUp(page);
		await panel(page).getByLabel('Piece', { exact: true }).fill('+Q');
		await square(page, 'b1A').click();
		await expect.poll(() => feen(page)).toBe('k^3/4//4/1+Q1K^ / G/g');
		await panel(page).getByRole('button', { name: 'Second player’s', exact: true }).click();
		await panel(page).getByRole('button', { name: 'Derived' }).click();
		await square(page, 'd2B').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/1+Q1K^ / G/g");
		await square(page, 'd2B').focus();
		await page.keyboard.press('Delete');
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/1+Q1K^ / G/g");
		await page.getByRole('button', { name: 'Second to move' }).click();
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/1+Q1K^ / g/G");
		await page.getByRole('button', { name: 'Add one first player’s P to the hand' }).click();
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/1+Q1K^ P/ g/G");
		await panel(page).getByLabel('First’s style').fill('s');
		await expect.poll(() => feen(page)).toBe("k^2+q'/4//4/1+Q1K^ P/ g/S");
		await panel(page).getByLabel('Files × ranks').fill('3 × 3 × 2 × 2');
		await panel(page).getByRole('button', { name: 'Empty board' }).click();
		await expect.poll(() => feen(page)).toBe('3/3/3//3/3/3///3/3/3//3/3/3 / g/S');
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Leave' }).click();
		await expect.poll(() => cells(page)).toBe(64);
	});

	it('marks the faults of a text, and lists the losses of both sides', async () => {
		const page = await site.open(site.file);
		await open(page);
		await expect.poll(() => page.locator('#feen-problems').textContent(), SLOW).toContain('FEEN cannot express:');
		await paste(page, 'feen', '4k^3/8/8/8/8/8/08/4K^3 / C/c');
		const problem = page.locator('#feen-problems .problem');
		await problem.waitFor();
		expect(await problem.textContent()).toContain('leading zero');
		expect(await pane(page).locator('.squiggle').textContent()).toBe('08');
		expect(await page.locator('#feen').getAttribute('aria-invalid')).toBe('true');
		await problem.getByRole('button', { name: 'Change to “8”' }).click();
		await expect.poll(() => page.locator('#fen').inputValue(), SLOW).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
		await paste(page, 'feen', '4k^3/4p3/8/8/8/8/8/4K^3 / C/c');
		await expect.poll(() => page.locator('#feen-problems').textContent(), SLOW).toContain('Chess and its FEN cannot express:');
		expect(await page.locator('#feen-problems').textContent()).toContain('double step');
		expect(await page.locator('#fen').inputValue()).toBe('4k3/4p3/8/8/8/8/8/4K3 w - - 0 1');
	});

	it('is there in games that it has no letters for, on narrow, dark and touched pages', async () => {
		const page = await site.open(site.served, {
			viewport: { width: 360, height: 740 },
			colorScheme: 'dark',
			hasTouch: true,
			isMobile: true,
		});
		await choose(page, 'Alice');
		await page.getByRole('button', { name: 'Show FEEN' }).click();
		await setUp(page);
		await panel(page).getByLabel('Files × ranks').fill('5 × 5 × 5');
		await panel(page).getByRole('button', { name: 'Empty board' }).tap();
		await expect.poll(() => cells(page)).toBe(125);
		await panel(page).getByRole('button', { name: 'first player’s king, terminal', exact: true }).tap();
		await square(page, 'c3C').tap();
		await expect.poll(() => feen(page)).toContain('2K^2');
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});
});
