import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cell, drag, made, openSite, PROMOTION, play, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(async () => {
	expect(site.complaints).toEqual([]);
	await site.clear();
});
afterAll(() => site.close());

it('plays inside the shadow root of another component, under a strict content security policy', async () => {
	const page = await site.open();
	await page.evaluate(() => void stage.nest('chess'));
	const within = 'page-shell x-board';
	await drag(page, cell(page, 'e2', within), cell(page, 'e4', within));
	await cell(page, 'e7', within).click();
	await cell(page, 'e5', within).click();
	await page.evaluate(() => stage.sessions[0]!.board.focus());
	await page.keyboard.type('g1');
	await page.keyboard.press('Enter');
	await page.keyboard.type('f3');
	await page.keyboard.press('Enter');
	expect(await made(page)).toEqual(['e2e4', 'e7e5', 'g1f3']);
	expect(await page.evaluate(() => stage.violations)).toEqual([]);
});

it('takes properties and attributes that were set before it was defined', async () => {
	const page = await site.open({ query: '?late' });
	await page.evaluate(() => {
		const board = document.querySelector('x-board')!;
		Object.assign(board, {
			geometry: stage.rectangle(3, 3),
			pieces: [{ cell: 'b2', side: 0, picture: 'king', letter: 'K', title: 'white king' }],
		});
		board.setAttribute('label', 'Late board');
		board.setAttribute('orientation', 'second');
	});
	expect(await page.getByRole('gridcell').count()).toBe(0);
	await page.evaluate(() => stage.define());
	await page.getByRole('grid', { name: 'Late board' }).waitFor();
	expect(await page.getByRole('gridcell').count()).toBe(9);
	expect(await page.getByRole('gridcell').first().getAttribute('aria-label')).toBe('c1, empty');
	await page.getByRole('gridcell', { name: 'b2, white king' }).waitFor();
	expect(await page.evaluate(() => Object.keys(document.querySelector('x-board')!))).not.toContain('pieces');
});

it('follows its attributes, and ignores wrong ones', async () => {
	const page = await site.open();
	await play(page, 'chess');
	const set = (name: string, value: string) => page.evaluate(([key, to]) => stage.board().setAttribute(key, to), [name, value] as const);
	const first = () => page.getByRole('gridcell').first().getAttribute('aria-label');
	await set('orientation', 'second');
	await expect.poll(first).toBe('h1, white rook');
	await set('orientation', 'sideways');
	await expect.poll(first).toBe('a8, black rook');
	await set('label', 'My game');
	await page.getByRole('grid', { name: 'My game' }).waitFor();
	await set('mode', 'view');
	await cell(page, 'e2').click();
	expect(await page.evaluate(() => stage.board().picked)).toBeUndefined();
	await page.evaluate(() => stage.board().removeAttribute('mode'));
	await cell(page, 'e2').click();
	expect(await page.evaluate(() => stage.board().picked)).toEqual({ cell: 12 });
});

it('names the property that has a wrong value', async () => {
	const page = await site.open();
	const messages = await page.evaluate(() => {
		const wrong = {
			geometry: 8,
			pieces: {},
			hands: 'none',
			orientation: 'left',
			moves: 1,
			destinations: {},
			mode: 'edit',
			label: 3,
			describeCell: 'a1',
			focusCell: {},
		};
		return Object.entries(wrong).map(([name, value]) => {
			try {
				Object.assign(stage.board(), { [name]: value });
				return `${name} was taken`;
			} catch (error) {
				return `${(error as Error).name}: ${(error as Error).message}`;
			}
		});
	});
	expect(messages).toEqual([
		'TypeError: Expected an object for the property geometry of a board, found 8.',
		'TypeError: Expected an array for the property pieces of a board, found a value of type object.',
		'TypeError: Expected an array for the property hands of a board, found "none".',
		'TypeError: Expected "first" or "second" for the property orientation of a board, found "left".',
		'TypeError: Expected an array for the property moves of a board, found 1.',
		'TypeError: Expected a Map for the property destinations of a board, found a value of type object.',
		'TypeError: Expected "play" or "free" or "view" for the property mode of a board, found "edit".',
		'TypeError: Expected a string for the property label of a board, found 3.',
		'TypeError: Expected a function for the property describeCell of a board, found "a1".',
		'TypeError: Expected the id of a cell for the property focusCell of a board, found a value of type object.',
	]);
});

