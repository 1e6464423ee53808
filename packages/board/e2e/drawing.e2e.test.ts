import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cell, drag, events, focused, made, middle, openSite, play, type Site, said, violations } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(() => site.close());

/** A page with a board that the user can draw on. */
const open = async (game: Parameters<typeof play>[1] = 'chess', drawable: true | 'blue' = true): Promise<Page> => {
	const page = await site.open();
	await play(page, game);
	await page.evaluate((value) => Object.assign(stage.board(), { drawable: value }), drawable);
	return page;
};

/** The user's drawings as PGN writes them: `Ge2e4`, and circles as `Ge4`. */
const drawings = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const board = stage.board();
		await board.updated;
		const { arrows, circles } = board.drawings ?? { arrows: [], circles: [] };
		const name = (id: string | number): string => board.geometry!.cells.find((one) => one.cell === id)!.name;
		const letter = (color = 'green'): string => color[0]!.toUpperCase();
		return [
			...circles.map((one) => letter(one.color) + name(one.cell)),
			...arrows.map((one) => letter(one.color) + name(one.from) + name(one.to)),
		].join(' ');
	});

/** The number of arrows and circles in the picture, without their outlines. */
const shown = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		await stage.board().updated;
		return stage
			.board()
			.shadowRoot!.querySelectorAll('[fill^="var(--x-board-mark-"], [stroke^="var(--x-board-mark-"]:not([stroke*="mark-edge"])').length;
	});

/** Draws with a button of the mouse. */
const draw = async (page: Page, from: string, to: string, button: 'left' | 'right' = 'right'): Promise<void> => {
	const [start, end] = [await middle(cell(page, from)), await middle(cell(page, to))];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down({ button });
	if (from !== to) await page.mouse.move(end.x, end.y, { steps: 3 });
	await page.mouse.up({ button });
};

it('draws arrows and circles with the right button, and erases the same ones', async () => {
	const page = await open();
	await draw(page, 'e2', 'e4');
	await draw(page, 'd5', 'd5');
	expect(await drawings(page)).toBe('Gd5 Ge2e4');
	expect(await shown(page)).toBe(2);
	expect((await events(page)).filter((text) => text.startsWith('board-draw'))).toEqual([
		'board-draw {"drawings":{"arrows":[{"from":12,"to":28,"color":"green"}],"circles":[]}}',
		'board-draw {"drawings":{"arrows":[{"from":12,"to":28,"color":"green"}],"circles":[{"cell":35,"color":"green"}]}}',
	]);
	await draw(page, 'e2', 'e4');
	expect(await said(page)).toBe('Erased green arrow from e2 to e4.');
	await draw(page, 'd5', 'd5');
	expect(await drawings(page)).toBe('');
	expect(await made(page)).toEqual([]);
});

it('draws in another colour with Shift, Ctrl and Alt', async () => {
	const page = await open();
	for (const [keys, letter] of [
		[['Shift'], 'R'],
		[['Control'], 'R'],
		[['Alt'], 'B'],
		[['Shift', 'Alt'], 'Y'],
	] as const) {
		await page.evaluate(() => Object.assign(stage.board(), { drawings: undefined }));
		await draw(page, 'e2', 'e4');
		for (const key of keys) await page.keyboard.down(key);
		await draw(page, 'e2', 'e4');
		await draw(page, 'a1', 'a1');
		for (const key of keys) await page.keyboard.up(key);
		expect(await drawings(page), keys.join(' ')).toBe(`${letter}a1 ${letter}e2e4`);
	}
});

it('draws with Shift and the left button, and does not move the piece', async () => {
	const page = await open();
	await page.keyboard.down('Shift');
	await draw(page, 'e2', 'e4', 'left');
	await page.keyboard.up('Shift');
	expect(await drawings(page)).toBe('Ge2e4');
	expect((await events(page)).filter((text) => !/board-(?:draw|focus)/.test(text))).toEqual([]);
	await drag(page, cell(page, 'g1'), cell(page, 'f3'));
	expect(await made(page)).toEqual(['g1f3']);
	expect(await drawings(page)).toBe('Ge2e4');
});

