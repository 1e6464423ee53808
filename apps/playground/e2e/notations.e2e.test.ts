import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { choose, paste, spoken, square, testSite, violations } from './support.js';

/** The worker of all games is loaded, or answers. */
const SLOW = { timeout: 15_000 };

const site = testSite();

const card = (page: Page, id: string) => page.locator(`[data-notation="${id}"]`);
const textIn = (page: Page, id: string): Promise<string> => card(page, id).locator('textarea').inputValue();
/** The parts of a text that are marked as the shown square or move. */
const marked = (page: Page, id: string): Promise<readonly string[]> => card(page, id).locator('.here').allTextContents();

const openNotations = async (page: Page): Promise<void> => {
	await page.getByRole('tab', { name: 'Notations' }).click();
	await card(page, 'pgn').waitFor(SLOW);
};

describe('the notations side by side', () => {
	it('follow an edit of one of them, name their losses, and keep the board while a text is broken', async () => {
		const page = await site.open();
		await openNotations(page);
		expect(await violations(page)).toEqual([]);
		await paste(page, 'notation-uci', 'position startpos moves e2e4 e7e5 g1f3');
		await expect.poll(() => textIn(page, 'san'), SLOW).toBe('1. e4 e5 2. Nf3');
		expect(await textIn(page, 'pgn')).toMatch(/1\. e4 e5 2\. Nf3 \*$/);
		await square(page, 'f3').and(page.locator('[aria-label*="white knight"]')).waitFor();
		await card(page, 'feen').getByText('FEEN does not say the number of the move (2).').waitFor();

		await paste(page, 'notation-san', '1. e4 e5 2. Nf6');
		await page.locator('.board-state', { hasText: 'The SAN has errors.' }).waitFor();
		expect(await card(page, 'san').locator('.squiggle-error').textContent()).toBe('f6');
		expect(await card(page, 'san').locator('[data-code]').count()).toBe(1);
		await square(page, 'f3').and(page.locator('[aria-label*="white knight"]')).waitFor();
		expect(await violations(page)).toEqual([]);
		await card(page, 'san').getByRole('button', { name: 'Back to the game on the board' }).click();
		await expect.poll(() => textIn(page, 'san')).toBe('1. e4 e5 2. Nf3');
		expect(await page.locator('.board-state').count()).toBe(0);

		await paste(page, 'notation-feen', (await textIn(page, 'feen')).replace(/\S+$/, 'C/c'));
		await page.locator('.notice', { hasText: 'It replaces 3 moves.' }).waitFor();
		await expect.poll(() => textIn(page, 'san'), SLOW).toBe('');
		await page.getByRole('button', { name: 'Undo' }).first().click();
		await expect.poll(() => textIn(page, 'san'), SLOW).toBe('1. e4 e5 2. Nf3');
	});

	it('link carets with squares, hands and moves, by keyboard and in both directions', async () => {
		const page = await site.open();
		await openNotations(page);
		await page.locator('#notation-fen-fen').focus();
		await page.keyboard.press('ControlOrMeta+Home');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => spoken(page)).toBe('black knight on b8');
		expect(await marked(page, 'feen')).toEqual(['n']);
		await square(page, 'g1').focus();
		await expect.poll(() => marked(page, 'fen fen')).toEqual(['N']);
		await page.keyboard.press('ArrowUp');
		await expect.poll(() => marked(page, 'fen fen')).toEqual(['P']);

		await paste(page, 'notation-san', '1. e4 e5 2. Nf3 Nc6');
		await expect.poll(() => marked(page, 'uci'), SLOW).toEqual(['b8c6']);
		await page.locator('#notation-uci').focus();
		await page.keyboard.press('ControlOrMeta+End');
		for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
		await expect.poll(() => marked(page, 'pgn'), SLOW).toEqual(['Nf3']);
		expect(await square(page, 'c6').getAttribute('aria-label')).toContain('empty');

		await choose(page, 'Shogi');
		// The cards of the other game are gone.
		await page.locator('#notation-fen-sfen').waitFor();
		await paste(page, 'notation-uci', 'position startpos moves 7g7f 3c3d 8h2b+ 3a2b');
		await expect.poll(() => textIn(page, 'fen sfen'), SLOW).toMatch(/ b Bb 1$/);
		await page.locator('#notation-fen-sfen').focus();
		await page.keyboard.press('ControlOrMeta+End');
		for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
		await expect.poll(() => spoken(page)).toBe('bishop in the hand of Sente');
		await page.locator('.stage [aria-pressed="true"]').waitFor();
		expect(await marked(page, 'feen')).toEqual(['B']);
	});

	it('fit a phone', async () => {
		const page = await site.open(undefined, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });
		await openNotations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		expect(await violations(page)).toEqual([]);
	});
});

