import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { zstdOf } from '../test/zstd.js';
import { testSite, violations } from './support.js';

/** Megabytes of the large file. */
const SIZE = Number(process.env.PLAYGROUND_PGN_MB ?? 20);

const site = testSite();
const folder = mkdtempSync(join(tmpdir(), 'games-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOVES =
	'1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:03:00] } 2. Nf3 { [%clk 0:02:58] } 2... Nc6 { [%clk 0:02:59] } 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7';
const gameOf = (index: number): string =>
	`[Event "Cup ${index % 7}"]\n[Site "https://example.org/${index}"]\n[Date "${1950 + (index % 50)}.01.02"]\n[White "Anna ${index}"]\n[Black "Ben ${index % 1000}"]\n[Result "1-0"]\n[WhiteElo "2400"]\n[BlackElo "2300"]\n${index % 3 === 2 ? '[Variant "Crazyhouse"]\n' : ''}\n${MOVES} 1-0\n\n`;
const pgnOf = (games: number): string => Array.from({ length: games }, (_, index) => gameOf(index)).join('');
/** The number of games in a megabyte. */
const PER_MEGABYTE = Math.floor((1 << 20) / gameOf(10_000).length);

const openFile = async (page: Page, name: string, content: string | Uint8Array): Promise<Locator> => {
	const path = join(folder, name);
	writeFileSync(path, content);
	await page.getByRole('button', { name: 'Open…' }).click();
	await page.locator('#open-file').setInputFiles(path);
	return page.getByRole('dialog', { name: `List: ${name}` });
};

const active = (page: Page): Promise<string | null> => page.locator('.file-row[aria-selected="true"]').textContent();
const white = (page: Page): Promise<string> => page.locator('#moves').inputValue();

it('shows long names of players in full on a wide screen', async () => {
	const page = await site.open(site.served, { viewport: { width: 1440, height: 900 } });
	const named = '[White "Nepomniachtchi, Ian A."]\n[Black "Praggnanandhaa, Rameshbabu"]\n[Date "2024.04.21"]\n[Event "Candidates"]\n';
	const dialog = await openFile(page, 'names.pgn', Array.from({ length: 20 }, () => `${named}\n1. e4 e5 *\n\n`).join(''));
	const title = dialog.locator('.file-title', { hasText: 'Rameshbabu' }).first();
	await title.waitFor();
	expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

describe('a text of ten megabytes', () => {
	it.each(['moves', 'anything'])('that is pasted into the field %s is opened as a file, and nothing stalls', async (field) => {
		const page = await site.open();
		await page.locator(`#${field}`).focus();
		await page.evaluate(
			(text) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData('text/plain', text);
				Object.assign(globalThis, { pasted: new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }) });
			},
			pgnOf(10 * PER_MEGABYTE),
		);
		const longest = await page.evaluate(async (id) => {
			const seen = [0];
			await new Promise((resolve) => setTimeout(resolve, 500));
			new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
			document.getElementById(id)!.dispatchEvent((globalThis as unknown as { readonly pasted: Event }).pasted);
			await new Promise((resolve) => setTimeout(resolve, 3000));
			return Math.max(...seen);
		}, field);
		const dialog = page.getByRole('dialog', { name: 'List: Pasted text' });
		await dialog.locator('.file-row').first().waitFor();
		await dialog.getByText(`${(10 * PER_MEGABYTE).toLocaleString('en')} games`).waitFor();
		await expect.poll(() => dialog.getByRole('progressbar').count()).toBe(0);
		expect(await white(page)).toBe('');
		// A figure, not an assertion: machines differ.
		console.log(`10 MB pasted into ${field}: the longest task took ${Math.round(longest)} ms`);
	});
});

describe('a large file of games', () => {
	const games = SIZE * PER_MEGABYTE;
	const counted = `${games.toLocaleString('en')} games`;

	it('is listed with its progress, searched, and its games are opened one after the other', async () => {
		const page = await site.open();
		await page.evaluate(() => {
			const seen: number[] = [];
			Object.assign(globalThis, { longTasks: seen });
			new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
		});
		const dialog = await openFile(page, 'large.pgn', pgnOf(games));
		const begun = Date.now();
		await page.locator('.file-row').first().waitFor();
		await dialog.getByText(counted).waitFor();
		await expect.poll(() => dialog.getByRole('progressbar').count()).toBe(0);
		const read = Date.now() - begun;
		expect(await page.locator('.file-row').count()).toBeLessThan(40);
		expect(await page.locator('.file-row').first().getAttribute('aria-setsize')).toBe(String(games));
		expect(await violations(page)).toEqual([]);

		// The keyboard reaches every row.
		await dialog.getByRole('searchbox').press('ArrowDown');
		await page.keyboard.press('End');
		await expect.poll(() => active(page)).toContain(`Anna ${games - 1}`);
		await page.keyboard.press('PageUp');
		await page.keyboard.press('Home');
		await page.keyboard.press('ArrowDown');
		await expect.poll(() => active(page)).toContain('Anna 1 ');

		const sought = Date.now();
		await dialog.getByRole('searchbox').fill('white:anna black:"ben 77" date:1977');
		await dialog.getByText(`of ${counted}`).waitFor();
		await expect.poll(() => dialog.getByRole('progressbar').count()).toBe(0);
		const found = Date.now() - sought;
		await expect.poll(() => page.locator('.file-row').first().textContent()).toContain('Ben 77');
		await dialog.getByRole('searchbox').press('Enter');
		await expect.poll(() => white(page)).toContain('[White "Anna 77"]');
		await page.locator('.game-button', { hasText: 'Crazyhouse' }).waitFor();
		await expect.poll(() => page.locator('.moves .move').count()).toBe(10);
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Next game' }).click();
		await expect.poll(() => white(page)).toContain('[White "Anna 777"]');
		await page.getByRole('button', { name: 'Previous game' }).click();
		await expect.poll(() => white(page)).toContain('[White "Anna 77"]');
		await page.getByRole('button', { name: 'Back to the list' }).click();
		await dialog.waitFor();
		await page.keyboard.press('Escape');
		const longest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks));
		if (process.env.PLAYGROUND_PGN_MB !== undefined) {
			const memory = await page.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize);
			console.log(
				`${SIZE} MB, ${games} games: read ${read} ms, searched ${found} ms, longest task ${longest} ms, heap of the page ${memory >> 20} MB`,
			);
		}
		await page.getByRole('button', { name: 'Close the file' }).click();
		await expect.poll(() => page.locator('.file-bar').count()).toBe(0);
	});

	it('can be cancelled, and read on', async () => {
		const page = await site.open();
		// The button is pressed by the page itself: on a busy machine, reading can end before the mouse arrives.
		await page.evaluate(() => {
			const watch = new MutationObserver(() => {
				const cancel = [...document.querySelectorAll<HTMLElement>('.file-head button')].find((button) => button.textContent === 'Cancel');
				if (cancel === undefined) return;
				watch.disconnect();
				cancel.click();
			});
			watch.observe(document.body, { childList: true, subtree: true });
		});
		const dialog = await openFile(page, 'cancelled.pgn', pgnOf(games));
		await dialog.getByText('Reading stopped at').waitFor();
		await dialog.getByRole('button', { name: 'Continue' }).click();
		await dialog.getByText(counted).waitFor();
	});
});

