import { describe, expect, it } from 'vitest';
import { boardOf, choose, DRAWN, drag, fen, goTo, paste, square, testSite } from './support.js';

/** Anderssen – Kieseritzky, London 1851. */
const IMMORTAL = `[Event "London"]
[White "Anderssen"]
[Black "Kieseritzky"]

1. e4 e5 2. f4 exf4 {The King's Gambit.} 3. Bc4 Qh4+ 4. Kf1 b5?! 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 (7. Nc3 {is modern} g5)
7... Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1! cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5
17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0`;

const site = testSite();

describe('a pasted game', () => {
	it('is read, stepped through and played on, and its link opens the same', async () => {
		const page = await site.open();
		await paste(page, 'moves', IMMORTAL);
		const status = page.locator('.status-line');
		await status.filter({ hasText: 'Checkmate. White wins.' }).waitFor();
		expect(await fen(page)).toBe('r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23');
		expect(await page.locator('.moves .move').count()).toBe(47);
		expect(await page.locator('.moves .comment').allTextContents()).toEqual(["The King's Gambit.", 'is modern']);

		await page.getByRole('button', { name: 'First position' }).click();
		await status.filter({ hasText: 'White to move' }).waitFor();
		await page.getByRole('button', { name: 'One move forward' }).click();
		await square(page, 'e4').and(page.locator('[aria-label*="white pawn"]')).waitFor();
		await page.locator('.moves .move', { hasText: 'Nc3' }).first().click();
		await expect.poll(() => fen(page)).toContain('/2N2N2/');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('g5');
		await page.keyboard.press('End');
		await page.locator('.moves .move', { hasText: 'b5?!' }).click();
		await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('b5?!');

		await drag(page, 'c4', 'b3');
		await expect.poll(() => page.locator('.notice').textContent()).toMatch(/Bb3 starts a variation/);
		await expect.poll(() => page.locator('#moves').inputValue()).toMatch(/4\. Kf1 b5\?! 5\. Bxb5 \(5\. Bb3\) 5\.\.\. Nf6 6\. Nf3 .* 1-0$/s);
		await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('Bb3');
		const [link, board, text] = [page.url(), await boardOf(page), await page.locator('#moves').inputValue()];

		const other = await site.open(link);
		await expect.poll(() => boardOf(other)).toEqual(board);
		expect(await other.locator('#moves').inputValue()).toBe(text);
		expect(other.url()).toBe(link);

		await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
		await expect.poll(() => page.locator('.moves .move').count()).toBe(47);
	});

	it('follows the caret', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5 2. Nf3 Nc6');
		await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('Nc6');
		for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
		await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('Nf3');
		await page.keyboard.press('Home');
		await expect.poll(() => fen(page)).toMatch(/^rnbqkbnr\/pppppppp/);
		expect(await page.locator('.here').count()).toBe(0);
	});

	it('marks its first illegal move, and offers the intended moves', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. d4 d5 2. Nf3 Nf6 3. Nd2 e6');
		const problem = page.locator('#moves-problems .problem');
		await problem.waitFor();
		expect(await problem.textContent()).toContain('Write Nbd2 or Nfd2.');
		expect(await page.locator('.squiggle').textContent()).toBe('Nd2');
		expect(await page.locator('#moves').getAttribute('aria-invalid')).toBe('true');
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('"Nd2" is ambiguous. More than one move fits, from b1 and f3');
		await problem.getByRole('button', { name: 'Nbd2' }).click();
		await expect.poll(() => page.locator('.move').allTextContents()).toEqual(['d4', 'd5', 'Nf3', 'Nf6', 'Nbd2', 'e6']);
		expect(await page.locator('.problem').count()).toBe(0);
	});
});

