import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { DRAWN, paste, spoken, spokenByBoard, square, testSite, violations } from './support.js';

const site = testSite();

const CIRCLE = DRAWN.culprit;

const centreOf = async (page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> => {
	const { x, y, width, height } = (await square(page, name).boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
};

/** Draws with the right mouse button. */
const draw = async (page: Page, from: string, to: string): Promise<void> => {
	const [start, end] = [await centreOf(page, from), await centreOf(page, to)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down({ button: 'right' });
	await page.mouse.move(end.x, end.y, { steps: 3 });
	await page.mouse.up({ button: 'right' });
};

const text = (page: Page): Promise<string> => page.locator('#moves').inputValue();

/** Draws a circle on a square by a long press of a finger. */
const pressLong = async (page: Page, name: string): Promise<void> => {
	const touch = await page.context().newCDPSession(page);
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await centreOf(page, name)] });
	await expect.poll(() => page.locator(CIRCLE).count()).toBe(1);
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

describe('drawings of the user', () => {
	it('are kept in the comment of the shown move, in the link, and taken back by undo', async () => {
		const page = await site.open();
		await page.locator('.bar-layers').waitFor();
		await paste(page, 'moves', '1. e4 e5 2. Nf3');
		await page.locator('.move', { hasText: 'e5' }).click();
		await draw(page, 'g1', 'f3');
		await expect.poll(() => text(page)).toBe('1. e4 e5 { [%cal Gg1f3] } 2. Nf3');
		expect(await spokenByBoard(page)).toBe('green arrow from g1 to f3');
		await draw(page, 'e5', 'e5');
		await expect.poll(() => text(page)).toBe('1. e4 e5 { [%cal Gg1f3] [%csl Ge5] } 2. Nf3');
		expect(await page.locator(DRAWN.arrow).count()).toBe(1);
		expect(await page.locator(CIRCLE).count()).toBe(1);
		// Comments show no commands.
		expect(await page.locator('.moves').textContent()).not.toContain('%');
		expect(await violations(page)).toEqual([]);

		const other = await site.open(page.url());
		await other.locator(CIRCLE).waitFor();
		expect(await square(other, 'e5').getAttribute('aria-label')).toContain('green circle on e5');

		await page.locator('.move', { hasText: 'Nf3' }).click();
		await expect.poll(() => page.locator(CIRCLE).count()).toBe(0);
		await page.locator('.move', { hasText: 'e5' }).click();
		await page.locator(CIRCLE).waitFor();
		await page.getByRole('button', { name: 'Undo drawing' }).click();
		await expect.poll(() => text(page)).toBe('1. e4 e5 { [%cal Gg1f3] } 2. Nf3');
		await expect.poll(() => page.locator(CIRCLE).count()).toBe(0);
		expect(await page.locator(DRAWN.arrow).count()).toBe(1);
	});

	it('stand before the first move, and moves go on after them', async () => {
		const page = await site.open();
		await page.locator('.bar-layers').waitFor();
		await draw(page, 'e2', 'e4');
		await expect.poll(() => text(page)).toBe('{ [%cal Ge2e4] }');
		await square(page, 'e2').click();
		await square(page, 'e4').click();
		await expect.poll(() => text(page)).toBe('{ [%cal Ge2e4] } 1. e4');
		expect(await page.locator(DRAWN.arrow).count()).toBe(0);
	});

	it('are erased by the same again and by a press on an empty square, which can be undone', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 { Best. [%csl Re4,Gd5] }');
		await expect.poll(() => page.locator(CIRCLE).count()).toBe(2);
		await page.locator('.bar-layers').waitFor();
		await draw(page, 'd5', 'd5');
		await expect.poll(() => text(page)).toBe('1. e4 { [%csl Re4] Best. }');
		await square(page, 'd5').click();
		await expect.poll(() => text(page)).toBe('1. e4 { Best. }');
		await expect.poll(() => spoken(page)).toBe('Drawings erased.');
		await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
		await expect.poll(() => text(page)).toBe('1. e4 { [%csl Re4] Best. }');
		await expect.poll(() => page.locator(CIRCLE).count()).toBe(1);
	});

	it('are made by keyboard', async () => {
		const page = await site.open();
		await page.locator('.bar-layers').waitFor();
		await square(page, 'e2').focus();
		await page.keyboard.press('Shift+Enter');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Alt+Enter');
		await expect.poll(() => text(page)).toBe('{ [%cal Be2e3] }');
		await page.keyboard.press('Delete');
		await expect.poll(() => text(page)).toBe('');
	});

	it.each([
		['light', 'shogi', '5e'],
		['dark', 'chess', 'e5'],
	] as const)('are made by a long press on a phone, on a %s page of %s', async (colorScheme, id, name) => {
		const page = await site.open(`${site.served}#${toLink({ ...initialState, ruleset: { id, hash: '' } })}`, {
			hasTouch: true,
			viewport: { width: 390, height: 844 },
			colorScheme,
		});
		await page.locator('.bar-layers').waitFor({ state: 'attached' });
		await pressLong(page, name);
		await expect.poll(() => text(page)).toBe(`{ [%csl G${name}] }`);
		expect(await violations(page)).toEqual([]);
	});
});
