import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, DRAWN, fen, goTo, paste, pasteAnything, rulesText, shifts, square, testSite, visitRules } from './support.js';

const site = testSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

const openAnything = async (page: Page, text: string): Promise<void> => {
	await pasteAnything(page, text);
	await page.getByRole('group', { name: 'Recognised' }).getByRole('button', { name: 'Open', exact: true }).click();
};

const centreOf = async (page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> => {
	const { x, y, width, height } = (await square(page, name).boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
};

/** The most that the page may move by itself; a board of another width moves the panel, too. */
const [STILL, ANOTHER_WIDTH] = [0.01, 0.025];

const TASKS: readonly { readonly task: string; readonly run: () => Promise<Page>; readonly most?: number }[] = [
	{
		task: 'plays a move at the first visit',
		run: async () => {
			const page = await site.open(undefined, {}, 'new');
			await page.getByRole('button', { name: 'Play chess' }).click();
			await square(page, 'e2').click();
			await square(page, 'e4').click();
			await page.locator('.move', { hasText: 'e4' }).waitFor();
			return page;
		},
	},
	{
		task: 'takes a move back on the phone',
		run: async () => {
			const page = await site.open(undefined, PHONE);
			await square(page, 'd2').tap();
			await square(page, 'd4').tap();
			await page.locator('.move', { hasText: 'd4' }).waitFor();
			await page.getByRole('button', { name: /^Undo/ }).tap();
			await square(page, 'd2').and(page.locator('[aria-label*="white pawn"]')).waitFor();
			return page;
		},
	},
	{
		task: 'finds hexagonal chess',
		run: async () => {
			const page = await site.open();
			await page.locator('.game-button').click();
			await page.getByRole('searchbox', { name: 'Find a game' }).fill('hexagonal');
			await page
				.getByRole('dialog', { name: 'Games' })
				.getByRole('button', { name: /Gliński/ })
				.first()
				.click();
			await page.locator('.game-button', { hasText: 'Gliński' }).waitFor();
			await expect.poll(() => page.locator('.stage [role="gridcell"]').count()).toBe(91);
			return page;
		},
	},
	{
		task: 'mends a broken SFEN',
		run: async () => {
			const page = await site.open();
			await openAnything(page, `${SHOGI.replace('ppppppppp', 'pppppppppp')} b - 1`);
			await page.locator('#fen-problems', { hasText: 'rank' }).waitFor();
			await page.locator('#fen').focus();
			await paste(page, 'fen', (await fen(page)).replace('pppppppppp', 'ppppppppp'));
			await expect.poll(() => page.locator('#fen-problems .problem').count()).toBe(0);
			await page.locator('.stage [role="gridcell"][aria-label*="Sente king"]').waitFor();
			return page;
		},
		most: ANOTHER_WIDTH,
	},
	{
		task: 'opens a KIF of its own',
		run: async () => {
			const page = await site.open();
			await choose(page, 'Shogi');
			await paste(page, 'moves', '1. P-7f P-3d 2. P-2f');
			await page.locator('.move', { hasText: 'P-2f' }).waitFor();
			await goTo(page, 'Notations');
			const kif = page.locator('#notation-kif');
			await expect.poll(() => kif.inputValue()).toContain('７六歩');
			const text = await kif.inputValue();
			const other = await site.open();
			await openAnything(other, text);
			await other.locator('.game-button', { hasText: 'Shogi' }).waitFor();
			await expect.poll(() => other.locator('.move').count()).toBe(3);
			return other;
		},
		most: ANOTHER_WIDTH,
	},
	{
		task: 'begins a variation, and comments it',
		run: async () => {
			const page = await site.open();
			await paste(page, 'moves', '1. e4 e5 2. Nf3 Nc6');
			await page.locator('.move', { hasText: 'e5' }).click();
			await square(page, 'f2').click();
			await square(page, 'f4').click();
			const comment = page.getByRole('textbox', { name: /^Comment/ });
			await comment.fill('The gambit');
			await comment.press('Enter');
			await expect.poll(() => page.locator('#moves').inputValue()).toContain('f4 { The gambit }');
			await page.locator('.moves', { hasText: 'The gambit' }).waitFor();
			return page;
		},
	},
	{
		task: 'draws an arrow',
		run: async () => {
			const page = await site.open();
			await page.locator('.bar-layers').waitFor();
			const [start, end] = [await centreOf(page, 'g1'), await centreOf(page, 'f3')];
			await page.mouse.move(start.x, start.y);
			await page.mouse.down({ button: 'right' });
			await page.mouse.move(end.x, end.y, { steps: 3 });
			await page.mouse.up({ button: 'right' });
			await page.locator(DRAWN.arrow).first().waitFor();
			await expect.poll(() => page.locator('#moves').inputValue()).toContain('[%cal Gg1f3]');
			return page;
		},
	},
	{
		task: 'changes a rule, sends the game, and its receiver plays it',
		run: async () => {
			const page = await site.open();
			await goTo(page, 'Rules');
			await page.getByRole('button', { name: /^Edit a copy/ }).click();
			await page.locator('#rules').waitFor();
			await expect.poll(() => rulesText(page)).toContain('leap (1,2)');
			// Knights leap as camels.
			await visitRules(page, '(1,2)');
			for (const key of ['ArrowRight', 'ArrowRight', 'Delete', '3']) await page.keyboard.press(key);
			await expect.poll(() => rulesText(page)).toContain('leap (1,3)');
			await square(page, 'b1').click();
			await square(page, 'c4').click();
			await page.locator('.stage [aria-label^="c4, white knight"]').waitFor();
			await page.getByRole('button', { name: 'Share' }).click();
			const link = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox').first().inputValue();
			const other = await site.open(link, {}, 'new');
			await other
				.getByRole('list', { name: 'Chess with one change:' })
				.getByText(/^Changes the knight/)
				.waitFor();
			await other.getByRole('button', { name: 'Play', exact: true }).click();
			await square(other, 'g8').click();
			await square(other, 'f5').click();
			await other.locator('.stage [aria-label^="f5, black knight"]').waitFor();
			return other;
		},
	},
	{
		task: 'goes on without a network',
		run: async () => {
			const page = await site.open(site.served, { serviceWorkers: 'allow' });
			await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
			await page.context().setOffline(true);
			await square(page, 'e2').click();
			await square(page, 'e4').click();
			await page.locator('.move', { hasText: 'e4' }).waitFor();
			await page.reload();
			await square(page, 'e7').click();
			await square(page, 'e5').click();
			await page.locator('.move', { hasText: 'e5' }).waitFor();
			return page;
		},
	},
];

describe('a stranger', () => {
	it.each(TASKS)('$task, and nothing jumps', async ({ run, most = STILL }) => {
		expect(await shifts(await run(), 'uncaused')).toBeLessThanOrEqual(most);
	});
});
