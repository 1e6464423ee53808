import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, fen, focused, goTo, paste, spoken, spokenByBoard, testSite } from './support.js';

const site = testSite();

const LOOKS: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
	{ name: 'wide and light', options: {} },
	{
		name: 'narrow, dark and touched',
		options: { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
	},
];

describe.each(LOOKS)('$name', ({ options }) => {
	it('fits its width', async () => {
		const page = await site.open(site.served, options);
		await paste(page, 'moves', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7');
		await page.locator('.move', { hasText: 'Be7' }).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	});
});

describe('by keyboard alone', () => {
	/** Tabs until the focus is on a cell of the board. */
	const toBoard = async (page: Page): Promise<void> => {
		for (let press = 0; press < 40; press++) {
			await page.keyboard.press('Tab');
			if (await onBoard(page)) return;
		}
		throw new Error('Tab never reached the board.');
	};

	const onBoard = (page: Page): Promise<boolean> =>
		page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('role') === 'gridcell');

	/** The text of the element with the focus. */
	const inFocus = (page: Page): Promise<string> =>
		page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.textContent ?? '');

	/** Tabs until the focus is on an element. */
	const tabTo = async (page: Page, selector: string): Promise<void> => {
		for (let press = 0; press < 40; press++) {
			await page.keyboard.press('Tab');
			if (await page.evaluate((place) => document.activeElement?.matches(place), selector)) return;
		}
		throw new Error(`Tab never reached ${selector}.`);
	};

	it("plays Scholar's mate", async () => {
		const page = await site.open();
		await toBoard(page);
		const go = async (from: string, to: string): Promise<void> => {
			for (const name of [from, to]) {
				for (const character of name) await page.keyboard.press(character);
				expect(await focused(page)).toMatch(new RegExp(`^${name}, `));
				await page.keyboard.press('Enter');
			}
		};
		// Each move is made when it has been announced: a player who hears the board waits for that too.
		const heard = async (words: string): Promise<void> => expect.poll(() => spoken(page), { timeout: 30_000 }).toBe(words);
		await go('e2', 'e4');
		await heard('White: pawn to e4. Black to move.');
		await go('e7', 'e5');
		await heard('Black: pawn to e5. White to move.');
		await go('f1', 'c4');
		await heard('White: bishop to c4. Black to move.');
		await go('b8', 'c6');
		await heard('Black: knight to c6. White to move.');
		await go('d1', 'h5');
		await heard('White: queen to h5. Black to move.');
		await go('g8', 'f6');
		await heard('Black: knight to f6. White to move.');
		await go('h5', 'f7');
		await expect.poll(() => spoken(page)).toBe('White: queen takes pawn on f7, checkmate. Checkmate. White wins.');
		expect(await focused(page)).toBe('f7, white queen');
	});

	it('drops a bishop in Shogi, from the list of games to the hand', async () => {
		const page = await site.open();
		await page.locator('.game-button').focus();
		await page.keyboard.press('Enter');
		await page.getByRole('searchbox', { name: 'Find a game' }).waitFor();
		await page.keyboard.type('shogi');
		await page.getByRole('dialog', { name: 'Games' }).getByRole('button', { name: 'Shogi', exact: true }).waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		await tabTo(page, '#moves');
		await page.keyboard.type('P-7f P-3d Bx2b+ Sx2b ');
		await expect.poll(() => page.locator('.move').allTextContents()).toEqual(['P-7f', 'P-3d', 'Bx2b+', 'Sx2b']);
		for (let press = 0; press < 40 && !(await inFocus(page)).endsWith('Sente bishop'); press++) await page.keyboard.press('Tab');
		expect(await inFocus(page)).toMatch(/Sente bishop$/);
		await page.keyboard.press('Enter');
		await expect.poll(() => spokenByBoard(page)).toMatch(/^In hand, .*bishop, picked up\. \d+ squares to go to\.$/);
		if (!(await onBoard(page))) await toBoard(page);
		for (const character of '5e') await page.keyboard.press(character);
		expect(await focused(page)).toMatch(/^5e, /);
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toBe('Sente: bishop placed on 5e. Gote to move.');
		expect(await page.locator('#moves').inputValue()).toContain('B*5e');
	});

	it('plays a variation from the list of moves', async () => {
		const page = await site.open();
		await tabTo(page, '#moves');
		await page.keyboard.type('1. e4 e5 2. Nf3');
		await expect.poll(() => page.locator('.move').count()).toBe(3);
		await page.locator('#moves').blur();
		await tabTo(page, 'x-moves');
		for (const move of ['e5', 'e4']) {
			await page.keyboard.press('ArrowLeft');
			await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe(move);
		}
		await toBoard(page);
		for (const name of ['c7', 'c5']) {
			for (const character of name) await page.keyboard.press(character);
			await page.keyboard.press('Enter');
		}
		await expect.poll(() => spoken(page)).toMatch(/Black: pawn to c5\. White to move\..*starts a variation/);
		expect(await page.locator('#moves').inputValue()).toBe('1. e4 e5 (1... c5) 2. Nf3');
	});

	it('plays a move on a board without edges', async () => {
		const page = await site.open();
		await choose(page, 'Infinite chess (ICN)');
		await page.locator('#icn').waitFor();
		await tabTo(page, '.plane-canvas, x-plane');
		await page.keyboard.type('4,2');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toMatch(/picked up/);
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toBe('White: pawn to 4,4. Black to move.');
	});

	it('moves with arrows, announces cells, selects and deselects', async () => {
		const page = await site.open();
		await toBoard(page);
		for (const character of 'g1') await page.keyboard.press(character);
		expect(await focused(page)).toBe('g1, white knight, can move');
		await page.keyboard.press('Space');
		await expect.poll(() => spokenByBoard(page)).toBe('g1, white knight, picked up. 2 squares to go to.');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		expect(await focused(page)).toBe('g3, empty');
		await page.keyboard.press('ArrowLeft');
		expect(await focused(page)).toBe('f3, empty, can go here');
		await page.keyboard.press('Escape');
		await expect.poll(() => spokenByBoard(page)).toBe('Put back.');
		expect(await focused(page)).toBe('f3, empty');
		await page.keyboard.press('Control+ArrowLeft');
		expect(await focused(page)).toMatch(/^a3, /);
		expect(await page.locator('[role="gridcell"][tabindex="0"]').count()).toBe(1);
	});

	it('promotes to a knight', async () => {
		const page = await site.open();
		await paste(page, 'fen', '1n2k3/P7/8/8/8/8/7P/4K3 w - - 0 1');
		await page.locator('[aria-label="a7, white pawn, can move"]').focus();
		await page.keyboard.press('Enter');
		for (const character of 'b8') await page.keyboard.press(character);
		expect(await focused(page)).toBe('b8, black knight, can be captured');
		await page.keyboard.press('Enter');
		await page.getByRole('dialog', { name: 'Promote to' }).waitFor();
		await expect.poll(() => focused(page)).toBe('queen');
		await page.keyboard.press('Escape');
		await expect.poll(() => focused(page)).toMatch(/^a7, /);
		await page.keyboard.press('Enter');
		for (const character of 'b8') await page.keyboard.press(character);
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('k');
		await page.keyboard.press('n');
		expect(await focused(page)).toBe('knight');
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toBe('White: pawn takes knight on b8, promotes to knight. Black to move.');
		expect(await fen(page)).toMatch(/^1N2k3\//);
		expect(await focused(page)).toMatch(/^b8, white knight/);
	});

	it('keeps the focus in place when the pressed button leaves the page', async () => {
		const page = await site.open();
		const holder = (): Promise<string> =>
			page.evaluate(() => {
				const at = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
				return at?.id || (at?.role ?? at?.classList.item(at.classList.length - 1) ?? 'nothing');
			});
		const press = async (button: Locator, holds: string): Promise<void> => {
			await button.focus();
			await page.keyboard.press('Enter');
			await button.waitFor({ state: 'detached' });
			await expect.poll(holder).toBe(holds);
		};
		await paste(page, 'moves', '1. e4 e5 2. Nf4');
		await press(page.getByRole('button', { name: 'Change to “Nf3”' }), 'moves');
		await paste(page, 'fen', 'hello');
		await press(page.getByRole('button', { name: 'Back to the position on the board' }), 'fen');
		await paste(page, 'fen', '1n2k3/P7/8/8/8/8/7P/4K3 w - - 0 1');
		await press(page.locator('.notice').getByRole('button', { name: 'Undo' }), 'gridcell');
		await press(page.getByRole('button', { name: 'Show FEEN' }), 'fen');
		await goTo(page, 'Workshop');
		await press(page.getByRole('button', { name: 'Play these rules' }), 'rules');
	});

	it('plays typed moves and announces the reason of an illegal one', async () => {
		const page = await site.open();
		await page.locator('#moves').focus();
		await page.keyboard.type('1. e4 e5 2. Nf3 ');
		await expect.poll(() => spoken(page)).toBe('White: knight to f3. Black to move.');
		await page.keyboard.type('Nb6');
		await expect.poll(() => spoken(page)).toContain('Moves: ');
		expect(await page.locator('#moves').inputValue()).toBe('1. e4 e5 2. Nf3 Nb6');
	});
});
