import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LION_SKIRMISH } from '../src/worker/languages/lion-skirmish.js';
import { choose, editorText, fen, paste, rulesText, spoken, testSite, violations } from './support.js';

const site = testSite();

/** Pastes a text on the page, outside of its fields. */
const pasteOnPage = (page: Page, text: string): Promise<void> =>
	page.evaluate((pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', pasted);
		document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	}, text);

const noticed = (page: Page, text: string): Promise<void> => page.locator('.notice', { hasText: text }).waitFor();
const game = (page: Page, title: string): Promise<void> => page.locator('.game-button', { hasText: title }).first().waitFor();

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

describe('a text pasted on the page', () => {
	const TEXTS: readonly (readonly [text: string, told: string, title: string])[] = [
		[`sfen ${SHOGI}`, 'This is a position of Shogi (USI). The board switched to Shogi.', 'Shogi'],
		[`position sfen ${SHOGI} moves 7g7f 3c3d`, 'This is a game of Shogi (USI).', 'Shogi'],
		['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 'This is a position of Chess (FEN).', 'Chess'],
		['[White "A"]\n[Variant "Atomic"]\n\n1. Nf3 f6 *', 'This is a game of Atomic', 'Atomic'],
		['lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s', 'This is a position of Shogi (FEEN).', 'Shogi'],
		['2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6;', 'This is a position of Chess (EPD).', 'Chess'],
		['w K0,0|Q3,1|k0,9|r-4,7', 'This is a game of Infinite chess (ICN).', 'Infinite chess'],
		['1. e4 e5 2. Nf3', 'This is a game of Chess.', 'Chess'],
	];

	it('is named and put on the board, and can be undone', async () => {
		const page = await site.open();
		for (const [text, told, title] of TEXTS) {
			await pasteOnPage(page, text);
			await noticed(page, told);
			await game(page, title);
			await expect.poll(() => spoken(page)).toContain(told);
			await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
			await game(page, 'Chess');
			await expect.poll(() => fen(page)).toBe(`${CHESS} w KQkq - 0 1`);
		}
	});

	it('shows the last position of a command, and plays its moves', async () => {
		const page = await site.open();
		await pasteOnPage(page, 'position startpos moves e2e4 e7e5 g1f3');
		await expect.poll(() => page.locator('.moves .move').allTextContents()).toEqual(['e4', 'e5', 'Nf3']);
		await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('Nf3');
	});

	it('of rules opens the workshop with them', async () => {
		const page = await site.open();
		await pasteOnPage(page, LION_SKIRMISH);
		await noticed(page, 'The board plays Lion skirmish.');
		await expect.poll(() => rulesText(page)).toBe(LION_SKIRMISH.trim());
		await pasteOnPage(page, '[mychess:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n');
		await noticed(page, 'The board plays mychess.');
		await pasteOnPage(page, 'Variant: My chess\nBoard: 6x6\n');
		await expect.poll(() => rulesText(page)).toBe('Variant: My chess\nBoard: 6x6');
		await page.locator('#rules-problems .problem').first().waitFor();
	});

	it('of a piece is drawn, after a question if it can be something else', async () => {
		const page = await site.open();
		await pasteOnPage(page, 'mR+cpR');
		await expect.poll(() => editorText(page, 'piece')).toBe('mR+cpR');
		await pasteOnPage(page, 'fmWfcF');
		await page.locator('.notice').getByRole('button', { name: 'Open it' }).click();
		await expect.poll(() => editorText(page, 'piece')).toBe('fmWfcF');
	});

	it('of a position of any other game is shown as FEEN', async () => {
		const page = await site.open();
		await pasteOnPage(page, '8/8 2PBP/ C/c');
		await expect.poll(() => page.locator('#feen').inputValue()).toBe('8/8 2PBP/ C/c');
		await pasteOnPage(page, 'k^7/8 / G/g');
		await expect.poll(() => page.locator('#feen').inputValue()).toBe('k^7/8 / G/g');
	});

	it('of a link opens it', async () => {
		const page = await site.open();
		await choose(page, 'Xiangqi');
		await expect.poll(() => page.url()).toContain('#');
		const address = page.url();
		await choose(page, 'Chess');
		await pasteOnPage(page, address);
		await game(page, 'Xiangqi');
	});

	it('that is a position with faults is shown with them', async () => {
		const page = await site.open();
		await pasteOnPage(page, 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
		await page.locator('#fen-problems .problem').first().waitFor();
	});

	it('that is not recognised leaves the board alone, and the notations are named', async () => {
		const page = await site.open();
		await pasteOnPage(page, 'Hello world, this is a letter.');
		await noticed(page, 'This text was not recognised. Expected');
		await pasteOnPage(page, ' ');
		await noticed(page, 'The text is empty.');
		await expect.poll(() => fen(page)).toBe(`${CHESS} w KQkq - 0 1`);
	});
});

describe('a text pasted into a field of another game', () => {
	it('stays there, and one click switches to its game', async () => {
		const page = await site.open();
		await page.locator('#fen').focus();
		await page.evaluate((text) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', text);
			document.activeElement?.dispatchEvent(
				new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
			);
		}, SHOGI);
		await paste(page, 'fen', SHOGI);
		await noticed(page, 'This looks like a position of Shogi (SFEN).');
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Switch to Shogi' }).click();
		await game(page, 'Shogi');
		await expect.poll(() => fen(page)).toBe(SHOGI);
	});
});

describe('the button “Open…”', () => {
	it('asks for a text or a file, by keyboard too', async () => {
		const page = await site.open();
		await page.getByRole('button', { name: 'Open…' }).focus();
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Open' });
		await dialog.waitFor();
		expect(await violations(page)).toEqual([]);
		await page.locator('#open-text').fill(`sfen ${SHOGI}`);
		await dialog.getByRole('button', { name: 'Open the text' }).click();
		await game(page, 'Shogi');
		expect(await dialog.isVisible()).toBe(false);
		await page.getByRole('button', { name: 'Open…' }).click();
		await page
			.locator('#open-file')
			.setInputFiles({ name: 'rules.ini', mimeType: 'text/plain', buffer: Buffer.from('[mychess:chess]\nstalemateValue = loss\n') });
		await noticed(page, 'The board plays mychess.');
	});
});

describe('a drop', () => {
	/** Dispatches an event of dragging with a file or a text. */
	const dragged = (page: Page, type: string, given: { readonly text?: string; readonly file?: string }): Promise<boolean> =>
		page.evaluate(
			([name, { text, file }]) => {
				const dataTransfer = new DataTransfer();
				if (text !== undefined) dataTransfer.setData('text/plain', text);
				if (file !== undefined) dataTransfer.items.add(new File([file], 'dropped.pgn'));
				return document.querySelector('#fen')!.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
			},
			[type, given] as const,
		);

	it('of a file anywhere opens it, after its target was shown', async () => {
		const page = await site.open();
		const file = '[White "A"]\n\n1. d4 *\n\n[White "B"]\n\n1. c4 *\n';
		expect(await dragged(page, 'dragover', { file })).toBe(false);
		await page.locator('.drop-target').waitFor();
		expect(await dragged(page, 'drop', { file })).toBe(false);
		const dialog = page.getByRole('dialog', { name: 'List: dropped.pgn' });
		await dialog.getByText('2 games').waitFor();
		expect(await page.locator('.drop-target').count()).toBe(0);
	});

	it('that is taken elsewhere hides the target', async () => {
		const page = await site.open();
		await dragged(page, 'dragover', { file: 'x' });
		await page.locator('.drop-target').waitFor();
		await dragged(page, 'dragleave', {});
		await expect.poll(() => page.locator('.drop-target').count()).toBe(0);
	});

	it('of text into a field is left to the field', async () => {
		const page = await site.open();
		expect(await dragged(page, 'dragover', { text: 'e4' })).toBe(true);
	});
});
