import { describe, expect, it } from 'vitest';
import { drag, fen, paste, testSite, violations } from './support.js';

const site = testSite();

/** A game that is longer than the field, with a fault in one of its first moves. */
const SHUFFLE = Array.from({ length: 120 }, (_, index) => `${index + 3}. ${index % 2 === 0 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`).join(' ');
const EARLY = `1. Nf3 Nf6 2. Zz9 e5 ${SHUFFLE}`;
const LATE = `1. Nf3 Nf6 2. c3 c6 ${SHUFFLE} 123. Qh7 Nc6`;

describe('a fault in a long game', () => {
	it.each([
		['early', EARLY, 'Move 2, White:'],
		['late', LATE, 'Move 123, White:'],
	])('that is %s is scrolled into sight and has its move number', async (_, text, number) => {
		const page = await site.open();
		const inSight = () =>
			page
				.locator('.field-box')
				.first()
				.evaluate((box) => {
					const [frame, place] = [box.getBoundingClientRect(), box.querySelector('.squiggle-error')?.getBoundingClientRect()];
					return place !== undefined && place.top >= frame.top && place.bottom <= frame.bottom;
				});
		await paste(page, 'moves', text);
		const problem = page.locator('#moves-problems .problem', { hasText: number });
		await problem.waitFor();
		await expect.poll(inSight).toBe(true);
		await expect.poll(() => page.locator('#spoken').textContent()).toContain(number);
		// A click on the fault scrolls back to it.
		await page
			.locator('.field-box')
			.first()
			.evaluate((box) => {
				box.scrollTop = box.scrollTop > 100 ? 0 : box.scrollHeight;
			});
		expect(await inSight()).toBe(false);
		await problem.getByRole('button', { name: number }).click();
		await expect.poll(inSight).toBe(true);
		const other = await site.open(page.url());
		await other.locator('#moves-problems .problem', { hasText: number }).waitFor();
		await expect
			.poll(() =>
				other
					.locator('.field-box')
					.first()
					.evaluate((box) => {
						const [frame, place] = [box.getBoundingClientRect(), box.querySelector('.squiggle-error')?.getBoundingClientRect()];
						return place !== undefined && place.top >= frame.top && place.bottom <= frame.bottom;
					}),
			)
			.toBe(true);
	});
});

describe('a move in the middle of a pasted game', () => {
	it('becomes a variation in the text, and the game can be followed on', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5 2. Nf3 {natural} Nc6 3. Bb5 a6 1/2-1/2');
		await page.locator('.moves .move', { hasText: 'e5' }).click();
		await drag(page, 'd2', 'd4');
		await page.locator('.notice', { hasText: 'd4 starts a variation. The moves of the game are kept.' }).waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('d4 starts a variation');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe('1. e4 e5 2. Nf3 {natural} (2. d4) 2... Nc6 3. Bb5 a6 1/2-1/2');
		expect(await page.locator('.move[aria-current]').textContent()).toBe('d4');
		await drag(page, 'e5', 'd4');
		await expect.poll(() => page.locator('#moves').inputValue()).toContain('(2. d4 exd4)');
		await page.locator('.moves .move', { hasText: 'a6' }).click();
		await expect.poll(() => fen(page)).toContain('/1B2p3/');
	});
});

describe('several games in one text', () => {
	const TWO = '[White "Anna"]\n[Black "Berta"]\n\n1. e4 e5 1-0\n\n[White "Clara"]\n[Black "Dora"]\n\n1. d4 d5 2. c4 0-1\n';

	it('are counted, and each can be put on the board', async () => {
		const page = await site.open();
		await paste(page, 'moves', TWO);
		await page.locator('.games-of-text', { hasText: 'This text holds 2 games.' }).waitFor();
		const select = page.getByRole('combobox', { name: 'This text holds 2 games. On the board:' });
		expect(await select.locator('option').allTextContents()).toEqual(['1: Anna – Berta', '2: Clara – Dora']);
		await expect.poll(() => page.locator('.moves .move').allTextContents()).toEqual(['e4', 'e5']);
		expect(await violations(page)).toEqual([]);
		await select.selectOption('1');
		await expect.poll(() => page.locator('.moves .move').allTextContents()).toEqual(['d4', 'd5', 'c4']);
		await page.getByRole('button', { name: 'Last position' }).click();
		const before = page.url();
		await drag(page, 'd5', 'c4');
		await expect.poll(() => page.locator('#moves').inputValue()).toBe(TWO.replace('2. c4 0-1', '2. c4 dxc4 *'));
		// The address follows the text when the engine has read it.
		await expect.poll(() => page.url()).not.toBe(before);
		const other = await site.open(page.url());
		await expect.poll(() => other.locator('.moves .move').allTextContents()).toEqual(['d4', 'd5', 'c4', 'dxc4']);
		expect(other.url()).toBe(page.url());
		// The caret chooses, too.
		await other.locator('#moves').focus();
		await other.keyboard.press('ControlOrMeta+Home');
		await expect.poll(() => other.locator('.moves .move').allTextContents()).toEqual(['e4', 'e5']);
	});
});
