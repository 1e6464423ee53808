import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pasteAnything, spoken, square, testSite, violations } from './support.js';

const site = testSite();

const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

describe('the field that takes everything', () => {
	it.each([
		['a position', `${SHOGI} b - 1`, 'A position of Shogi (SFEN)', 'Shogi'],
		['a game with line ends', '[White "Anna"]\n\n1. e4 e5 *', 'A game of Chess (PGN)', 'Chess'],
		['a file of shogi', '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n', 'A game of Shogi (KIF)', 'Shogi'],
		['rules', 'Variant: Tiny\nBoard: 5x5\n', 'Rules (variants.txt)', 'Chess'],
	])('says what %s is before it opens', async (_, text, words, game) => {
		const page = await site.open();
		await pasteAnything(page, text);
		const found = page.getByRole('group', { name: 'Recognised' });
		await found.getByText(words, { exact: true }).waitFor();
		await expect.poll(() => spoken(page)).toBe(`${words}.`);
		await page.locator('.game-button', { hasText: 'Chess' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Enter');
		await found.waitFor({ state: 'detached' });
		await page.locator('.game-button', { hasText: game }).waitFor();
	});

	it('judges a broken text as what it is nearest to', async () => {
		const page = await site.open();
		await pasteAnything(page, `${SHOGI.replace('ppppppppp', 'pppppppppp')} b - 1`);
		await page.getByText('A position of Shogi with errors (SFEN)', { exact: true }).waitFor();
		await page.getByRole('button', { name: 'Open', exact: true }).click();
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		await page.locator('#fen-problems .problem').first().waitFor();
		expect(await page.locator('#fen-problems .problem').count()).toBe(1);
		await page.locator('#fen-problems', { hasText: 'rank' }).waitFor();
	});

	it('is reached by a key, names what it cannot read, and is emptied by Escape', async () => {
		const page = await site.open();
		await square(page, 'e2').waitFor();
		await page.locator('body').press('/');
		await page.keyboard.type('hello world, is this chess?');
		await page.locator('.found', { hasText: 'This text was not recognised.' }).waitFor();
		await page.keyboard.press('Escape');
		await expect.poll(() => page.locator('#anything').inputValue()).toBe('');
	});
});

describe('a single key', () => {
	it('goes to panels, flips the board and shows all keys, and can be switched off', async () => {
		const page = await site.open();
		const selected = (): Promise<string | null> => page.locator('[id^="tab-"][aria-selected="true"]').textContent();
		await page.locator('body').press('3');
		await expect.poll(selected).toBe('Notations');
		await page.locator('body').press('5');
		await expect.poll(selected).toBe('Build');
		await page.locator('body').press('1');
		await expect.poll(selected).toBe('Game');
		await page.locator('body').press('f');
		const above = async (): Promise<boolean> => (await square(page, 'a1').boundingBox())!.y < (await square(page, 'a8').boundingBox())!.y;
		await expect.poll(above).toBe(true);
		await page.locator('body').press('?');
		const keys = page.getByRole('dialog', { name: 'Keys' });
		await keys.getByText('Flip the board').waitFor();
		await keys.getByLabel('Single keys work outside fields').uncheck();
		await page.keyboard.press('Escape');
		await keys.waitFor({ state: 'hidden' });
		await page.locator('body').press('f');
		expect(await above()).toBe(true);
	});
});

describe('the look of the page', () => {
	it('is chosen in the menu, and this browser keeps it', async () => {
		const page = await site.open(site.served, { colorScheme: 'light' });
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByLabel('Oak').check();
		await page.getByLabel('Dark').check();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		const looks = (from: Page): Promise<readonly (string | null)[]> =>
			from.evaluate(() => [
				getComputedStyle(document.documentElement).colorScheme,
				document.querySelector('.stage x-board')!.getAttribute('theme'),
			]);
		expect(await looks(page)).toEqual(['dark', 'oak dark']);
		const again = await page.context().newPage();
		await again.goto(site.served);
		await square(again, 'e2').waitFor();
		expect(await looks(again)).toEqual(['dark', 'oak dark']);
		expect(await violations(again)).toEqual([]);
	});

	it('names the page by its game and its move', async () => {
		const page = await site.open();
		await expect.poll(() => page.title()).toBe('Chess · @x');
		await pasteAnything(page, '[White "Anna"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3 *');
		await page.getByRole('button', { name: 'Open', exact: true }).click();
		await page.locator('.move', { hasText: 'Nf3' }).click();
		await expect.poll(() => page.title()).toBe('Anna – Ben, chess, move 2 · @x');
	});
});
