import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { classical, game } from '../test/plane-texts.js';
import { goTo, paste, testSite, violations } from './support.js';

const site = testSite();

const board = (page: Page) => page.getByRole('application', { name: 'Board' });
const icn = (page: Page): Promise<string> => page.locator('#icn').inputValue();
const PATIENCE = { timeout: 30_000 };
const spoken = (page: Page) => expect.poll(() => page.locator('#spoken').textContent(), PATIENCE);
const place = (page: Page) => expect.poll(() => page.locator('.plane-place').textContent(), PATIENCE);

/** Opens the pane for ICN by the list of games. */
const open = async (page: Page): Promise<void> => {
	await page.locator('.game-button').click();
	await page.getByRole('button', { name: 'Infinite chess (ICN)' }).click();
	await board(page).waitFor();
	await page.locator('#icn').waitFor();
	await place(page).toContain('pixels wide.');
};

/** Types into the field for squares and moves. */
const go = async (page: Page, text: string): Promise<void> => {
	await page.locator('#plane-go').fill(text);
	await page.locator('#plane-go').press('Enter');
};

/** Where a cell lies on the page, when the middle of the board is known. */
const pixel = async (page: Page, right: number, up: number, size: number): Promise<{ readonly x: number; readonly y: number }> => {
	const box = (await page.locator('.plane-canvas').boundingBox())!;
	return { x: box.x + box.width / 2 + right * size, y: box.y + box.height / 2 - up * size };
};