describe('the dialog that shares a game', () => {
	it('copies the link, texts and code, saves pictures, and is closed by keyboard', async () => {
		const page = await site.open(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
		await square(page, 'e2').click();
		await square(page, 'e4').click();
		await page.locator('.move').waitFor();
		const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
		const button = page.getByRole('button', { name: 'Share: link, picture, text, code' });
		await button.focus();
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Share' });
		await dialog.getByRole('button', { name: 'Copy link' }).and(page.locator(':focus')).waitFor(SLOW);
		await page.keyboard.press('Enter');
		await expect.poll(() => spoken(page)).toBe('Link copied.');
		expect(await clipboard()).toBe(page.url());
		await dialog.getByRole('button', { name: 'Copy FEN', exact: true }).click(SLOW);
		await expect.poll(clipboard).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
		await dialog.getByRole('button', { name: 'Copy TypeScript' }).click();
		await expect.poll(clipboard).toContain("import { compile } from '@x/core/compile';");
		await dialog.getByRole('button', { name: 'Copy Test vector (JSON)' }).click();
		await expect.poll(async () => JSON.parse(await clipboard())).toMatchObject({ game: 'chess', moves: ['e2e4'], legal: 20 });
		expect(await violations(page)).toEqual([]);

		const saved = async (name: string): Promise<Buffer> => {
			const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name, exact: true }).click()]);
			return readFileSync(await download.path());
		};
		expect(String(await saved('Download SVG'))).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<title>Chess<\/title>/);
		await dialog.getByLabel('Width of the PNG').selectOption('400');
		const png = await saved('Download PNG');
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 400]);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
		await button.and(page.locator(':focus')).waitFor();
	});

	it('gives code for other pages that shows the board there', async () => {
		const page = await site.open();
		await choose(page, 'Crazyhouse');
		await page.getByRole('button', { name: 'Share: link, picture, text, code' }).click();
		const dialog = page.getByRole('dialog', { name: 'Share' });
		const code = await dialog.getByRole('textbox', { name: 'Picture with <x-board>, as HTML' }).inputValue(SLOW);
		const frame = await dialog.getByRole('textbox', { name: 'Frame with this page' }).inputValue();
		const other = await page.context().newPage();
		const dist = new URL('../../../packages/board/dist/', import.meta.url);
		await other.route('https://cdn.jsdelivr.net/**', (route) => {
			const [, file = ''] = route.request().url().split('/dist/');
			return route.fulfill({
				contentType: 'text/javascript',
				headers: { 'access-control-allow-origin': '*' },
				body: readFileSync(new URL(file, dist), 'utf8'),
			});
		});
		await other.route('**/other.html', (route) =>
			route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Other</title>${code}${frame}` }),
		);
		await other.goto(new URL('other.html', site.served).href);
		await expect.poll(() => other.locator('x-board [role="gridcell"]').count()).toBe(64);
		await other.locator('x-board [aria-label^="e1, white king"]').waitFor();
		await other.frameLocator('iframe').locator('.game-button', { hasText: 'Crazyhouse' }).waitFor();
	});
});