it('shows the stroke in progress, and drops it outside of the board', async () => {
	const page = await open();
	const start = await middle(cell(page, 'e2'));
	await page.mouse.move(start.x, start.y);
	await page.mouse.down({ button: 'right' });
	expect(await shown(page)).toBe(1);
	await page.mouse.move(630, 300, { steps: 3 });
	expect(await shown(page)).toBe(0);
	await page.mouse.up({ button: 'right' });
	expect(await drawings(page)).toBe('');
	// A click on an empty cell that does nothing else erases all.
	await draw(page, 'e2', 'e4');
	await cell(page, 'g1').click();
	await cell(page, 'f3').click();
	expect(await made(page)).toEqual(['g1f3']);
	expect(await drawings(page)).toBe('Ge2e4');
	await cell(page, 'd5').click();
	expect(await drawings(page)).toBe('');
	expect(await said(page)).toBe('Erased all drawings.');
});

it('draws nothing if the page prevents it, or without the property', async () => {
	const page = await open();
	await page.evaluate(() => stage.board().addEventListener('board-draw', (event) => event.preventDefault(), { once: true }));
	await draw(page, 'e2', 'e4');
	expect(await drawings(page)).toBe('');
	// The right button opens the menu of the page only where the user cannot draw.
	const menus = () =>
		page.evaluate(
			() =>
				new Promise<boolean>((resolve) => {
					addEventListener('contextmenu', (event) => resolve(!event.defaultPrevented), { once: true });
				}),
		);
	const drawn = menus();
	await cell(page, 'd5').click({ button: 'right' });
	expect(await drawn).toBe(false);
	await page.evaluate(() => Object.assign(stage.board(), { drawable: undefined }));
	const plain = menus();
	await cell(page, 'd5').click({ button: 'right' });
	expect(await plain).toBe(true);
	await draw(page, 'e2', 'e4');
	expect(await drawings(page)).toBe('Gd5');
});

it('draws on boards of every shape', async () => {
	const page = await open();
	for (const [game, from, to] of [
		['glinski', 'f6', 'h5'],
		['raumschach', 'Aa1', 'Cc3'],
		['shogi', '7g', '2b'],
		['xiangqi', 'e4', 'e7'],
	] as const) {
		await play(page, game);
		await cell(page, to).waitFor();
		await draw(page, from, to);
		await draw(page, to, to);
		expect(await drawings(page), game).toBe(`G${to} G${from}${to}`);
		expect(await shown(page), game).toBeGreaterThanOrEqual(2);
		await page.evaluate(() => Object.assign(stage.board(), { drawings: undefined }));
	}
});

it('draws in the modes free and view, and shows drawings in a thumbnail', async () => {
	const page = await open();
	for (const mode of ['free', 'view'] as const) {
		await page.evaluate((value) => Object.assign(stage.board(), { mode: value }), mode);
		await draw(page, mode === 'free' ? 'a1' : 'b1', 'c3');
	}
	expect(await drawings(page)).toBe('Ga1c3 Gb1c3');
	await page.evaluate(() => Object.assign(stage.board(), { viewOnly: true }));
	expect(await shown(page)).toBe(2);
});

it('draws with the keyboard, and says it', async () => {
	const page = await open();
	await page.evaluate(() => stage.board().focus({ cell: 'e2' }));
	const help = await page.locator('x-board >> nth=0').locator('#help').textContent();
	expect(help).toContain('Shift and Enter begin an arrow');
	await page.keyboard.press('Shift+Enter');
	expect(await said(page)).toBe('Drawing from e2.');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	expect(await shown(page)).toBe(1);
	await page.keyboard.press('Enter');
	expect(await said(page)).toBe('green arrow from e2 to e4');
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.press('Shift+Alt+Enter');
	expect(await said(page)).toBe('yellow circle on e4');
	expect(await drawings(page)).toBe('Ye4 Ge2e4');
	expect(await focused(page)).toBe('e4, empty, yellow circle on e4, green arrow from e2 to e4');
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Enter');
	expect(await drawings(page)).toBe('Ye4 Ge2e4');
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Delete');
	expect(await said(page)).toBe('Erased all drawings.');
	expect(await drawings(page)).toBe('');
	expect(await focused(page)).toBe('e4, empty');
	// The keys still move pieces.
	for (const key of ['g', '1', 'Enter', 'f', '3', 'Enter']) await page.keyboard.press(key);
	expect(await made(page)).toEqual(['g1f3']);
});

