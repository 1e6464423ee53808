import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cell, drag, events, lift, made, middle, openSite, PROMOTION, play, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(() => site.close());

/** The events since the last call, without those of the keyboard focus. */
const happened = async (page: Page): Promise<readonly string[]> => (await events(page)).filter((text) => !text.startsWith('board-focus'));
const names = async (page: Page): Promise<readonly string[]> => (await happened(page)).map((text) => text.replace(/ .*/, ''));

it('moves by drags', async () => {
	const page = await site.open();
	await play(page, 'chess');
	for (const [from, to] of [
		['e2', 'e4'],
		['e7', 'e5'],
		['d1', 'h5'],
		['b8', 'c6'],
		['f1', 'c4'],
		['g8', 'f6'],
		['h5', 'f7'],
	] as const)
		await drag(page, cell(page, from), cell(page, to));
	expect(await made(page)).toEqual(['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7']);
	await cell(page, 'f7')
		.and(page.getByRole('gridcell', { name: 'f7, white queen' }))
		.waitFor();
});

it('carries the piece under the pointer', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await lift(page, cell(page, 'g1'), cell(page, 'f3'));
	const carried = await middle(page.locator('.carried'));
	const target = await middle(cell(page, 'f3'));
	expect(Math.hypot(carried.x - target.x, carried.y - target.y)).toBeLessThan(8);
	expect(await page.locator('.piece.ghost').count()).toBe(1);
	expect(await page.locator('.cell.over').getAttribute('aria-label')).toBe('f3, empty, can go here');
	await page.mouse.up();
	expect(await page.locator('.carried').count()).toBe(0);
	expect(await page.locator('.piece.ghost, .cell.over').count()).toBe(0);
	expect(await made(page)).toEqual(['g1f3']);
});

it('puts back a piece that is dropped outside, and refuses a wrong cell', async () => {
	const page = await site.open();
	await play(page, 'chess');
	const start = await middle(cell(page, 'g1'));
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(630, 20, { steps: 4 });
	await page.mouse.up();
	expect(await names(page)).toEqual(['board-pick', 'board-cancel']);
	await drag(page, cell(page, 'g1'), cell(page, 'g5'));
	expect(await names(page)).toEqual(['board-pick', 'board-refuse']);
	await drag(page, cell(page, 'g1'), cell(page, 'h2'));
	await drag(page, cell(page, 'g1'), cell(page, 'f3'));
	expect(await made(page)).toEqual(['g1f3']);
});

it.each([
	['Escape', (page: Page) => page.keyboard.press('Escape')],
	['the right button', (page: Page) => page.mouse.down({ button: 'right' }).then(() => page.mouse.up({ button: 'right' }))],
	['a removal of the board', (page: Page) => page.evaluate(() => stage.board().remove())],
] as const)('breaks a drag off by %s', async (_name, breakOff) => {
	const page = await site.open();
	await play(page, 'chess');
	await lift(page, cell(page, 'g1'), cell(page, 'f3'));
	await breakOff(page);
	await page.mouse.up();
	await page.evaluate(() => {
		const board = stage.board() ?? stage.sessions[0]!.board;
		document.querySelector('main')!.append(board);
	});
	expect(await page.locator('.carried, .ghost, .over').count()).toBe(0);
	expect(await names(page)).toEqual(['board-pick', 'board-cancel']);
	await drag(page, cell(page, 'g1'), cell(page, 'h3'));
	expect(await made(page)).toEqual(['g1h3']);
});

it('breaks a drag off when the position changes', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await lift(page, cell(page, 'g1'), cell(page, 'f3'));
	await page.evaluate(() => {
		const [session] = stage.sessions;
		for (const name of ['g1f3', 'e7e5', 'f3e5']) session!.make(name);
		session!.show();
	});
	await page.mouse.move(300, 300);
	await page.mouse.up();
	expect(await made(page)).toEqual([]);
	expect(await page.locator('.carried, .ghost, .over').count()).toBe(0);
});

it('drops pieces from a hand by drag and by clicks', async () => {
	const page = await site.open();
	await play(page, 'shogi', ['7g7f', '3c3d', '8h2b+b', '3a2b']);
	const bishop = (side: string) => page.getByRole('group', { name: `${side} in hand` }).getByRole('button', { name: `1 ${side} bishop` });
	await drag(page, bishop('Sente'), cell(page, '5e'));
	expect(await made(page)).toEqual(['B@5e']);
	await drag(page, cell(page, '9c'), cell(page, '9d'));
	await drag(page, cell(page, '9g'), cell(page, '9f'));
	await bishop('Gote').click();
	await cell(page, '4d').click();
	expect(await made(page)).toEqual(['B@5e', '9c9d', '9g9f', 'B@4d']);
});