describe('a packed file', () => {
	it.each([
		['games.pgn.zst', zstdOf(Buffer.from(pgnOf(3000)))],
		['games.pgn.gz', new Uint8Array(gzipSync(pgnOf(3000)))],
	])('is unpacked: %s', async (name, content) => {
		const page = await site.open();
		const dialog = await openFile(page, name, content);
		await dialog.getByText('3,000 games').waitFor();
		await page.locator('.file-row').nth(1).click();
		await expect.poll(() => white(page)).toContain('[White "Anna 1"]');
	});

	it('that is damaged is refused with the reason', async () => {
		const page = await site.open();
		await openFile(page, 'damaged.gz', new Uint8Array(gzipSync(pgnOf(3)).subarray(0, 40)));
		await page.locator('.notice', { hasText: 'The file is not valid gzip' }).waitFor();
	});
});

describe('a file of positions', () => {
	it('is listed, and each is put on the board', async () => {
		const page = await site.open();
		const line = '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";';
		const dialog = await openFile(page, 'wac.epd', `${line}\n${line.replace('001', '002')}\n`);
		await dialog.getByText('2 positions').waitFor();
		await page.locator('.file-row', { hasText: 'WAC.002' }).click();
		await page.locator('.notice', { hasText: 'This is a position of Chess (EPD).' }).waitFor();
		await page.getByRole('button', { name: 'Previous position' }).click();
		await page.locator('.file-bar', { hasText: 'position 1 of 2' }).waitFor();
	});
});