it('draws what it knows, and names the cells that it does not have once they cannot come any more', async () => {
	const page = await site.open();
	const reports = await page.evaluate(async () => {
		const board = stage.board();
		const report = () => board.updated.then(String, (error: Error) => `${error.name}: ${error.message}`);
		const found: string[] = [];
		Object.assign(board, { arrows: [{ from: 'e2', to: 'e4' }], marks: [{ cell: 'z9' }, { cell: 'e4' }], lastMove: ['e2', 99] });
		found.push(await report());
		board.geometry = stage.rectangle(8, 8);
		found.push(await report());
		board.orientation = 'second';
		found.push(await report());
		for (const act of [() => board.press('z9'), () => board.pick({ cell: 'z9' }), () => board.focus({ cell: 'z9' })]) {
			try {
				act();
			} catch (error) {
				found.push(String(error));
			}
		}
		return found;
	});
	const known = 'Expected the id or the name of a cell of the geometry for';
	expect(reports).toEqual([
		'undefined',
		`TypeError: ${known} lastMove[1] of a board, found 99.\n${known} marks[0].cell of a board, found "z9".`,
		'undefined',
		...['press', 'pick', 'focus'].map((method) => `TypeError: ${known} ${method} of a board, found "z9".`),
	]);
	expect(await page.locator('x-board .layer [fill*="mark-green,"]').count()).toBe(1);
	expect(await page.locator('x-board .layer [stroke*="mark-green,"]').count()).toBe(1);
	expect(site.complaints).toEqual([]);
	await page.evaluate(() => {
		stage.board().checks = ['z9'];
	});
	await expect.poll(() => site.complaints).toEqual([`TypeError: ${known} checks[0] of a board, found "z9".`]);
	await site.clear();
});

it('takes names of cells on a board of numbers, and properties in lower case, before and after it is defined', async () => {
	const page = await site.open({ query: '?late' });
	const state = await page.evaluate(async () => {
		const board = stage.board();
		Object.assign(board, { lastmove: ['e2', 'e4'], label: 3, focuscell: 'e4' });
		await stage.define();
		stage.play('chess');
		await board.updated;
		const before = board.lastMove?.length;
		Object.assign(board, { lastmove: ['e2', 'e4'] });
		await board.updated;
		const last = board.shadowRoot!.querySelectorAll('[fill*="x-board-last,"]').length;
		const focus = board.shadowRoot!.querySelector('[tabindex="0"]')?.getAttribute('data-cell');
		board.press('e2');
		board.press('e4');
		return { before, last, focus, made: stage.made() };
	});
	expect(state).toEqual({ before: 0, last: 1, focus: '28', made: ['e2e4'] });
	expect(site.complaints).toEqual(['TypeError: Expected a string for the property label of a board, found 3.']);
	await site.clear();
});

it('has the parts and slots of custom-elements.json', async () => {
	const page = await site.open();
	await play(page, 'crazyhouse', PROMOTION);
	await cell(page, 'b7').click();
	await cell(page, 'b8').click();
	await page.getByRole('dialog').waitFor();
	const found = await page.evaluate(() => {
		const root = stage.board().shadowRoot!;
		const values = (name: string) => [...root.querySelectorAll(`[${name}]`)].flatMap((one) => one.getAttribute(name)!.split(' '));
		return { parts: values('part'), slots: [...root.querySelectorAll('slot')].map(({ name }) => name) };
	});
	const { manifest } = await import(new URL('../scripts/custom-elements.mjs', import.meta.url).href);
	const { slots, cssParts } = manifest().modules[0].declarations[0] as Readonly<Record<string, readonly { readonly name: string }[]>>;
	expect(slots!.map(({ name }) => name)).toEqual(found.slots);
	// This position has no move without a target, which would be a button.
	expect(new Set([...found.parts, 'actions', 'action'])).toEqual(new Set(cssParts!.map(({ name }) => name)));
});

