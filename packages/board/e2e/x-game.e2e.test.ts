import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from './recipes-support.js';
import { violations } from './support.js';

let kitchen: Kitchen;

beforeAll(async () => {
	kitchen = await openKitchen();
	await kitchen.cook('game', 'page.js', 'bundle.js', 'iife');
	await kitchen.cook('game', 'all/page.js', 'all/bundle.js', 'iife');
});

afterEach(async () => {
	for (const context of kitchen.browser.contexts()) await context.close();
});

afterAll(() => kitchen.close());

const shown = async (page: Page): Promise<string> => (await page.locator('x-game .move[aria-current]').textContent()) ?? '';
const said = async (page: Page): Promise<string> => (await page.locator('x-game .game > [role="status"]').textContent()) ?? '';
const button = (page: Page, name: string) => page.locator('x-game').getByRole('button', { name, exact: true });
const cell = (page: Page, name: string) => page.locator(`x-game [role="gridcell"][aria-label^="${name},"]`);

/** Shows a text in the viewer of the page. */
const show = async (page: Page, properties: object): Promise<void> => {
	await page.evaluate(async (values) => {
		const game = document.querySelector('x-game')!;
		await new Promise<void>((resolve) => {
			for (const type of ['game-load', 'game-fault']) game.addEventListener(type, () => resolve(), { once: true });
			Object.assign(game, { startAt: undefined, ...values });
		});
	}, properties);
};

describe.each(['file', 'server'] as const)('a game on a page from a %s', (from) => {
	it('shows its board, players, clocks, comments, drawings and variations', async () => {
		const page = await kitchen.open('game/index.html', from);
		await expect.poll(() => shown(page)).toBe('Nc6!');
		expect(await page.locator('x-game .player .name').allInnerTexts()).toEqual(['Ben', 'Anna']);
		expect(await page.locator('x-game .player .score').allInnerTexts()).toEqual(['0', '1']);
		expect(await page.locator('x-game .event').textContent()).toBe('A study');
		expect(await page.locator('x-game .comment').allInnerTexts()).toEqual([
			'Black forgets a pawn.',
			'Early, and double-edged.',
			'The fastest mate.',
		]);
		expect(await page.locator('x-game .lines .lines .move').allInnerTexts()).toEqual(['Be7', 'Qxh8']);
		await button(page, 'One move back').click();
		await expect.poll(() => shown(page)).toBe('Qh5?!');
		await expect.poll(() => page.locator('x-game x-board .layer [fill*="x-board-mark-green,"]').count()).toBe(1);
		expect(await page.locator('x-game x-board .layer [stroke*="x-board-mark-yellow,"]').count()).toBe(1);
		expect(await said(page)).toBe('2. Qh5, dubious move, Early, and double-edged.');
		expect(kitchen.complaints).toEqual([]);
	});
});

describe('a game', () => {
	it('is stepped through by keys, in the list and outside it', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		await expect.poll(() => shown(page)).toBe('Nc6!');
		await page.locator('x-game .move[aria-current]').focus();
		const press = async (key: string, move: string): Promise<void> => {
			await page.keyboard.press(key);
			await expect.poll(() => shown(page), { message: key }).toBe(move);
		};
		await press('ArrowDown', 'Ke7??');
		await press('ArrowRight', 'Qxe5#');
		await press('ArrowDown', 'g6');
		await press('ArrowUp', 'Ke7??');
		await press('ArrowUp', 'Nc6!');
		await press('End', 'Qxf7#');
		await page.keyboard.press('Home');
		await expect.poll(() => page.locator('x-game .move[aria-current]').count()).toBe(0);
		await button(page, 'Menu').focus();
		await press('ArrowRight', 'e4');
		expect(await said(page)).toBe('1. e4');
		// Folding keeps the first move.
		await page.locator('x-game .move', { hasText: 'Ke7??' }).click();
		await page.keyboard.press('-');
		await expect.poll(() => page.locator('x-game .move', { hasText: 'Qxe5#' }).count()).toBe(0);
		await page.keyboard.press('+');
		await expect.poll(() => page.locator('x-game .move', { hasText: 'Qxe5#' }).count()).toBe(1);
		// A press on the board leaves the arrows to the game; Tab to it gives them to the cells.
		await cell(page, 'e4').click();
		await press('ArrowLeft', 'Qh5?!');
		expect(kitchen.complaints).toEqual([]);
	});

	it('is flipped, played by itself and stopped', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		await show(page, { delay: 60, startAt: 5 });
		await button(page, 'Menu').click();
		await button(page, 'Flip the board').click();
		await expect.poll(() => page.locator('x-game .player .name').allInnerTexts()).toEqual(['Anna', 'Ben']);
		await page.keyboard.press('Escape');
		await expect.poll(() => button(page, 'Flip the board').count()).toBe(0);
		await button(page, 'Play the moves').click();
		await expect.poll(() => shown(page)).toBe('Qxf7#');
		await button(page, 'Play the moves').waitFor();
		expect(kitchen.complaints).toEqual([]);
	});

	it('is swiped through', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		const swipe = (by: number): Promise<void> =>
			page.evaluate((across) => {
				const place = document.querySelector('x-game')!.shadowRoot!.querySelector('.board')!;
				const at = (type: string, clientX: number) =>
					place.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch', isPrimary: true, clientX, clientY: 200 }));
				at('pointerdown', 200);
				at('pointerup', 200 + across);
			}, by);
		await swipe(80);
		await expect.poll(() => shown(page)).toBe('Qh5?!');
		await swipe(-80);
		await expect.poll(() => shown(page)).toBe('Nc6!');
		await swipe(10);
		await expect.poll(() => shown(page)).toBe('Nc6!');
	});

	it.each(['light', 'dark'] as const)('has no fault for axe on a %s page', async (colorScheme) => {
		const page = await kitchen.open('game/index.html', 'server');
		await page.emulateMedia({ colorScheme });
		expect(await violations(page)).toEqual([]);
		await button(page, 'Menu').click();
		expect(await violations(page)).toEqual([]);
	});

	it('is printed without controls and with all its moves', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		await page.emulateMedia({ media: 'print' });
		expect(await page.locator('x-game .bar').isVisible()).toBe(false);
		expect(await page.locator('x-game .move', { hasText: 'Qxf7#' }).isVisible()).toBe(true);
		const cut = await page.locator('x-game x-moves').evaluate((list) => list.scrollHeight > list.clientHeight + 1);
		expect(cut).toBe(false);
	});

	it('is a text where scripts do not run', async () => {
		const options: BrowserContextOptions = { javaScriptEnabled: false };
		const page = await (await kitchen.browser.newContext(options)).newPage();
		await page.goto(kitchen.address('game/index.html', 'file'));
		expect(await page.locator('x-game').textContent()).toContain('2. Qh5?!');
	});

	it('of 500 moves is drawn and stepped through without a pause', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		const round = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
		const moves = Array.from({ length: 1000 }, (_, ply) => `${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''}${round[ply % 4]}`);
		await show(page, { pgn: `${moves.join(' ')} *`, startAt: 'last' });
		await expect.poll(() => page.locator('x-game .move').count()).toBe(1000);
		// The list shows the last move, and the page has not scrolled.
		expect(await page.locator('x-game .move').last().isVisible()).toBe(true);
		await page.locator('x-game .move[aria-current]').focus();
		for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
		await expect.poll(() => page.evaluate(() => document.querySelector('x-game')!.current)).toBe(980);
		expect(kitchen.complaints).toEqual([]);
	});
});