describe('the FEN field', () => {
	it('marks a fault at its place, keeps the last valid board, and repairs the fault', async () => {
		const page = await site.open();
		const before = await boardOf(page);
		await paste(page, 'fen', 'rnbqkbnr/pppppppp/9/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
		const problem = page.locator('#fen-problems .problem');
		await problem.waitFor();
		expect(await problem.textContent()).toContain('Expected 8 files in rank 6, found 9.');
		expect(await page.locator('.squiggle').textContent()).toBe('9');
		expect(await boardOf(page)).toEqual(before);
		await page.locator('.board-state').waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('in rank 6');
		await problem.getByRole('button', { name: 'Change to “8”' }).click();
		await square(page, 'e4').and(page.locator('[aria-label*="white pawn"]')).waitFor();
		expect(await page.locator('.board-state').count()).toBe(0);
		await page.locator('.status-line', { hasText: 'Black to move' }).waitFor();
	});

	it('and the moves field offer to move text from the wrong field', async () => {
		const page = await site.open();
		await paste(page, 'moves', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
		await page.getByRole('button', { name: 'Read it as FEN' }).click();
		await expect.poll(() => boardOf(page)).toHaveLength(3);
		expect(await page.locator('#moves').inputValue()).toBe('');
		await paste(page, 'fen', '1. e4 Kd7');
		await page.getByRole('button', { name: 'Read it as moves' }).click();
		await page.locator('.move', { hasText: 'Kd7' }).waitFor();
		expect(await fen(page)).toBe('8/3k4/8/8/4P3/8/8/4K3 w - - 1 2');
	});

	it('begins a new game, and undo brings the old one back', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e5');
		await page.locator('.move', { hasText: 'e5' }).waitFor();
		await paste(page, 'fen', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
		await page.locator('.notice', { hasText: 'It replaces 2 moves' }).waitFor();
		await page.locator('.stage .line').click({ position: { x: 2, y: 2 } });
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => page.locator('.move').allTextContents()).toEqual(['e4', 'e5']);
		await page.keyboard.press('ControlOrMeta+Shift+z');
		await expect.poll(() => page.locator('.move').count()).toBe(0);
		expect(await fen(page)).toBe('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
	});
});

describe('the board', () => {
	it('gives the reason of an illegal move, and marks the attacker', async () => {
		const page = await site.open();
		await paste(page, 'moves', '1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. e5 c5');
		await page.locator('.move', { hasText: 'c5' }).waitFor();
		await drag(page, 'c3', 'b5');
		await page.locator('.notice-refusal', { hasText: 'bishop on b4' }).waitFor();
		await expect.poll(() => page.locator(DRAWN.culprit).count()).toBe(1);
		await expect.poll(() => page.locator(DRAWN.arrow).count()).toBe(2);
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('bishop on b4');
		await square(page, 'a2').click();
		expect(await page.locator('.notice-refusal').count()).toBe(0);
	});

	it('plays by clicks, undoes, redoes and flips', async () => {
		const page = await site.open();
		const [from, to] = [await square(page, 'e2').boundingBox(), await square(page, 'e4').boundingBox()];
		await page.mouse.move(from!.x + 20, from!.y + 20);
		await page.mouse.down();
		await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 4 });
		await page.locator(DRAWN.carried).waitFor();
		await page.keyboard.press('Escape');
		await page.mouse.up();
		expect(await page.locator(`${DRAWN.carried}, ${DRAWN.target}, .move`).count()).toBe(0);
		await square(page, 'g1').click();
		await square(page, 'f3').click();
		await page.locator('.move', { hasText: 'Nf3' }).waitFor();
		await page.getByRole('button', { name: 'Undo Nf3' }).click();
		await expect.poll(() => page.locator('.move').count()).toBe(0);
		await page.getByRole('button', { name: 'Redo Nf3' }).click();
		await page.locator('.move', { hasText: 'Nf3' }).waitFor();
		await page.getByRole('button', { name: 'Flip the board' }).click();
		const [a1, h8] = [await square(page, 'a1').boundingBox(), await square(page, 'h8').boundingBox()];
		expect(a1!.y).toBeLessThan(h8!.y);
		await goTo(page, 'New game');
		await page.getByRole('button', { name: 'Start position' }).click();
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
		await expect.poll(() => page.locator('.move').count()).toBe(0);
	});

	it('castles in Chess960 from a numbered start', async () => {
		const page = await site.open();
		await choose(page, 'Chess960');
		await goTo(page, 'New game');
		await page.locator('#start-number').fill('3');
		await page.keyboard.press('Escape');
		await expect.poll(() => fen(page)).toMatch(/^bqnnrkrb\//);
		await drag(page, 'f1', 'g1');
		await page.locator('.move', { hasText: 'O-O' }).waitFor();
		expect(await fen(page)).toMatch(/BQNNRRKB b /);
		const again = await site.open(page.url());
		expect(await fen(again)).toBe(await fen(page));
		await goTo(again, 'New game');
		expect(await again.locator('#start-number').inputValue()).toBe('3');
	});
});

describe('a link', () => {
	it('shows a message and the start if it is malformed', async () => {
		const page = await site.open(`${site.served}#AQrubbish`);
		await page.locator('.link-fault', { hasText: 'This link could not be opened.' }).waitFor();
		expect(await fen(page)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
	});

	it('pasted into the address bar opens without a reload', async () => {
		const one = await site.open();
		await paste(one, 'moves', '1. c4');
		await one.locator('.move', { hasText: 'c4' }).waitFor();
		const two = await site.open();
		await two.evaluate((hash) => {
			location.hash = hash;
		}, new URL(one.url()).hash);
		await two.locator('.move', { hasText: 'c4' }).waitFor();
	});
});

describe('opened as a file', () => {
	it('works without a server, including the engine and links', async () => {
		const page = await site.open(site.file);
		await paste(page, 'moves', '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
		await page.locator('.status-line', { hasText: 'Checkmate. White wins.' }).waitFor();
		expect(page.url()).toMatch(/^file:.*index\.html#.+/);
		const again = await site.open(page.url());
		await again.locator('.status-line', { hasText: 'Checkmate. White wins.' }).waitFor();
		await drag(again, 'e8', 'e7');
		await again.locator('.notice-refusal').waitFor();
	});
});
