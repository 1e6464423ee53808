import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardOf, choose, DRAWN, drag, fen, goTo, type Place, paste, rulesText, spoken, square, testSite, violations } from './support.js';

/**
 * The ten features of the page, each at its core, in the built page. The comment of each test names the tests of its whole breadth.
 * One page goes through all of them, so they run in this order.
 */

/** The worker of all games is loaded when it is first asked. */
const SLOW = { timeout: 15_000 };
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const site = testSite({ keepsPages: true });
let page: Page;
beforeAll(async () => {
	page = await site.open();
});

const tab = (place: Place): Promise<void> => goTo(page, place);
const card = (id: string): Locator => page.locator(`[data-notation="${id}"]`);
const cells = (): Promise<number> => page.locator('.stage [role="gridcell"]').count();

describe('the ten features', () => {
	// All presets: test/notations.test.ts. The other notations and directions: e2e/notations.e2e.test.ts.
	it('1: one game in all notations, side by side', async () => {
		await tab('Notations');
		await card('pgn').waitFor(SLOW);
		await paste(page, 'notation-uci', 'position startpos moves e2e4 e7e5 g1f3');
		const san = card('san').locator('textarea');
		await expect.poll(() => san.inputValue(), SLOW).toBe('1. e4 e5 2. Nf3');
		await card('feen').getByText('FEEN does not say the number of the move (2).').waitFor();
		await page.locator('#notation-san').focus();
		await page.keyboard.press('ControlOrMeta+End');
		for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowLeft');
		await expect.poll(() => card('uci').locator('.here').allTextContents(), SLOW).toEqual(['e7e5']);
		await page.keyboard.press('ControlOrMeta+End');
		await expect.poll(() => card('uci').locator('.here').allTextContents(), SLOW).toEqual(['g1f3']);
		await square(page, 'f3').and(page.locator('[aria-label*="white knight"]')).waitFor();
	});

	// All codes, each with a bad text, a good one and the repair: packages/*/test/errors.test.ts; their pages: docs/errors, test/errors.test.ts and
	// e2e/errors.e2e.test.ts. All kinds of repairs: test/fields.test.ts.
	it('2: live diagnostics say where, what and why, and repair', async () => {
		await tab('Game');
		await paste(page, 'fen', START.replace('/8/', '/9/'));
		await page.locator('.board-state').waitFor();
		const problem = page.locator('#fen-problems .problem');
		expect(await problem.textContent()).toContain('Expected 8 files in rank 6, found 9.');
		await problem.getByRole('button', { name: 'About this error' }).click();
		const about = page.getByRole('dialog', { name: 'A rank has more files than the board.' });
		expect(await about.locator('.error-right pre').textContent()).toBe(START);
		await about.getByRole('button', { name: 'Close' }).click();
		await page.locator('#fen-problems .problem-fix').first().click();
		await expect.poll(() => fen(page)).toBe(START);
		await expect.poll(() => page.locator('.board-state, #fen-problems .problem').count()).toBe(0);
	});

	// Random kinds of every preset as the reference interpreter has them, all with X_RUNS: packages/describe/test/diagram/every.test.ts.
	it('3: the picture of a piece answers questions, and has a twin in words', async () => {
		await tab('Piece');
		const panel = page.getByRole('region', { name: 'Piece', exact: true });
		const cell = (name: string): Locator => panel.locator(`[role="gridcell"][aria-label^="${name},"]`);
		await page.locator('#piece').waitFor();
		await paste(page, 'piece', 'mR+cpR');
		await expect.poll(() => panel.locator('.diagram-cell').textContent(), SLOW).toBe('14 moves from d4 on this board.');
		expect(await panel.locator('[role="gridcell"][aria-label*="moves only"]').count()).toBe(14);
		expect(await panel.getByRole('list', { name: 'The piece in words' }).getByRole('listitem').allTextContents()).toEqual([
			'Moves like a rook without capturing.',
			'Captures like a rook over exactly one piece.',
		]);
		await cell('d5').click();
		await expect.poll(() => cell('d7').getAttribute('aria-label')).toBe('d7, captures only by hopping over d5');
	});

	// Fuzzed positions of every preset, never against `legal`: packages/conformance/test/explain/every-game.test.ts.
	it('4: a refused move and an ended game say why', async () => {
		await tab('Game');
		await paste(page, 'fen', 'rnbqk1nr/pppp1ppp/8/4p3/1b1P4/2N5/PPP1PPPP/R1BQKBNR w KQkq - 0 3');
		await square(page, 'b4').and(page.locator('[aria-label*="black bishop"]')).waitFor();
		await drag(page, 'c3', 'e4');
		await page.locator('.notice-refusal', { hasText: 'open to the bishop on b4' }).waitFor();
		await expect.poll(() => page.locator(DRAWN.culprit).count()).toBe(1);
		await square(page, 'c3').and(page.locator('[aria-label*="white knight"]')).waitFor();
		await paste(page, 'fen', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
		await page.locator('.end-note', { hasText: 'Stalemate: each of these three moves' }).waitFor(SLOW);
	});

	// From key to board for every shipped ruleset, measured: e2e/workshop.frames.ts. All views of the rules: e2e/workshop.e2e.test.ts.
	it('5: rules written in the workshop are played as they are typed', async () => {
		await tab('Workshop');
		await page.getByRole('button', { name: 'Play these rules' }).click();
		await expect.poll(cells, SLOW).toBe(36);
		await expect.poll(() => rulesText(page), SLOW).toContain('slide');
		const rules = await rulesText(page);
		await paste(page, 'rules', rules.replace('slide', 'slid'));
		await page.locator('#rules-problems .problem', { hasText: '"slid" is not a generator.' }).waitFor();
		expect(await cells()).toBe(36);
		await paste(page, 'rules', rules.replace('6x6', '6x7').replace('c1k2c/', '6/c1k2c/'));
		await expect.poll(cells).toBe(42);
	});

	// Every node of the language: packages/describe/test/exhaustive.test.ts. The leaflet of every preset word for word: leaflet.test.ts there.
	it('6: the rules are in plain words, with pictures', async () => {
		await choose(page, 'Xiangqi');
		await tab('Rules');
		const sheet = page.getByRole('article', { name: 'Rules of Xiangqi' });
		await sheet.waitFor(SLOW);
		const pieces = sheet.locator('.leaflet-pieces li');
		expect(await pieces.count()).toBe(7);
		await pieces
			.filter({ hasText: /cannon/i })
			.filter({ hasText: /over exactly one piece/ })
			.waitFor();
		await expect.poll(() => pieces.locator('svg .way-origin').count(), SLOW).toBe(7);
	});

	// The same tools on every kind of board: test/set-up.test.ts and e2e/set-up.e2e.test.ts. 1000 pieces, measured: e2e/plane.frames.ts.
	it('7: one editor for any board', async () => {
		const tool = (name: string): Locator => page.locator('.set-panel').getByRole('button', { name, exact: true });
		const label = (name: string): Promise<string | null> => square(page, name).getAttribute('aria-label');
		for (const [title, from, to, before] of [
			['Chess', 'a1', 'd1', 'white rook'],
			['Gliński’s Hexagonal', 'e4', 'f5', 'white pawn'],
		] as const) {
			await choose(page, title);
			await page.getByRole('button', { name: 'Set up' }).click();
			await tool('Select').click();
			await square(page, from).click();
			await square(page, to).click();
			expect(await label(from)).toBe(`${from}, ${before}, selected`);
			await tool('Clear').click();
			await expect.poll(() => label(from)).toBe(`${from}, empty, selected`);
			await page.getByRole('button', { name: 'Undo', exact: true }).click();
			await expect.poll(() => label(from)).toBe(`${from}, ${before}, selected`);
		}
	});

	// 1000 states of all games and every version ever written: test/link.test.ts.
	it('8: a link is the whole truth', async () => {
		await choose(page, 'Crazyhouse');
		await tab('Game');
		await paste(page, 'moves', '1. e4 d5 2. exd5');
		await page.locator('.move', { hasText: 'exd5' }).waitFor(SLOW);
		const paused = async (): Promise<boolean> => {
			const link = page.url();
			await page.waitForTimeout(200);
			return page.url() === link;
		};
		// The address is written when the changes pause.
		await expect.poll(paused, SLOW).toBe(true);
		const there = await site.open(page.url());
		await expect.poll(() => boardOf(there), SLOW).toEqual(await boardOf(page));
		expect(there.url()).toBe(page.url());
		await there.close();
	});

	// The counts of the page are those of the tables, for rows that are quick to count, and every form of a divide: test/laboratory.test.ts.
	it('9: a laboratory counts moves and finds the difference to another engine', async () => {
		await choose(page, 'Chess');
		await tab('Analyse');
		await page.getByRole('spinbutton', { name: 'Depth' }).fill('2');
		await page.getByRole('button', { name: 'Count' }).click();
		await page.locator('.lab-total', { hasText: '400 leaves at depth 2' }).waitFor(SLOW);
		const rows = await page.locator('.lab-rows tr').evaluateAll((all) => all.slice(1).map((row) => row.textContent ?? ''));
		const theirs = rows.map((row) => row.replace(/^\S+ ([a-h1-8]+?)(\d\d)$/, '$1: $2').replace('e2e4: 20', 'e2e4: 19'));
		await page.getByLabel('Another engine’s divide').fill(`${theirs.join('\n')}\n\nNodes searched: 399\n`);
		await page.locator('.lab-first', { hasText: 'e4 (e2e4): we count 20, they count 19.' }).waitFor();
	});

	// Scholar's mate, a drop and a move on the plane by keyboard alone, phones: e2e/access.e2e.test.ts. The size: tools/sizes.mjs.
	it('10: for every hand, eye and machine', async () => {
		await tab('Game');
		await square(page, 'e2').focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page), SLOW).toBe('White: pawn to e4. Black to move.');
		expect(await page.locator('.stage [role="grid"]').count()).toBe(1);
		expect(await violations(page)).toEqual([]);
	});
});
