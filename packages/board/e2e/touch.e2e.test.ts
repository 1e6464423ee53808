import type { CDPSession, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cell, events, made, middle, openSite, PROMOTION, play, type Site } from './support.js';

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterEach(() => site.clear());
afterAll(() => site.close());

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } };

/** A page on a phone, and a finger. */
const openPhone = async (): Promise<{ readonly page: Page; readonly finger: Finger }> => {
	const page = await site.open(PHONE);
	return { page, finger: new Finger(await page.context().newCDPSession(page)) };
};

interface Spot {
	readonly x: number;
	readonly y: number;
}

/** Real touch input, with all that the browser makes of it: scrolling, long presses, clicks. */
class Finger {
	private readonly session: CDPSession;
	constructor(session: CDPSession) {
		this.session = session;
	}

	private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: readonly Spot[]): Promise<void> {
		await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
	}

	down = (at: Spot): Promise<void> => this.send('touchStart', [at]);
	up = (): Promise<void> => this.send('touchEnd', []);
	cancel = (): Promise<void> => this.send('touchCancel', []);

	async move(from: Spot, to: Spot, steps: number = 8): Promise<void> {
		for (let step = 1; step <= steps; step++) {
			const part = step / steps;
			await this.send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
		}
	}

	async drag(from: Locator, to: Locator): Promise<void> {
		const [start, end] = [await middle(from), await middle(to)];
		await this.down(start);
		await this.move(start, end);
		// A finger that is still moving when it lets go flings, and the browser takes the next tap for its end.
		await new Promise((resolve) => setTimeout(resolve, 150));
		await this.send('touchMove', [end]);
		await this.up();
	}
}

/** Scrolls back to the top, once the page has ceased to glide: a scroll that it has not made for 20 frames. */
const scrollBack = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let [still, before] = [0, -1]; still < 20; before = scrollY) {
			await new Promise(requestAnimationFrame);
			still = scrollY === before ? still + 1 : 0;
		}
		scrollTo(0, 0);
	});

const scroll = (page: Page): Promise<number> => page.evaluate(() => scrollY);

it('plays a game by taps and drags', async () => {
	const { page, finger } = await openPhone();
	await play(page, 'chess');
	for (const name of ['e2', 'e4', 'e7', 'e5']) await cell(page, name).tap();
	await finger.drag(cell(page, 'd1'), cell(page, 'h5'));
	await finger.drag(cell(page, 'b8'), cell(page, 'c6'));
	for (const name of ['f1', 'c4']) await cell(page, name).tap();
	await finger.drag(cell(page, 'g8'), cell(page, 'f6'));
	await finger.drag(cell(page, 'h5'), cell(page, 'f7'));
	expect(await made(page)).toEqual(['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7']);
	expect(await scroll(page)).toBe(0);
});

it('chooses a promotion by a tap', async () => {
	const { page, finger } = await openPhone();
	await play(page, 'chess', PROMOTION);
	await finger.drag(cell(page, 'b7'), cell(page, 'b8'));
	await page.getByRole('dialog').getByRole('button', { name: 'rook' }).tap();
	await expect.poll(() => made(page)).toEqual(['b7b8r']);
});

it('does not choose by the tap that opens the choice', async () => {
	const { page } = await openPhone();
	await play(page, 'chess', PROMOTION);
	await cell(page, 'b7').tap();
	await cell(page, 'b8').tap();
	await page.waitForTimeout(300);
	expect(await made(page)).toEqual([]);
	await page.getByRole('dialog').getByRole('button', { name: 'queen' }).tap();
	await expect.poll(() => made(page)).toEqual(['b7b8q']);
});

it('drops from a hand by drag and by taps', async () => {
	const { page, finger } = await openPhone();
	await play(page, 'shogi', ['7g7f', '3c3d', '8h2b+b', '3a2b']);
	await finger.drag(page.getByRole('button', { name: '1 Sente bishop' }), cell(page, '5e'));
	await expect.poll(() => made(page)).toEqual(['B@5e']);
	await page.getByRole('button', { name: '1 Gote bishop' }).tap();
	await cell(page, '4d').tap();
	await expect.poll(() => made(page)).toEqual(['B@5e', 'B@4d']);
});