it('goes on after it was removed and put elsewhere', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await cell(page, 'e2').click();
	await cell(page, 'e4').click();
	await page.evaluate(() => {
		const { board } = stage.sessions[0]!;
		board.remove();
		document.body.prepend(board);
	});
	await cell(page, 'e7').click();
	await cell(page, 'e5').click();
	await drag(page, cell(page, 'g1'), cell(page, 'f3'));
	expect(await made(page)).toEqual(['e2e4', 'e7e5', 'g1f3']);
	await page.getByRole('gridcell', { name: 'f3, white knight' }).waitFor();
});

it('shows two games on one page', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await page.evaluate(() => void stage.play('shogi', [], stage.add()));
	const second = 'x-board >> nth=1';
	await cell(page, 'e2').click();
	await cell(page, '7g', second).click();
	await cell(page, '7f', second).click();
	await cell(page, 'e4').click();
	expect(await made(page, 0)).toEqual(['e2e4']);
	expect(await made(page, 1)).toEqual(['7g7f']);
	expect(await page.evaluate(() => stage.violations)).toEqual([]);
});

it.each([
	['reduce', '0s'],
	['no-preference', '0.16s'],
] as const)('slides pieces as the page prefers: %s', async (reducedMotion, duration) => {
	const page = await site.open({ reducedMotion });
	await play(page, 'chess');
	const piece = page.locator('.piece').first();
	expect(await piece.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(duration);
	await cell(page, 'e2').click();
	await cell(page, 'e4').click();
	await page.waitForTimeout(300);
	await drag(page, cell(page, 'e7'), cell(page, 'e5'));
	expect(await made(page)).toEqual(['e2e4', 'e7e5']);
});

it('draws pieces as elements where the page forbids pictures in addresses', async () => {
	const strict = await openSite('./page/play.ts', "default-src 'none'; script-src 'self'; style-src 'self'");
	try {
		const page = await strict.open();
		await play(page, 'chess');
		await expect.poll(() => page.locator('.piece > svg').count()).toBe(32);
		await cell(page, 'e2').click();
		await cell(page, 'e4').click();
		expect(await made(page)).toEqual(['e2e4']);
		expect(await page.locator('.piece > svg').count()).toBe(32);
	} finally {
		await strict.close();
	}
});

it('draws pieces again when the page changes their colours', async () => {
	const page = await site.open();
	await play(page, 'chess');
	const drawn = () =>
		page
			.locator('.piece')
			.first()
			.evaluate((piece) => decodeURIComponent(getComputedStyle(piece).backgroundImage));
	await expect.poll(drawn).toContain('#fbf9f2');
	await page.evaluate(() => document.documentElement.style.setProperty('--x-board-white-fill', '#123456'));
	await expect.poll(drawn).toContain('#123456');
});

it('is one labelled image with the attribute view-only, and a grid again without it', async () => {
	const page = await site.open();
	await play(page, 'chess');
	await page.evaluate(() => {
		stage.board().setAttribute('view-only', '');
		stage.board().label = 'The start of chess';
	});
	await page.getByRole('img', { name: 'The start of chess' }).waitFor();
	expect(await page.locator('[role="grid"]').count()).toBe(0);
	expect(await page.locator('.piece').count()).toBe(32);
	await page.evaluate(() => stage.board().removeAttribute('view-only'));
	await page.getByRole('grid', { name: 'The start of chess' }).waitFor();
	await cell(page, 'e2').click();
	await cell(page, 'e4').click();
	expect(await made(page)).toEqual(['e2e4']);
});
