import { describe, expect, it } from 'vitest';
import { boardOf, choose, fen, focused, goTo, paste, rulesText, spokenByBoard, square, testSite, violations } from './support.js';

const site = testSite();

describe('other games', () => {
	it('crazyhouse: pieces in hand are dropped by dragging, by clicks and by keyboard, and the link holds it', async () => {
		const page = await site.open(site.file);
		await choose(page, 'Crazyhouse');
		await paste(page, 'moves', '1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. Nd5 e6');
		await page.locator('.move', { hasText: 'e6' }).waitFor();
		const pawn = page.getByRole('button', { name: '1 white pawn' });
		const [start, end] = [await pawn.boundingBox(), await square(page, 'e4').boundingBox()];
		await page.mouse.move(start!.x + 20, start!.y + 20);
		await page.mouse.down();
		await page.mouse.move(end!.x + 9, end!.y + 9, { steps: 4 });
		await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2);
		await page.mouse.up();
		await page.locator('.move', { hasText: '@e4' }).waitFor();
		await page.getByRole('button', { name: '1 black pawn' }).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => spokenByBoard(page)).toMatch(/^In hand, black pawn, picked up\. \d+ squares to go to\.$/);
		await square(page, 'h6').focus();
		await page.keyboard.press('Enter');
		await page.locator('.move', { hasText: '@h6' }).waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toBe('Black: pawn placed on h6. White to move.');
		await page.getByRole('combobox', { name: 'FEN dialect' }).selectOption('lichess');
		expect(await fen(page)).toBe('rnbqkbnr/ppp2ppp/4p2p/3N4/4P3/8/PPPP1PPP/R1BQKBNR/ w KQkq - 0 6');
		const again = await site.open(page.url());
		await expect.poll(() => boardOf(again)).toEqual(await boardOf(page));
		expect(again.url()).toBe(page.url());
	});

	it('hexagons and levels are drawn, played and free of violations', async () => {
		const page = await site.open();
		await choose(page, 'Gliński’s Hexagonal');
		expect(await page.locator('[role="gridcell"]').count()).toBe(91);
		await square(page, 'f5').click();
		await square(page, 'f6').click();
		await page.locator('.move', { hasText: 'f6' }).waitFor();
		await square(page, 'f6').focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowLeft');
		expect(await focused(page)).toMatch(/^f6, white pawn/);
		expect(await violations(page)).toEqual([]);
		await choose(page, 'Alice');
		await square(page, 'Ae2').click();
		await square(page, 'Be4').click();
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
		expect(await boardOf(page)).toContain('Be4 white pawn');
		expect(await violations(page)).toEqual([]);
	});

	it('a promotion that may be declined is chosen by pictures; duck, pass and side to move are announced', async () => {
		const page = await site.open();
		await choose(page, 'Shogi');
		await paste(page, 'fen', '4k4/9/9/4P4/9/9/9/9/4K4 b - 1');
		await square(page, '5d').click();
		await square(page, '5c').click();
		const question = page.getByRole('dialog', { name: 'Promote?' });
		expect(await question.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')))).toEqual([
			'promoted pawn',
			'Sente pawn, unpromoted',
		]);
		expect(await question.locator('svg').count()).toBe(2);
		await page.keyboard.press('Escape');
		await choose(page, 'Janggi');
		await page.getByRole('button', { name: 'Pass' }).click();
		await page.locator('.status-line', { hasText: 'Han to move' }).waitFor();
		await choose(page, 'Duck');
		await square(page, 'e2').click();
		await square(page, 'e4').click();
		await page.locator('.status-line', { hasText: 'White to place the duck' }).waitFor();
		await square(page, 'e6').click();
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
	});

	it('the list of games is searched and closed by keyboard', async () => {
		const page = await site.open();
		await page.locator('.game-button').focus();
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Raumschach' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		expect(await page.getByRole('dialog').count()).toBe(0);
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Raumschach' }).waitFor();
		await page.keyboard.type('raum');
		await page.getByRole('status').filter({ hasText: 'Enter opens Raumschach.' }).waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.game-button', { hasText: 'Raumschach' }).waitFor();
		expect(await page.locator('[role="gridcell"]').count()).toBe(125);
		expect(await page.getByRole('dialog').count()).toBe(0);
		expect(await page.evaluate(() => document.activeElement?.className)).toBe('game-button');
		await page.keyboard.press('Enter');
		await page.keyboard.type('shogi');
		await page.getByRole('status').filter({ hasText: 'Enter opens Shogi.' }).waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.game-button', { hasText: /^Shogi/ }).waitFor();
	});

	it('the list of games takes every key from the moment when it opens', async () => {
		const page = await site.open();
		await page.locator('.game-button').click();
		await page.getByRole('button', { name: 'Raumschach' }).waitFor();
		await page.keyboard.press('Escape');
		const focused = await page.evaluate(async () => {
			document.querySelector<HTMLButtonElement>('.game-button')!.click();
			// No key can come before the microtasks of a click.
			for (let step = 0; step < 10; step++) await Promise.resolve();
			return document.activeElement?.getAttribute('type');
		});
		expect(focused).toBe('search');
	});

	it('the list of games keeps the focus when it opens in the same moment as it closes', async () => {
		const page = await site.open();
		await page.locator('.game-button').click();
		await page.getByRole('button', { name: 'Raumschach' }).waitFor();
		await page.evaluate(() => {
			document.querySelector<HTMLDialogElement>('dialog.games')!.close();
			document.querySelector<HTMLButtonElement>('.game-button')!.click();
		});
		await page.keyboard.type('raum');
		await page.getByRole('status').filter({ hasText: 'Enter opens Raumschach.' }).waitFor();
	});
});

