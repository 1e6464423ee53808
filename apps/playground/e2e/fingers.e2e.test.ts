import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, goTo, paste, rulesText, square, testSite, violations } from './support.js';

const site = testSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const centreOf = async (page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> => {
	const { x, y, width, height } = (await square(page, name).boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
};

describe('a finger on small cells', () => {
	it('has a loupe while it rests or drags, and moves the piece that it leaves', async () => {
		const page = await site.open(site.served, PHONE);
		await goTo(page, 'Workshop');
		await page.locator('#rules').waitFor();
		const loupe = page.locator('.loupe');
		const touch = await page.context().newCDPSession(page);
		const finger = async (type: 'touchStart' | 'touchMove', name: string): Promise<void> => {
			await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [await centreOf(page, name)] });
		};
		const leave = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await finger('touchStart', 'e5');
		await loupe.waitFor();
		await leave();
		expect(await loupe.count()).toBe(0);
		await finger('touchStart', 'e2');
		await finger('touchMove', 'e3');
		await finger('touchMove', 'e4');
		const [box, cell] = [(await loupe.boundingBox())!, await centreOf(page, 'e4')];
		expect(box.y + box.height).toBeLessThan(cell.y - 20);
		expect(Math.abs(box.x + box.width / 2 - cell.x)).toBeLessThan(4);
		await leave();
		await square(page, 'e4').and(page.locator('[aria-label*="white pawn"]')).waitFor();
		expect(await loupe.count()).toBe(0);
	});

	it('has none on large cells, nor for a press', async () => {
		const page = await site.open(site.served, PHONE);
		await page.locator('.bar-layers').waitFor({ state: 'attached' });
		await page.evaluate(() => {
			new MutationObserver(() => {
				if (document.querySelector('.loupe')) document.body.dataset.loupe = '';
			}).observe(document.body, { childList: true, subtree: true });
		});
		const touch = await page.context().newCDPSession(page);
		await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await centreOf(page, 'e2')] });
		await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [await centreOf(page, 'e4')] });
		await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await square(page, 'e4').and(page.locator('[aria-label*="white pawn"]')).waitFor();
		await choose(page, 'Shogi');
		await square(page, '7g').tap();
		await square(page, '7f').tap();
		await square(page, '7f').and(page.locator('[aria-label*="pawn"]')).waitFor();
		expect(await page.evaluate(() => document.body.dataset.loupe)).toBeUndefined();
	});
});

describe('the keys of a language', () => {
	it('stand above the dock while the editor has the focus, and write', async () => {
		const page = await site.open(site.served, PHONE);
		await goTo(page, 'Workshop');
		await page.getByLabel('Language of the rules').selectOption('json');
		const keys = page.getByRole('group', { name: 'Keys of the language' });
		await page.locator('#rules').waitFor();
		expect(await keys.isVisible()).toBe(false);
		await paste(page, 'rules', '"a": ');
		await keys.waitFor();
		const dock = (await page.locator('.tabs').first().boundingBox())!;
		const row = (await keys.boundingBox())!;
		expect(row.y + row.height).toBeLessThanOrEqual(dock.y + 1);
		await page.locator('#rules').press('Control+End');
		await keys.getByRole('button', { name: '{' }).tap();
		await keys.getByRole('button', { name: '}' }).tap();
		expect(await rulesText(page)).toBe('"a": {}');
		expect(await page.locator('#rules').evaluate((content) => (content.getRootNode() as ShadowRoot).activeElement === content)).toBe(true);
		expect(await violations(page)).toEqual([]);
	});
});
