import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { events, focused, made, openSite, PROMOTION, play, type Site, said } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(() => site.close());

/** Goes to the board by Tab. */
const enter = async (page: Page): Promise<void> => {
	await page.keyboard.press('Tab');
	await expect.poll(() => focused(page)).not.toBe('body');
};

/** Makes a move by the typed names of its cells. */
const type = async (page: Page, ...cells: readonly string[]): Promise<void> => {
	for (const name of cells) {
		await page.keyboard.type(name);
		await page.keyboard.press('Enter');
	}
};

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
	for (const key of keys) await page.keyboard.press(key);
};

it("plays the scholar's mate by typed names", async () => {
	const page = await site.open();
	await play(page, 'chess');
	await enter(page);
	expect(await focused(page)).toBe('a1, white rook');
	await page.keyboard.type('e2');
	expect(await focused(page)).toBe('e2, white pawn, can move');
	await press(page, 'Enter');
	expect(await said(page)).toBe('e2, white pawn, picked up. 2 squares to go to.');
	expect(await focused(page)).toBe('e2, white pawn, picked up');
	await page.keyboard.type('e4');
	expect(await focused(page)).toBe('e4, empty, can go here');
	await press(page, 'Enter');
	await expect.poll(() => said(page)).toBe('White pawn to e4.');
	await type(page, 'e7', 'e5', 'd1', 'h5', 'b8', 'c6', 'f1', 'c4', 'g8', 'f6');
	await page.keyboard.type('h5');
	await press(page, 'Enter');
	await page.keyboard.type('f7');
	expect(await focused(page)).toBe('f7, black pawn, can be captured');
	await press(page, 'Enter');
	await expect.poll(() => said(page)).toBe('White queen to f7.');
	expect(await made(page)).toEqual(['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7']);
	await page.keyboard.type('e8');
	await expect.poll(() => focused(page)).toBe('e8, black king, in check');
});

it("plays the fool's mate by arrow keys", async () => {
	const page = await site.open();
	await play(page, 'chess');
	await enter(page);
	const [right, left, up, down] = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];
	await press(page, ...Array(5).fill(right), up, 'Enter', up, 'Enter'); // f2f3
	expect(await focused(page)).toMatch(/^f3, white pawn/);
	await press(page, ...Array(4).fill(up), left, ' ', down, down, ' '); // e7e5
	await press(page, right, right, down, down, down, 'Enter', up, up, 'Enter'); // g2g4
	await press(page, 'Control+Home', ...Array(3).fill(right), 'Enter', 'Control+End', 'PageUp', ...Array(4).fill(down), 'Enter'); // d8h4
	expect(await made(page)).toEqual(['f2f3', 'e7e5', 'g2g4', 'd8h4']);
	await expect.poll(() => said(page)).toBe('Black queen to h4.');
});

it('puts back and refuses in words', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await enter(page);
	await type(page, 'b1');
	await press(page, 'Escape');
	expect(await said(page)).toBe('Put back.');
	expect(await focused(page)).toBe('b1, white knight, can move');
	await type(page, 'b1', 'b5');
	expect(await said(page)).toBe('It cannot go to b5.');
	await type(page, 'b1', 'g1');
	expect(await said(page)).toBe('g1, white knight, picked up. 2 squares to go to.');
	await press(page, 'Enter');
	expect(await made(page)).toEqual([]);
	expect((await events(page)).filter((text) => !/^board-(focus|cell)/.test(text))).toEqual([
		'board-pick {"source":{"cell":1}}',
		'board-cancel',
		'board-pick {"source":{"cell":1}}',
		'board-refuse {"source":{"cell":1},"to":33}',
		'board-pick {"source":{"cell":1}}',
		'board-pick {"source":{"cell":6}}',
		'board-cancel',
	]);
});

it('asks for a promotion, and gives the focus back', async () => {
	const page = await site.open();
	await play(page, 'chess', PROMOTION);
	await enter(page);
	await type(page, 'b7', 'b8');
	const dialog = page.getByRole('dialog', { name: 'Promote to' });
	await dialog.waitFor();
	const labels = await dialog.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title') ?? ''));
	expect(labels.toSorted()).toEqual(['bishop', 'knight', 'queen', 'rook']);
	await press(page, 'Escape');
	await expect.poll(() => focused(page)).toBe('b7, white pawn, can move');
	expect(await dialog.count()).toBe(0);
	expect(await said(page)).toBe('Put back.');
	await type(page, 'b7', 'b8');
	await press(page, 'r', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'Enter');
	expect(await made(page)).toEqual(['b7b8r']);
	await expect.poll(() => focused(page)).toBe('b8, white rook');
	await expect.poll(() => said(page)).toBe('White rook to b8.');
});

it('names a piece that stays unpromoted', async () => {
	const page = await site.open();
	await play(page, 'shogi', ['7g7f', '3c3d']);
	await enter(page);
	await type(page, '8h', '2b');
	const dialog = page.getByRole('dialog', { name: 'Promote?' });
	await dialog.getByRole('button', { name: 'horse' }).waitFor();
	await dialog.getByRole('button', { name: 'Sente bishop, unpromoted' }).focus();
	await press(page, 'Enter');
	expect(await made(page)).toEqual(['8h2b']);
	await expect.poll(() => focused(page)).toBe('2b, Sente bishop');
});

it('drops a piece of shogi from the hand', async () => {
	const page = await site.open();
	await play(page, 'shogi', ['7g7f', '3c3d', '8h2b+b', '3a2b']);
	const hand = page.getByRole('group', { name: 'Sente in hand' }).getByRole('button', { name: '1 Sente bishop' });
	await hand.focus();
	await press(page, 'Enter');
	expect(await hand.getAttribute('aria-pressed')).toBe('true');
	expect(await said(page)).toMatch(/^In hand, Sente bishop, picked up\. \d+ squares to go to\.$/);
	await press(page, 'Escape');
	expect(await said(page)).toBe('Put back.');
	expect(await hand.getAttribute('aria-pressed')).toBe('false');
	await press(page, ' ', 'Shift+Tab');
	await page.keyboard.type('5e');
	expect(await focused(page)).toBe('5e, empty, can go here');
	await press(page, 'Enter');
	expect(await made(page)).toEqual(['B@5e']);
	await expect.poll(() => said(page)).toBe('Sente bishop to 5e.');
});

it('puts the duck as the second part of a turn', async () => {
	const page = await site.open();
	await play(page, 'duck');
	await enter(page);
	await type(page, 'e2', 'e4', 'e3', 'e7', 'e5', 'e6');
	expect(await made(page)).toEqual(['e2e4', '*@e3', 'e7e5', 'e3e6']);
	expect(await focused(page)).toBe('e6, duck');
	await expect.poll(() => said(page)).toBe('Duck to e6.');
});

it('passes in flipello by a button', async () => {
	const page = await site.open();
	const cells = 'e3 d3 c5 f5 f3 d6 c4 g3 f2 b5 h3 g1 f1 e6 h1 g2 f4 g5 h2'.split(' ');
	await play(
		page,
		'flipello',
		cells.slice(0, -1).map((name) => `P@${name}`),
	);
	await page.evaluate(() => stage.board().focus());
	await type(page, 'h2');
	const pass = page.getByRole('button', { name: 'Pass' });
	await pass.focus();
	await press(page, 'Enter');
	expect((await made(page)).length).toBe(2);
	expect(await pass.count()).toBe(0);
	expect(await focused(page)).not.toBe('body');
});