describe('a board without edges', () => {
	it('has an opponent that answers a move in the text, and gives a hint in words', async () => {
		const page = await site.open();
		await open(page);
		await goTo(page, 'New game');
		await page.getByLabel('Computer').selectOption('greedy');
		expect(await page.getByLabel('Plays').locator('option').allTextContents()).toEqual(['White', 'Black', 'All sides']);
		await page.keyboard.press('Escape');
		await go(page, '4,2>4,4');
		await expect
			.poll(() => page.locator('#spoken').textContent(), PATIENCE)
			.toMatch(/^Black: (pawn|knight|bishop|rook|queen|king) to -?\d+,-?\d+\. White to move\.$/);
		await page.getByRole('button', { name: 'Hint' }).click();
		await page.locator('.notice', { hasText: /Hint\. White [a-z]+ from -?\d+,-?\d+ to/ }).waitFor(PATIENCE);
		expect(await violations(page)).toEqual([]);
		await page.getByRole('tab', { name: 'Game' }).click();
		expect(await icn(page)).toMatch(/\n\n1\. P4,2 > 4,4\s+\| [a-z]\d+,\d+ > -?\d+,-?\d+$/);
	});

	it('plays by keyboard, writes ICN, jumps to any square, and the link holds all of it', async () => {
		const page = await site.open(site.file);
		await open(page);
		expect(await icn(page)).toBe(classical);
		await board(page).focus();
		await page.keyboard.type('4,2');
		await page.keyboard.press('Enter');
		await spoken(page).toBe('4, 2, white pawn');
		await page.keyboard.press('Enter');
		await spoken(page).toBe('4, 2, white pawn, picked up. 2 squares to go to.');
		await page.keyboard.press('ArrowUp');
		await spoken(page).toBe('4, 3, empty, can go here');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await spoken(page).toBe('White: pawn to 4,4. Black to move.');
		expect(await icn(page)).toBe(`${classical}\n\n1. P4,2 > 4,4`);
		await go(page, '5,7>5,5');
		await spoken(page).toBe('Black: pawn to 5,5. White to move.');
		await go(page, '4,1>4,7');
		await expect
			.poll(() => page.locator('.notice-refusal').textContent(), PATIENCE)
			.toContain('Your own pawn on 4,4 blocks the way to 4,7.');
		const [notice, tools] = [await page.locator('.notice').boundingBox(), await page.locator('.plane-bar').boundingBox()];
		expect(notice!.y).toBeLessThan(tools!.y);
		await go(page, '4,3');
		await expect.poll(() => page.locator('.notice-refusal').count(), PATIENCE).toBe(0);
		await go(page, '3,1>-40,-42');
		await page.locator('.move', { hasText: 'B3,1>-40,-42' }).waitFor();
		const before = page.url();
		await go(page, '1e40,-7');
		await spoken(page).toBe('1 followed by 40 zeros, minus 7, empty');
		await place(page).toMatch(/^The middle is 10000000…00000000 \(41 digits\),-7\. A square is \d+ pixels wide\.$/);
		await expect.poll(() => page.locator('.plane-list').first().textContent(), PATIENCE).toBe('Out of sight: 32');
		await expect.poll(() => page.url(), PATIENCE).not.toBe(before);
		const far = page.url();
		await page.keyboard.press('n');
		await spoken(page).toBe('minus 40, minus 42, white bishop');
		await page.keyboard.press('p');
		await spoken(page).toBe('8, 8, black rook');
		const again = await site.open(site.file);
		await open(again);
		await again.goto(far);
		await again.reload();
		await place(again).toMatch(/^The middle is 10000000…00000000 \(41 digits\),-7\. A square is \d+ pixels wide\.$/);
		expect(await icn(again)).toBe(await icn(page));
		expect(again.url()).toBe(far);
	});

	it('steps through a pasted game, follows the caret, and shows faults at their place', async () => {
		const page = await site.open();
		await open(page);
		await paste(page, 'icn', game);
		await page.locator('.status-line', { hasText: 'Checkmate. Black wins.' }).waitFor();
		expect(await page.locator('.move').count()).toBe(22);
		await page.getByRole('button', { name: 'One move back' }).click();
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
		await page.locator('#icn').focus();
		await page.keyboard.press('ControlOrMeta+Home');
		await page.locator('.status-line', { hasText: 'White to move' }).waitFor();
		await page.locator('.move', { hasText: 'P2,7x1,8=Q' }).click();
		await expect.poll(() => page.locator('.field-mirror .here').textContent(), PATIENCE).toBe('P2,7 x 1,8 =Q');
		await paste(page, 'icn', game.replace('q0,4 > 4,4 #', 'q0,4 > 4,5'));
		await expect.poll(() => page.locator('.problem').textContent(), PATIENCE).toContain('The piece on 0,4 cannot reach 4,5.');
		expect(await page.locator('.squiggle-error').textContent()).toBe('q0,4 > 4,5');
		await paste(page, 'icn', `${game} | 1,1>`);
		await expect
			.poll(() => page.locator('.board-state').textContent(), PATIENCE)
			.toBe('The ICN has errors. This is the last valid position.');
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.insertText('[Variant "Chess"] K5,1|k5,8');
		await page.getByRole('button', { name: 'Read it as on infinitechess.org' }).click();
		await expect.poll(() => page.locator('#icn-hint').textContent(), PATIENCE).toContain('infinitechess.org');
		await page.getByRole('tab', { name: 'Notations' }).click();
		await expect.poll(() => page.locator('#notation-icn-fen').inputValue(), PATIENCE).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
		await paste(page, 'notation-icn-compact', 'w 0/100 1 (8|1) K5,1|k5,8|R1,1 1,1>1,8');
		await expect.poll(() => page.locator('#notation-icn-site').inputValue(), PATIENCE).toContain('1. 1,1 > 1,8');
		expect(await violations(page)).toEqual([]);
	});

	it('takes clicks, dragged pieces, the wheel, and dragging of the board', async () => {
		const page = await site.open();
		await open(page);
		await go(page, '4,4');
		await place(page).toMatch(/^The middle is 4,4\. A square is \d+ pixels wide\.$/);
		const size = Number(/(\d+) pixels/.exec((await page.locator('.plane-place').textContent())!)![1]);
		const click = async (right: number, up: number): Promise<void> => {
			const { x, y } = await pixel(page, right, up, size);
			await page.mouse.click(x, y);
		};
		await click(0, -2);
		await spoken(page).toContain('picked up');
		await click(0, 0);
		await page.locator('.move', { hasText: 'P4,2>4,4' }).waitFor();
		const [from, to] = [await pixel(page, 1, 3, size), await pixel(page, 1, 1, size)];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x + 3, to.y, { steps: 5 });
		await page.mouse.up();
		await page.locator('.move', { hasText: 'p5,7>5,5' }).waitFor();
		await page.mouse.move(from.x, (await pixel(page, 0, -0.5, size)).y);
		await page.mouse.down();
		await page.mouse.move(from.x - 2 * size, (await pixel(page, 0, -0.5, size)).y, { steps: 5 });
		await page.mouse.up();
		await place(page).toBe(`The middle is 6,4. A square is ${size} pixels wide.`);
		await page.mouse.wheel(0, 400);
		await place(page).not.toBe(`The middle is 6,4. A square is ${size} pixels wide.`);
		await page.getByRole('button', { name: 'Show all pieces' }).click();
		await page.locator('.plane-list').nth(1).locator('summary').click();
		await page.getByRole('searchbox', { name: 'Find a piece' }).fill('black king');
		await page.getByRole('button', { name: 'black king 5,8' }).click();
		await spoken(page).toBe('5, 8, black king');
		expect(await violations(page)).toEqual([]);
	});

	it('asks what a pawn becomes, on a narrow dark screen', async () => {
		const page = await site.open(site.served, { viewport: { width: 360, height: 740 }, colorScheme: 'dark', reducedMotion: 'reduce' });
		await open(page);
		await paste(page, 'icn', 'w (8|1) K0,0|P5,7|k9,1');
		await board(page).focus();
		await go(page, '5,7>5,8');
		await page.getByRole('dialog', { name: 'Promote to' }).getByRole('button', { name: 'rook' }).click();
		await page.locator('.move', { hasText: 'P5,7>5,8=R' }).waitFor();
		expect(await icn(page)).toMatch(/1\. P5,7 > 5,8 =R$/);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
		expect(await violations(page)).toEqual([]);
	});
});