it('scrolls the page from empty cells, not from pieces', async () => {
	const { page, finger } = await openPhone();
	await play(page, 'chess');
	const empty = await middle(cell(page, 'd4'));
	await finger.down(empty);
	await finger.move(empty, { x: empty.x, y: empty.y - 150 });
	await finger.up();
	await expect.poll(() => scroll(page)).toBeGreaterThan(60);
	expect((await events(page)).filter((text) => !text.startsWith('board-focus'))).toEqual([]);
	await scrollBack(page);
	const piece = await middle(cell(page, 'b1'));
	await finger.down(piece);
	await finger.move(piece, { x: piece.x, y: piece.y - 150 });
	await finger.cancel();
	expect(await scroll(page)).toBe(0);
	expect(await events(page)).toEqual(['board-pick {"source":{"cell":1}}', 'board-cancel']);
	expect(await page.locator('.carried, .ghost, .over').count()).toBe(0);
});

it('scrolls the page from every piece that cannot be moved', async () => {
	const { page, finger } = await openPhone();
	await play(page, 'crazyhouse', ['e2e4', 'd7d5', 'e4d5', 'd8d5']);
	/** The cells and the kinds in hand from which a finger cannot scroll. */
	const kept = () =>
		page.evaluate(async () => {
			const board = stage.board();
			await board.updated;
			const places = [...board.shadowRoot!.querySelectorAll<HTMLElement>('.cell, .hand-piece')];
			const names = places.filter((one) => getComputedStyle(one).touchAction === 'none');
			return names.map(({ dataset }) => dataset.cell ?? `${dataset.own === 'true' ? 'own' : 'other'} ${dataset.kind}`).sort();
		});
	const movable = () =>
		page.evaluate(() => [...new Set(stage.board().moves!.map(({ from, drop }) => String(from ?? `own ${drop}`)))].sort());
	expect(await movable()).toContain('own P');
	expect(await kept()).toEqual(await movable());
	for (const piece of [cell(page, 'a1'), cell(page, 'e7'), page.getByRole('button', { name: '1 black pawn' })]) {
		await scrollBack(page);
		const start = await middle(piece);
		await finger.down(start);
		await finger.move(start, { x: start.x, y: start.y - 60 });
		await finger.up();
		await expect.poll(() => scroll(page)).toBeGreaterThan(20);
	}
	expect((await events(page)).filter((text) => !text.startsWith('board-focus'))).toEqual([]);
	const inMode = async (mode: 'free' | 'view') => {
		await page.evaluate((next) => Object.assign(stage.board(), { mode: next }), mode);
		return kept();
	};
	expect((await inMode('free')).length).toBe(30);
	expect(await inMode('view')).toEqual([]);
	await page.evaluate(() => Object.assign(stage.board(), { mode: 'play', moves: [] }));
	expect(await kept()).toEqual([]);
});

it('selects nothing and opens no menu when pressed for long', async () => {
	const { page, finger } = await openPhone();
	await play(page, 'shogi', ['7g7f', '3c3d', '8h2b+b', '3a2b']);
	await page.evaluate(() => {
		const counted = { menus: 0 };
		Object.assign(globalThis, { counted });
		// Only a menu that the board has not prevented remains.
		addEventListener('contextmenu', (event) => {
			if (!event.defaultPrevented) counted.menus++;
		});
	});
	for (const target of [cell(page, '7g'), cell(page, '7f'), cell(page, '5e'), page.getByRole('button', { name: '1 Sente bishop' })]) {
		const at = await middle(target);
		await finger.down(at);
		await page.waitForTimeout(900);
		await finger.up();
	}
	const menus = () => page.evaluate(() => (globalThis as unknown as { counted: { menus: number } }).counted.menus);
	expect(await page.evaluate(() => String(getSelection()))).toBe('');
	expect(await menus()).toBe(0);
	// The right button of a mouse opens the page's menu.
	await cell(page, '5e').click({ button: 'right' });
	expect(await menus()).toBe(1);
});

it('drags with the first finger while a second one rests on the board', async () => {
	const { page } = await openPhone();
	const session = await page.context().newCDPSession(page);
	await play(page, 'chess');
	const [from, to, rest] = [await middle(cell(page, 'g1')), await middle(cell(page, 'f3')), await middle(cell(page, 'b1'))];
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (Spot & { id: number })[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints });
	await send('touchStart', { ...from, id: 1 });
	await send('touchMove', { x: from.x - 20, y: from.y - 20, id: 1 });
	await send('touchStart', { x: from.x - 20, y: from.y - 20, id: 1 }, { ...rest, id: 2 });
	await send('touchMove', { ...to, id: 1 }, { ...rest, id: 2 });
	await send('touchEnd', { ...rest, id: 2 });
	await send('touchEnd');
	expect(await made(page)).toEqual(['g1f3']);
});
