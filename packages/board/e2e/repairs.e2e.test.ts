import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cell, drag, middle, openSite, play, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(() => site.close());

it('keeps the names of cells when several boards stand in other columns', async () => {
	const page = await site.open();
	await play(page, 'raumschach');
	const named = () => page.locator('[role="gridcell"][aria-label]').count();
	await expect.poll(named).toBe(125);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.waitForTimeout(100);
	expect(await named()).toBe(125);
	expect(await page.locator('.cell.held').count()).toBe(40);
});

it('draws what is left after a wrong value is corrected', async () => {
	const page = await site.open();
	await play(page, 'crazyhouse');
	const failed = await page.evaluate(async () => {
		const board = stage.board();
		const { pieces, hands } = board;
		board.hands = [];
		await board.updated;
		board.describeCell = () => {
			throw new Error('no name');
		};
		board.hands = hands;
		const result = await board.updated.then(
			() => 'drawn',
			(error: Error) => error.message,
		);
		board.describeCell = undefined;
		board.pieces = [...pieces!];
		await board.updated;
		return result;
	});
	expect(failed).toBe('no name');
	expect(await page.locator('.hand').count()).toBe(2);
	await page.getByRole('gridcell', { name: 'e1, white king' }).waitFor();
});

it('keeps a long choice inside the board', async () => {
	const page = await site.open();
	const boxes = await page.evaluate(async () => {
		const board = stage.board();
		board.style.width = '300px';
		const labels = ['queen', 'rook', 'bishop', 'knight', 'amazon', 'duck', 'chancellor', 'archbishop'];
		board.geometry = stage.rectangle(8, 8);
		board.pieces = [{ cell: 'a3', side: 0, picture: 'pawn', letter: 'P', title: 'white pawn' }];
		board.moves = labels.map((label) => ({ id: label, from: 'a3', to: 'a4', label }));
		await board.updated;
		board.pick({ cell: 'a3' });
		board.press('a4');
		await board.updated;
		const root = board.shadowRoot!;
		const box = (selector: string) => root.querySelector(selector)!.getBoundingClientRect();
		const [list, frame] = [box('.chooser'), box('.frame')];
		return { top: list.top - frame.top, bottom: frame.bottom - list.bottom, buttons: root.querySelectorAll('.chooser button').length };
	});
	expect(boxes.buttons).toBe(8);
	expect(boxes.top).toBeGreaterThanOrEqual(0);
	expect(boxes.bottom).toBeGreaterThanOrEqual(-1);
});

it('hears the next press after one that ended outside', async () => {
	const page = await site.open();
	await play(page, 'chess');
	const from = await middle(cell(page, 'e5'));
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(2, 2);
	await page.mouse.up();
	await cell(page, 'e2').click();
	await page.getByRole('gridcell', { name: 'e2, white pawn, picked up' }).waitFor();
});

it('puts a dropped piece back when the element moves in the page', async () => {
	const page = await site.open();
	// A page that does not answer.
	await page.evaluate(async () => {
		const board = stage.board();
		board.geometry = stage.rectangle(8, 8);
		board.pieces = [{ cell: 'e2', side: 0, picture: 'pawn', letter: 'P', title: 'white pawn' }];
		board.destinations = new Map([['e2', ['e4']]]);
		await board.updated;
	});
	const place = () => page.evaluate(() => stage.board().shadowRoot!.querySelector<HTMLElement>('.piece')!.style.transform);
	const before = await place();
	const events = page.evaluate(
		() =>
			new Promise<string>((resolve) => {
				const board = stage.board();
				board.addEventListener('board-move', () => {
					setTimeout(() => {
						const dropped = board.shadowRoot!.querySelector<HTMLElement>('.piece')!.style.transform;
						document.querySelector('main')!.append(board);
						resolve(dropped);
					}, 20);
				});
			}),
	);
	await drag(page, cell(page, 'e2'), cell(page, 'e4'));
	expect(await events).not.toBe(before);
	await page.waitForTimeout(600);
	expect(await place()).toBe(before);
});

it('shows which piece of a hand is picked up after the sets change', async () => {
	const page = await site.open();
	await play(page, 'crazyhouse', ['e2e4', 'd7d5', 'e4d5', 'd8d5']);
	await page.locator('.hand-piece').first().waitFor();
	const pressed = await page.evaluate(async () => {
		const board = stage.board();
		board.pick({ drop: 'P' });
		board.sets = [stage.chess];
		await board.updated;
		return board.shadowRoot!.querySelector('.hand-piece[aria-pressed="true"]') !== null;
	});
	expect(pressed).toBe(true);
});

it('takes its theme from an attribute', async () => {
	const page = await site.open({ colorScheme: 'dark' });
	await play(page, 'chess');
	const color = (theme: string | null) =>
		page.evaluate((value) => {
			const board = stage.board();
			if (value === null) board.removeAttribute('theme');
			else board.setAttribute('theme', value);
			return getComputedStyle(board).getPropertyValue('--_light');
		}, theme);
	const [system, light, dark] = [await color(null), await color('light'), await color('dark')];
	expect(system).toBe(dark);
	expect(light).not.toBe(dark);
});

it.each(['chess', 'shogi', 'xiangqi', 'capablanca'] as const)(
	'cuts no piece and no name in the corners of %s, on boards of any size',
	async (id) => {
		const page = await site.open({ viewport: { width: 800, height: 1000 } });
		await play(page, id);
		const cut = await page.evaluate(async () => {
			const board = stage.board();
			const root = board.shadowRoot!;
			const cells = board.geometry!.cells;
			Object.assign(board, {
				sets: [stage.chess],
				pieces: cells.map(({ cell }) => ({ cell, side: 0, picture: 'rook', letter: 'R', title: '' })),
			});
			const frame = root.querySelector('.frame')!;
			const found: string[] = [];
			// Corners of the frame cut what is drawn there and also what can be pressed.
			const check = (text: string, xs: readonly number[], ys: readonly number[]): void => {
				for (const x of xs)
					for (const y of ys) if (root.elementFromPoint(x, y)?.closest('.frame') !== frame) found.push(`${text} ${x} ${y}`);
			};
			const columns = new Set(cells.map(({ x }) => x)).size;
			for (const width of [80, 160, 320, 640]) {
				board.style.width = `${width}px`;
				await board.updated;
				const { left, right, top, bottom } = frame.getBoundingClientRect();
				// A radius of a tenth of a cell leaves this point, and a larger one would cut it.
				const near = (width / columns) * 0.045;
				check(`${width}:`, [left + near, right - near], [top + near, bottom - near]);
			}
			// Larger boards have relatively smaller corners.
			for (const shape of root.querySelectorAll('.frame text, .piece')) {
				const { left, right, top, bottom, height } = shape.getBoundingClientRect();
				// A name outside of the board is in no corner.
				const edge = frame.getBoundingClientRect();
				if (right < edge.left || top + 0.15 * height > edge.bottom - 1) continue;
				// Letters do not fill the height of their line.
				const [above, below] = shape.localName === 'text' ? [0.15 * height, 0.05 * height] : [0, 0];
				// An edge belongs to the next element.
				check(shape.textContent || 'a piece', [left + 0.5, right - 0.5], [top + above + 0.5, bottom - below - 0.5]);
			}
			return found;
		});
		expect(cut).toEqual([]);
	},
);
