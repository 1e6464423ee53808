import { describe, expect, it } from 'vitest';
import { choose, paste, spoken, square, testSite, violations } from './support.js';

/** The marks on the board, by their shapes. Each has an outline, too. */
const SIGNS = {
	diamond: '.stage x-board path[d^="M0 -19"]:not([stroke*="mark-edge"])',
	hatch: '.stage x-board path[d^="M-32 0"]',
	ring: '.stage x-board circle[r="44"]:not([stroke*="mark-edge"])',
	cross: '.stage x-board path[d^="M-15 -15"]:not([stroke*="mark-edge"])',
	target: '.stage x-board circle[r="13"]',
} as const;

/** The worker of all games is loaded when it is first asked. */
const SLOW = { timeout: 30_000 };

const site = testSite();

describe('a piece of the opponent', () => {
	it('shows from its hand where it could be dropped, by pointer and keyboard, until it is clicked again', async () => {
		const page = await site.open();
		await choose(page, 'Crazyhouse');
		await paste(page, 'moves', '1. e4 d5 2. exd5 Qxd5');
		await page.locator('.move', { hasText: 'Qxd5' }).waitFor();
		const held = page.locator('.stage .hand').first().getByRole('button', { name: 'black pawn' });
		await held.click();
		await expect.poll(() => page.locator(SIGNS.diamond).count(), SLOW).toBeGreaterThan(20);
		await expect.poll(() => page.locator('.notice').textContent()).toMatch(/^Black’s pawn in hand could be dropped on e2, a3, b3, /);
		expect(await held.getAttribute('aria-pressed')).toBe('false');
		await held.click();
		await expect.poll(() => page.locator(SIGNS.diamond).count()).toBe(0);
		await held.focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toContain('Black’s pawn in hand could be dropped');
		await square(page, 'd2').click();
		await expect.poll(() => page.locator(SIGNS.diamond).count()).toBe(0);
		expect(await violations(page)).toEqual([]);
	});

	it('shows its moves in other shapes than playable ones, and says them', async () => {
		const page = await site.open();
		await page.locator('.bar-layers').waitFor(SLOW);
		await square(page, 'g8').click();
		await expect.poll(() => page.locator(SIGNS.diamond).count(), SLOW).toBe(2);
		expect(await page.locator(SIGNS.target).count()).toBe(0);
		expect(await page.locator('.notice').textContent()).toBe(
			'Black’s knight on g8 attacks f6 and h6 and defends e7; it is not Black’s turn.',
		);
		expect(await spoken(page)).toContain('Black’s knight on g8 attacks f6 and h6');
		// An own piece takes its place.
		await square(page, 'g1').click();
		await expect.poll(() => page.locator(SIGNS.diamond).count()).toBe(0);
		expect(await page.locator(SIGNS.target).count()).toBe(2);
		expect(await page.locator('.notice').count()).toBe(0);
	});

	it('shows its moves on a board of hexagons, with the keyboard', async () => {
		const page = await site.open();
		await choose(page, 'Gliński’s Hexagonal');
		await square(page, 'f11').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('.notice').textContent(), SLOW).toMatch(/^Black’s bishop on f11 /);
	});
});

describe('the layers', () => {
	it('mark attacked squares and pieces, stay when moves are made, and say what they mark', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5 2. Nf3');
		await page.locator('.bar-layers').click();
		const menu = page.getByRole('group', { name: 'Layers' });
		await menu.getByRole('button', { name: 'Attacked by White' }).click();
		await expect.poll(() => page.locator(SIGNS.hatch).count(), SLOW).toBeGreaterThan(20);
		await menu.getByRole('button', { name: 'Attacked and not defended' }).click();
		await expect.poll(() => spoken(page)).toBe('Attacked and not defended: e5.');
		expect(await page.locator(SIGNS.ring).count()).toBe(1);
		expect(await violations(page)).toEqual([]);
		await paste(page, 'moves', '1. e4 e5 2. Nf3 d6 3. Bb5+ Nc6 4. O-O');
		await menu.getByRole('button', { name: 'Pinned pieces' }).click();
		await expect.poll(() => spoken(page)).toBe('Pinned pieces: c6 by b5.');
		await menu.getByRole('button', { name: 'Attacked by White' }).click();
		await expect.poll(() => page.locator(SIGNS.hatch).count()).toBe(0);
		await page.keyboard.press('Escape');
		expect(await menu.count()).toBe(0);
	});
});