describe('texts', () => {
	it('with several games have a choice of them', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		await show(page, { pgn: '[White "A"]\n[Black "B"]\n\n1. e4 1-0\n\n[White "C"]\n[Black "D"]\n\n1. d4 d5 *\n', game: 2 });
		expect(await page.locator('x-game option').allInnerTexts()).toEqual(['1. A – B 1-0', '2. C – D']);
		await expect.poll(() => page.locator('x-game .move').allInnerTexts()).toEqual(['d4', 'd5']);
		await page.locator('x-game select').selectOption('0');
		await expect.poll(() => page.locator('x-game .move').allInnerTexts()).toEqual(['e4']);
	});

	it('with a move that is not legal show the rest of the line, and say why', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		await show(page, { pgn: '1. e4 e5 2. Ne5 Nc6 *', startAt: 'last' });
		await expect.poll(() => shown(page)).toBe('e5');
		expect(await page.locator('x-game .unplayed').count()).toBe(2);
		expect(await page.locator('x-game .note').textContent()).toContain('Move 2. Ne5: no white knight can go to e5');
	});

	it('that cannot be read leave the text on the page, with the reason', async () => {
		const page = await kitchen.open('game/index.html', 'file');
		await show(page, { pgn: '[Variant "Atomic"]\n\n1. e4 *' });
		expect(await page.locator('x-game .note').textContent()).toBe(
			'The game cannot be read. Expected a game of chess, found one of "Atomic".',
		);
		expect(await page.locator('x-game pre').isVisible()).toBe(true);
		await show(page, { pgn: '1. e4', format: 'kif' });
		expect(await page.locator('x-game .note').textContent()).toBe('Expected one of pgn as the format, found "kif".');
	});
});

describe('a viewer for all games', () => {
	const open = async (): Promise<Page> => kitchen.open('game/all/index.html', 'file');

	it.each([
		['atomic', { pgn: '[Variant "Atomic"]\n\n1. e4 d5 2. exd5 *', startAt: 'last' }, ['e4', 'd5', 'exd5'], 'd5, empty'],
		[
			'shogi, from a KIF',
			{ pgn: '手合割：平手\n先手：Anna\n   1 ７六歩(77)\n   2 ３四歩(33)\n', startAt: 1 },
			['７六歩', '３四歩'],
			'7f, ',
		],
		[
			'xiangqi, from its own notation',
			{ pgn: '[Game "Chinese Chess"]\n[Red "Hu"]\n\n1. C2.5 H8+7', startAt: 1 },
			['Che3', 'Ng8'],
			'e3, red cannon',
		],
		['seirawan, by the attribute', { pgn: '1. e4 e5', variant: 'Seirawan', startAt: 1 }, ['e4', 'e5'], 'e4, white pawn'],
	] as const)('shows a game of %s', async (_, properties, moves, name) => {
		const page = await open();
		await show(page, properties);
		await expect.poll(() => page.locator('x-game .move').allInnerTexts()).toEqual(moves);
		await page.locator(`x-game [role="gridcell"][aria-label^="${name}"]`).waitFor();
		expect(kitchen.complaints).toEqual([]);
	});

	it('shows a game without edges', async () => {
		const page = await open();
		await show(page, {
			pgn: 'w 0/100 1 (8|1) K5,1+|R8,1+|P4,2+|k5,8|p3,4 1. P4,2 > 4,4 {[%clk 0:09:57.2] a start} | p3,4 x 4,3 !?',
			startAt: 1,
		});
		await page.locator('x-game x-plane').waitFor();
		await expect.poll(() => shown(page)).toBe('P4,2>4,4');
		expect(await page.locator('x-game .comment').allInnerTexts()).toEqual(['a start']);
		expect(await violations(page)).toEqual([]);
		expect(kitchen.complaints).toEqual([]);
	});
});
