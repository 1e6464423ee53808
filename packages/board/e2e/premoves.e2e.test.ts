import type { GameId } from '@x/games';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cell, drag, events, lift, made, middle, openSite, play, type Site, said, violations } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(async () => {
	expect(site.complaints).toEqual([]);
	await site.clear();
});
afterAll(() => site.close());

/** Plays a game in which the first side moves on the board, and the other has the turn after some moves. */
const wait = async (page: Page, id: GameId, moves: readonly string[]): Promise<void> => {
	await play(page, id, moves);
	await page.evaluate(() => {
		const session = stage.sessions[0]!;
		session.options = { movers: [session.position.game.ruleset.sideOrder[0]!], premoves: stage.premovesOf };
		session.show();
	});
	await page.evaluate(() => stage.board().updated);
};

/** The number of calls of the page's function for premoves during some changes of other properties. */
const calls = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const board = stage.board();
		let count = 0;
		board.premoves = () => {
			count++;
			return [];
		};
		await board.updated;
		count = 0;
		board.lastMove = ['e7', 'e5'];
		board.checks = [];
		board.marks = [];
		board.label = 'A game';
		await board.updated;
		return count;
	});

/** The opponent moves. */
const answer = (page: Page, name: string): Promise<void> =>
	page.evaluate(async (move) => {
		const session = stage.sessions[0]!;
		session.make(move);
		session.show();
		await session.board.updated;
		await session.board.updated;
	}, name);

/** The lists of premoves that the page has heard of. */
const heard = async (page: Page): Promise<readonly string[]> =>
	(await events(page)).flatMap((text) =>
		text.startsWith('board-premove')
			? [(JSON.parse(text.slice(14)) as { readonly premoves: readonly { readonly id: string }[] }).premoves.map(({ id }) => id).join(' ')]
			: [],
	);

const label = (page: Page, name: string): Promise<string | null> => cell(page, name).getAttribute('aria-label');
const marked = (page: Page): Promise<number> => page.locator('x-board .layer [stroke-dasharray="9 7"]').count();

it('asks the page for premoves once, not at every change', async () => {
	const page = await site.open();
	await wait(page, 'chess', ['e2e4']);
	expect(await calls(page)).toBe(0);
	await page.close();
});

it('makes several moves ahead by mouse, shows and says them, and plays one each turn', async () => {
	const page = await site.open();
	await wait(page, 'chess', ['e2e4']);
	expect(await label(page, 'g1')).toBe('g1, white knight, can premove');
	expect(await label(page, 'g8')).toBe('g8, black knight');
	await drag(page, cell(page, 'g1'), cell(page, 'f3'));
	expect(await said(page)).toBe('Premove: white knight to f3.');
	await cell(page, 'f3').click();
	await cell(page, 'e5').click();
	expect(await said(page)).toBe('Premove 2: white knight to e5.');
	expect(await label(page, 'e5')).toBe('e5, white knight, premove, can premove');
	expect(await label(page, 'g1')).toBe('g1, empty, premove');
	expect(await marked(page)).toBe(1);
	expect(await made(page)).toEqual([]);
	await answer(page, 'e7e5');
	expect(await made(page)).toEqual(['g1f3']);
	await answer(page, 'b8c6');
	expect(await made(page)).toEqual(['g1f3', 'f3e5']);
	expect(await label(page, 'e5')).toBe('e5, white knight, can premove');
	expect(await marked(page)).toBe(0);
	expect(await heard(page)).toEqual(['g1f3', 'g1f3 f3e5', 'f3e5', '']);
});

it('drops premoves that are not possible any more, and says so after the move', async () => {
	const page = await site.open();
	await wait(page, 'chess', ['e2e4']);
	await drag(page, cell(page, 'e4'), cell(page, 'd5'));
	await drag(page, cell(page, 'd5'), cell(page, 'd6'));
	await answer(page, 'e7e5');
	expect(await made(page)).toEqual([]);
	expect(await heard(page)).toEqual(['e4d5', 'e4d5 d5d6', '']);
	expect(await said(page)).toBe('Black pawn to e5. Premoves dropped.');
	expect(await label(page, 'e4')).toBe('e4, white pawn');
});

it.each([
	['Escape', (page: Page) => page.keyboard.press('Escape')],
	['a click on an empty cell', (page: Page) => cell(page, 'h5').click()],
	['a click on a piece of the other side', (page: Page) => cell(page, 'a7').click()],
	['the method cancel', (page: Page) => page.evaluate(() => stage.board().cancel())],
] as const)('takes all back by %s', async (_name, act) => {
	const page = await site.open();
	await wait(page, 'chess', ['e2e4']);
	await cell(page, 'g1').click();
	await cell(page, 'f3').click();
	await page.evaluate(() => stage.board().focus());
	await act(page);
	expect(await said(page)).toBe('Premoves taken back.');
	expect(await heard(page)).toEqual(['g1f3', '']);
	await expect.poll(() => label(page, 'g1')).toBe('g1, white knight, can premove');
	await answer(page, 'e7e5');
	expect(await made(page)).toEqual([]);
});