it('draws by a long press of a finger, in the colour of the page, and does not scroll', async () => {
	const page = await site.open({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } });
	await play(page, 'chess');
	await page.evaluate(() => Object.assign(stage.board(), { drawable: 'blue' }));
	const session = await page.context().newCDPSession(page);
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints });
	const hold = async (from: string, to: string): Promise<void> => {
		const [start, end] = [await middle(cell(page, from)), await middle(cell(page, to))];
		await send('touchStart', start);
		await expect.poll(() => shown(page)).toBeGreaterThan(0);
		for (let step = 1; step <= 6; step++)
			await send('touchMove', { x: start.x + ((end.x - start.x) * step) / 6, y: start.y + ((end.y - start.y) * step) / 6 });
		await send('touchEnd');
	};
	// A piece, and an empty cell, from which a finger would scroll.
	await hold('e2', 'e4');
	expect(await drawings(page)).toBe('Be2e4');
	await page.evaluate(() => Object.assign(stage.board(), { drawings: undefined }));
	await hold('d5', 'd3');
	await expect.poll(() => drawings(page)).toBe('Bd5d3');
	expect(await page.evaluate(() => scrollY)).toBe(0);
	expect(await made(page)).toEqual([]);
	await cell(page, 'g1').tap();
	await cell(page, 'f3').tap();
	expect(await made(page)).toEqual(['g1f3']);
});

it('neither drags nor picks up pieces where the page says so', async () => {
	const page = await open();
	const set = (values: object) => page.evaluate((given) => Object.assign(stage.board(), given), values);
	await set({ draggable: false });
	await drag(page, cell(page, 'g1'), cell(page, 'f3'));
	expect(await made(page)).toEqual([]);
	await cell(page, 'g1').click();
	await cell(page, 'f3').click();
	expect(await made(page)).toEqual(['g1f3']);
	await set({ draggable: true, selectable: false });
	await cell(page, 'e7').click();
	await cell(page, 'e5').click();
	expect(await made(page)).toEqual(['g1f3']);
	await drag(page, cell(page, 'e7'), cell(page, 'e5'));
	expect(await made(page)).toEqual(['g1f3', 'e7e5']);
	await page.evaluate(() => stage.board().focus({ cell: 'f3' }));
	for (const key of ['Enter', 'e', '5', 'Enter']) await page.keyboard.press(key);
	expect(await made(page)).toEqual(['g1f3', 'e7e5', 'f3e5']);
});

it('reads the properties as attributes, and is not dragged itself', async () => {
	const page = await site.open();
	await play(page, 'chess');
	const state = () => page.evaluate(() => [stage.board().draggable, stage.board().selectable, stage.board().drawable]);
	expect(await state()).toEqual([true, true, undefined]);
	await page.evaluate(() => {
		for (const name of ['draggable', 'selectable']) stage.board().setAttribute(name, 'false');
		stage.board().setAttribute('drawable', 'red');
	});
	expect(await state()).toEqual([false, false, 'red']);
	await page.evaluate(() => {
		for (const name of ['draggable', 'selectable']) stage.board().setAttribute(name, 'true');
		stage.board().setAttribute('drawable', '');
	});
	expect(await state()).toEqual([true, true, true]);
	const at = await middle(cell(page, 'e4'));
	expect(await page.evaluate(({ x, y }) => [stage.board().cellAt(x, y), stage.board().cellAt(x + 1000, y)], at)).toEqual([28, undefined]);
	await drag(page, cell(page, 'g1'), cell(page, 'f3'));
	expect(await made(page)).toEqual(['g1f3']);
});

it('tells the page when to play a sound', async () => {
	const page = await site.open();
	await page.evaluate(() => {
		const heard: string[] = [];
		Object.assign(globalThis, { heard });
		stage.board().addEventListener('board-sound', ({ detail }) => heard.push(detail.sound));
	});
	await play(page, 'chess');
	const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
	expect(await heard()).toEqual([]);
	await drag(page, cell(page, 'e2'), cell(page, 'e4'));
	expect(await heard()).toEqual(['move']);
	await page.evaluate(async () => {
		const [session] = stage.sessions;
		for (const name of ['d7d5', 'e4d5', 'd8d5', 'b1c3', 'd5e5']) {
			session!.make(name);
			session!.show();
			await session!.board.updated;
		}
		session!.show();
		await session!.board.updated;
	});
	expect(await heard()).toEqual(['move', 'capture', 'capture', 'move', 'move', 'check']);
});