it('puts a piece back in the hand, and does not use the hand of the other side', async () => {
	const page = await site.open();
	await play(page, 'shogi', ['7g7f', '3c3d', '8h2b+b', '3a2b']);
	const button = page.getByRole('button', { name: '1 Sente bishop' });
	await button.click();
	await button.click();
	expect(await names(page)).toEqual(['board-pick', 'board-cancel']);
	await lift(page, button, cell(page, '5e'));
	const home = await middle(button);
	await page.mouse.move(home.x, home.y);
	await page.mouse.up();
	expect(await names(page)).toEqual(['board-pick', 'board-cancel']);
	expect(await button.getAttribute('aria-pressed')).toBe('false');
	await drag(page, page.getByRole('button', { name: '1 Gote bishop' }), cell(page, '5e'));
	expect(await made(page)).toEqual([]);
});

it('drags in a page that is scrolled, and in a container that is scrolled and transformed', async () => {
	const page = await site.open();
	await page.evaluate(() => {
		const [main, box, inner] = [document.querySelector('main')!, document.createElement('div'), document.createElement('div')];
		box.className = 'scrolled';
		inner.append(stage.board());
		box.append(inner);
		main.append(box);
		document.body.prepend(Object.assign(document.createElement('div'), { className: 'after' }));
	});
	await play(page, 'chess');
	await page.evaluate(() => {
		document.querySelector('.scrolled')!.scrollIntoView();
		document.querySelector('.scrolled')!.scrollTop = 200;
	});
	await lift(page, cell(page, 'g1'), cell(page, 'f3'));
	const [carried, target, box] = [
		await middle(page.locator('.carried')),
		await middle(cell(page, 'f3')),
		(await page.locator('.carried').boundingBox())!,
	];
	expect(Math.hypot(carried.x - target.x, carried.y - target.y)).toBeLessThan(8);
	const width = (await cell(page, 'f3').boundingBox())!.width;
	expect(box.width / width).toBeGreaterThan(0.95);
	expect(box.width / width).toBeLessThan(1.35);
	await page.mouse.up();
	await cell(page, 'e7').click();
	await cell(page, 'e5').click();
	expect(await made(page)).toEqual(['g1f3', 'e7e5']);
});

it('moves by clicks, picks another piece, and puts back by a second click', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await cell(page, 'b1').click();
	await cell(page, 'g1').click();
	await cell(page, 'g1').click();
	await cell(page, 'g1').click();
	await cell(page, 'f3').click();
	expect(await names(page)).toEqual('cell pick cell pick cell cancel cell pick cell move'.split(' ').map((name) => `board-${name}`));
	expect(await made(page)).toEqual(['g1f3']);
});

it('drops by one click where the only kind is implied', async () => {
	const page = await site.open();
	await play(page, 'flipello');
	await cell(page, 'e3').click();
	await cell(page, 'a8').click();
	await cell(page, 'd3').click();
	expect(await made(page)).toEqual(['P@e3', 'P@d3']);
});

it('asks for a promotion under the pointer, and closes by a click outside', async () => {
	const page = await site.open();
	await play(page, 'chess', PROMOTION);
	const dialog = page.getByRole('dialog', { name: 'Promote to' });
	await drag(page, cell(page, 'b7'), cell(page, 'b8'));
	await dialog.waitFor();
	await page.mouse.click(...(Object.values(await middle(cell(page, 'g2'))) as [number, number]));
	expect(await dialog.count()).toBe(0);
	expect(await made(page)).toEqual([]);
	await drag(page, cell(page, 'b7'), cell(page, 'a8'));
	await dialog.getByRole('button', { name: 'knight' }).click();
	expect(await made(page)).toEqual(['b7a8n']);
});

it('reports drops without rules in the mode free, and nothing in the mode view', async () => {
	const page = await site.open();
	await play(page, 'chess');
	const mode = (value: 'free' | 'view') =>
		page.evaluate((one) => {
			stage.board().mode = one;
		}, value);
	await mode('free');
	await drag(page, cell(page, 'e1'), cell(page, 'e5'));
	const start = await middle(cell(page, 'a1'));
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(630, 20, { steps: 4 });
	await page.mouse.up();
	expect(await happened(page)).toEqual(['board-drop {"from":4,"to":36}', 'board-drop {"from":0}']);
	await mode('view');
	await drag(page, cell(page, 'e2'), cell(page, 'e4'));
	await cell(page, 'e2').click();
	expect(await happened(page)).toEqual([]);
});