it('works by keyboard and by touch', async () => {
	const page = await site.open({ hasTouch: true });
	await wait(page, 'chess', ['e2e4']);
	await page.evaluate(() => stage.board().focus({ cell: 'g1' }));
	await page.keyboard.press('Enter');
	await page.keyboard.type('f3');
	await page.keyboard.press('Enter');
	expect(await said(page)).toBe('Premove: white knight to f3.');
	await cell(page, 'f1').tap();
	await cell(page, 'c4').tap();
	expect(await said(page)).toBe('Premove 2: white bishop to c4.');
	await answer(page, 'e7e5');
	await answer(page, 'd7d6');
	expect(await made(page)).toEqual(['g1f3', 'f1c4']);
});

it('castles ahead, and shows the rook', async () => {
	const page = await site.open();
	await wait(page, 'chess', ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4']);
	await drag(page, cell(page, 'e1'), cell(page, 'g1'));
	expect(await label(page, 'f1')).toBe('f1, white rook, can premove');
	await answer(page, 'g8f6');
	expect(await made(page)).toEqual(['e1g1']);
});

it('promotes ahead, to the piece that is chosen', async () => {
	const page = await site.open();
	await wait(page, 'chess', ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7']);
	await drag(page, cell(page, 'b7'), cell(page, 'b8'));
	await page.getByRole('dialog', { name: 'Promote to' }).getByRole('button', { name: 'knight' }).click();
	expect(await label(page, 'b8')).toBe('b8, white knight, premove, can premove');
	await answer(page, 'b8c6');
	expect(await made(page)).toEqual(['b7b8n']);
});

it('drops ahead from the hand of the side that waits', async () => {
	const page = await site.open();
	await wait(page, 'crazyhouse', ['e2e4', 'd7d5', 'e4d5']);
	const pawn = page.getByRole('group', { name: 'White in hand' }).getByRole('button', { name: '1 white pawn' });
	await drag(page, pawn, cell(page, 'd4'));
	expect(await said(page)).toBe('Premove: white pawn to d4.');
	expect(await pawn.count()).toBe(0);
	await cell(page, 'h5').click();
	await pawn.click();
	await cell(page, 'e4').click();
	await answer(page, 'd8d5');
	expect(await made(page)).toEqual(['P@e4']);
});

it('keeps a drag when the turn comes, and lets the page prevent a premove', async () => {
	const page = await site.open();
	await wait(page, 'chess', ['e2e4']);
	await lift(page, cell(page, 'g1'), cell(page, 'f3'));
	await answer(page, 'e7e5');
	await page.mouse.up();
	expect(await made(page)).toEqual(['g1f3']);
	await page.evaluate(() => stage.board().addEventListener('board-premove', (event) => event.preventDefault()));
	const start = await middle(cell(page, 'f3'));
	expect(start.x).toBeGreaterThan(0);
	await drag(page, cell(page, 'f3'), cell(page, 'e5'));
	expect(await label(page, 'f3')).toBe('f3, white knight, can premove');
});

it('takes plain data, which the page replaces for the next premove', async () => {
	const page = await site.open();
	const list = await page.evaluate(async () => {
		const board = stage.board();
		board.geometry = stage.rectangle(8, 8);
		board.pieces = [{ cell: 'e2', side: 0, picture: 'pawn', letter: 'P', title: 'white pawn' }];
		const first = [{ id: 'one', from: 'e2', to: 'e4' }];
		Object.assign(board, { moves: [], premoves: first });
		board.addEventListener('board-premove', () => {
			board.premoves = [{ id: 'two', from: 'e4', to: 'e5' }];
		});
		for (const name of ['e2', 'e4', 'e4', 'e5']) board.press(name);
		await board.updated;
		board.destinations = new Map([['e2', ['e4']]]);
		const moves: unknown[] = [];
		board.addEventListener('board-move', ({ detail }) => moves.push(detail));
		await board.updated;
		return moves;
	});
	expect(list).toEqual([{ move: { id: 'e2-e4', from: 'e2', to: 'e4' }, premoved: true }]);
});

describe.each(['light', 'dark'] as const)('axe finds nothing on a %s page', (colorScheme) => {
	it.each([
		['chess', ['e2e4'], 'g1', 'f3'],
		['shogi', ['7g7f'], '2g', '2f'],
	] as const)('with premoves of %s', async (id, moves, from, to) => {
		const page = await site.open({ colorScheme });
		await wait(page, id, moves);
		await drag(page, cell(page, from), cell(page, to));
		await expect.poll(() => marked(page)).toBe(1);
		expect(await violations(page)).toEqual([]);
	});
});