describe('the laboratory', () => {
	it('lists, filters, counts, stops, and finds the differences to another engine', async () => {
		const page = await site.open();
		await page.getByRole('tab', { name: 'Game' }).click();
		await page.keyboard.press('ArrowRight');
		await page.locator('.sheet', { hasText: 'Checkmate the enemy king.' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.getByRole('searchbox', { name: 'Filter the legal moves' }).fill('n');
		await expect
			.poll(() => page.locator('.lab-moves button').allTextContents())
			.toEqual(expect.arrayContaining(['Na3', 'Nc3', 'Nf3', 'Nh3']));

		const depth = page.getByRole('spinbutton', { name: 'Depth' });
		await depth.fill('9');
		await page.getByRole('button', { name: 'Count' }).click();
		await page.locator('.lab-total', { hasText: /[1-9][\d,]{6,} leaves at depth 9, \d+ of 20 moves/ }).waitFor();
		await page.getByRole('button', { name: 'Stop' }).click();
		await page.locator('.lab-total', { hasText: 'stopped' }).waitFor();

		await depth.fill('3');
		await page.getByRole('button', { name: 'Count' }).click();
		await page.locator('.lab-total', { hasText: '8,902 leaves at depth 3' }).waitFor();
		await page.getByLabel('Another engine’s divide').fill('d2d4: 560\ne2e4: 599\n\nNodes searched: 1159');
		await page.locator('.lab-compare details summary', { hasText: '19 differences' }).waitFor();
		expect(await violations(page)).toEqual([]);
		const divide = await page.locator('.lab-rows tr').evaluateAll((rows) => rows.slice(1).map((row) => row.textContent ?? ''));
		const theirs = divide.map((row) => row.replace(/^\S+ ([a-h1-8]+?)(\d\d\d)$/, '$1: $2').replace('e2e4: 600', 'e2e4: 599'));
		await page.getByLabel('Another engine’s divide').fill(theirs.join('\n'));
		await page.locator('.lab-first', { hasText: 'e4 (e2e4): we count 600, they count 599.' }).waitFor();
		await page.getByRole('button', { name: 'Play e4 and count one ply less' }).click();
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
		expect(await page.getByRole('spinbutton', { name: 'Depth' }).inputValue()).toBe('2');
	});
});

describe('the workshop', () => {
	it('plays rules as they are written, shows their faults at their place, and puts them into the link', async () => {
		const page = await site.open(site.served, { viewport: { width: 360, height: 740 } });
		await goTo(page, 'Workshop');
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
		await square(page, 'a1').click();
		await square(page, 'a4').click();
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();

		const rules = await rulesText(page);
		await paste(page, 'rules', rules.replace('slide', 'slid'));
		await page.locator('#rules-problems .problem', { hasText: '"slid" is not a generator.' }).waitFor();
		expect(await page.locator('.squiggle').textContent()).toBe('slid');
		expect(await page.locator('.stage [role="gridcell"]').count()).toBe(36);
		expect(await violations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

		await paste(page, 'rules', rules.replace('6x6', '6x7').replace('c1k2c/', '6/c1k2c/'));
		await expect.poll(() => page.locator('.stage [role="gridcell"]').count()).toBe(42);
		await square(page, 'a4').and(page.locator('[aria-label*="white Cannon"]')).waitFor();
		const again = await site.open(page.url());
		await expect.poll(() => boardOf(again)).toEqual(await boardOf(page));
	});
});

describe('FEEN', () => {
	it('is shown next to FEN, lists its losses, and is read', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4');
		await page.locator('.move', { hasText: 'e4' }).waitFor();
		await page.getByRole('button', { name: 'Show FEEN' }).click();
		const feen = page.locator('#feen');
		await page.locator('.dropped', { hasText: 'fullmove' }).waitFor();
		await expect.poll(() => feen.inputValue()).toBe('+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/4P3/8/+P+P+P+P1+P+P+P/+RNBQ+K^BN+R / c/C');
		expect(await violations(page)).toEqual([]);
		await paste(page, 'feen', '4k^3/8/8/8/8/8/4P3/4K^3 / C/c');
		await expect.poll(() => fen(page), { timeout: 30_000 }).toBe('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
		await paste(page, 'feen', '4k^3/8/8/8/8/8/4P3/4K^3 / C/');
		await page.locator('#feen-problems .problem').first().waitFor();
		await square(page, 'e2').and(page.locator('[aria-label*="white pawn"]')).waitFor();
	});
});
