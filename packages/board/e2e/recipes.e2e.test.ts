import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Change, type Kitchen, openKitchen } from './recipes-support.js';

type Svg = typeof import('../src/svg/index.js');

/** A game of `playChess`. */
interface Game {
	readonly outcome: unknown;
	readonly moves: readonly string[];
	undo(): boolean;
}

/** All that is in the global of `standalone-chess.js`. */
const EXPORTS = 'XBoard apply chess legal moveName orthodox outcome piecesOf playChess previous rectangle viewOf'.split(' ');

let kitchen: Kitchen;

beforeAll(async () => {
	kitchen = await openKitchen();
});

afterEach(async () => {
	for (const context of kitchen.browser.contexts()) await context.close();
});

afterAll(() => kitchen.close());

const cell = (page: Page, name: string) => page.locator(`[role="gridcell"][aria-label^="${name},"]`);

/** The shapes in a colour of the theme. */
const painted = (page: Page, attribute: 'fill' | 'stroke', role: string) =>
	page.locator(`x-board .layer [${attribute}*="x-board-${role},"]`);

/** Plays e2–e4 by two clicks. The page writes the name of the move. It shows an arrow from e2 to e4 and a mark on e4, and then the last move. */
const playsE4 = async (page: Page, answer: RegExp): Promise<void> => {
	await expect.poll(() => painted(page, 'fill', 'mark-green').count()).toBe(1);
	expect(await painted(page, 'stroke', 'mark-red').count()).toBe(1);
	expect(await painted(page, 'fill', 'last').count()).toBe(0);
	expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, white pawn, can move');
	await cell(page, 'e2').click();
	await cell(page, 'e4').click();
	await expect.poll(() => page.locator('output').textContent()).toMatch(answer);
	await expect.poll(() => cell(page, 'e4').getAttribute('aria-label')).toMatch(/^e4, white pawn/);
	expect(await cell(page, 'e2').getAttribute('aria-label')).toBe('e2, empty');
	expect(await painted(page, 'fill', 'last').count()).toBe(1);
	expect(kitchen.complaints).toEqual([]);
};

describe('recipes', () => {
	const NUMBER = "Type 'number' is not assignable to type 'readonly PieceSet[]'";
	const NAME = "Property 'name' does not exist on type 'BoardMove'";

	it.each<readonly [recipe: string, entry: string, change: Change, fault: string]>([
		['react', 'page.tsx', ['Chess.tsx', 'sets={SETS}', 'sets={3}'], NUMBER],
		['vue', 'page.ts', ['Chess.vue', ':sets="sets"', ':sets="3"'], NUMBER],
		['svelte', 'page.ts', ['Chess.svelte', '{sets}', 'sets={3}'], NUMBER],
		['solid', 'page.tsx', ['Chess.tsx', 'sets={SETS}', 'sets={3}'], NUMBER],
		['angular', 'built/page.js', ['chess.ts', 'detail.move.id)', 'detail.move.name)'], NAME],
		['typescript', 'page.ts', ['page.ts', 'detail.move.id)', 'detail.move.name)'], NAME],
	])(
		'%s compiles strictly but not with a wrong type, and plays a move, and black answers',
		async (recipe, entry, change, fault) => {
			const faults = await kitchen.compile(recipe, change);
			expect(faults.recipe).toBe('');
			expect(faults.copy).toContain(fault);
			await kitchen.cook(recipe, entry, 'page.js');
			const page = await kitchen.open(`${recipe}/index.html`);
			await playsE4(page, /^e2e4$/);
			await cell(page, 'e7').click();
			await cell(page, 'e5').click();
			await expect.poll(() => page.locator('output').textContent()).toBe('e7e5');
			await expect.poll(() => cell(page, 'd7').getAttribute('aria-label')).toBe('d7, black pawn');
		},
		300_000,
	);

	it('chessground plays a move', async () => {
		await kitchen.cook('chessground', 'page.js', 'page.js');
		const page = await kitchen.open('chessground/index.html');
		await playsE4(page, /^e2-e4$/);
	});

	it('chessground makes premoves, which are taken back or played', async () => {
		await kitchen.cook('chessground', 'page.js', 'page.js');
		const page = await kitchen.open('chessground/index.html');
		const output = page.locator('output');
		await playsE4(page, /^e2-e4$/);
		expect(await cell(page, 'a1').getAttribute('aria-label')).toBe('a1, white rook, can premove');
		expect(await cell(page, 'a7').getAttribute('aria-label')).toBe('a7, black pawn');
		for (const name of ['a1', 'a5']) await cell(page, name).click();
		await expect.poll(() => output.textContent()).toBe('a1-a5 ahead');
		await cell(page, 'a4').click();
		await expect.poll(() => output.textContent()).toBe('nothing ahead');
		for (const name of ['g1', 'f3']) await cell(page, name).click();
		await expect.poll(() => output.textContent()).toBe('g1-f3 ahead');
		for (const name of ['f3', 'e5']) await cell(page, name).click();
		await expect.poll(() => output.textContent()).toBe('f3-e5 ahead');
		await page.getByRole('button', { name: 'Answer' }).click();
		await expect.poll(() => output.textContent()).toBe('g1-f3');
		await expect.poll(() => cell(page, 'e5').getAttribute('aria-label')).toBe('e5, white knight, premove, can premove');
		expect(kitchen.complaints).toEqual([]);
	});

	it('plain makes a picture of its board', async () => {
		const page = await kitchen.open('plain/index.html');
		await page.addScriptTag({ type: 'module', content: "import { toPng } from './board/svg/index.js'; globalThis.toPng = toPng;" });
		await page.waitForFunction(() => 'toPng' in globalThis);
		const picture = await page.evaluate(async () => {
			const { toPng } = globalThis as unknown as Svg;
			const { geometry, pieces, sets } = document.querySelector('x-board')!;
			const blob = await toPng({ geometry: geometry!, pieces: pieces!, sets: sets! }, { width: 320 });
			const { width, height } = await createImageBitmap(blob);
			return { width, height, type: blob.type, size: blob.size };
		});
		expect(picture).toMatchObject({ width: 320, height: 320, type: 'image/png' });
		expect(picture.size).toBeGreaterThan(5000);
	});

	it('plain plays a move from copied files', async () => {
		await playsE4(await kitchen.open('plain/index.html'), /^e2-e4$/);
	});

	it('plain plays a move from a file, as one script', async () => {
		await kitchen.cook('plain', 'page.js', 'bundle.js', 'iife');
		await playsE4(await kitchen.open('plain/bundled.html', 'file'), /^e2-e4$/);
	});

	it('gallery shows all sets and all themes', async () => {
		const page = await kitchen.open('gallery/index.html');
		const { BOARD_THEMES, LIGHT_THEME } = await import('../src/svg/index.js');
		const boards = page.locator('x-board');
		expect(await boards.count()).toBe(20);
		const shown = await boards.evaluateAll((all) =>
			all.slice(0, 10).map((board) => {
				const style = getComputedStyle(board);
				return ['light', 'dark', 'last'].map((role) => style.getPropertyValue(`--_${role}`));
			}),
		);
		const expected = Object.values(BOARD_THEMES).flatMap(({ light, dark }) => [light, dark].map((one) => [one.light, one.dark, one.last]));
		expect(shown).toEqual(expected);
		expect(expected[0]).toEqual([LIGHT_THEME.light, LIGHT_THEME.dark, LIGHT_THEME.last]);
		const empty = await page.locator('img').evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth).length);
		expect(empty).toBe(0);
		expect(await page.locator('h2').allTextContents()).toContain('Shogi, with moves');
		expect(kitchen.complaints).toEqual([]);
	});

	it('import-map plays a move from installed packages, with the map of docs/without-a-bundler.md', async () => {
		const text = readFileSync(new URL('../docs/without-a-bundler.md', import.meta.url), 'utf8');
		const written = /<script type="importmap">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
		const page = await kitchen.open('import-map/index.html');
		const map = await page.locator('script[type="importmap"]').textContent();
		expect(JSON.parse(written)).toEqual(JSON.parse(map ?? ''));
		await playsE4(page, /^e2e4$/);
	});

	it.each(['server', 'file'] as const)('standalone plays a move without rules, from a %s', async (from) => {
		await playsE4(await kitchen.open('standalone/index.html', from), /^e2-e4$/);
	});

	it.each(['server', 'file'] as const)('standalone plays chess, from a %s', async (from) => {
		const page = await kitchen.open('standalone/chess.html', from);
		await playsE4(page, /^e2e4$/);
		await cell(page, 'e7').click();
		await cell(page, 'e5').click();
		await expect.poll(() => page.locator('output').textContent()).toBe('e7e5');
	});

	it('standalone is a module, too', async () => {
		const page = await kitchen.open('standalone/chess.html');
		// As text: a bundler would replace the import.
		const names = await page.evaluate(`(async () => {
			globalThis.xBoard = undefined;
			await import('/standalone/standalone-chess.js');
			return Object.keys(globalThis.xBoard).sort();
		})()`);
		expect(names).toEqual(EXPORTS);
	});

	it('standalone names wrong options and moves', async () => {
		const page = await kitchen.open('standalone/chess.html');
		const refused = (call: string) =>
			page.evaluate((code) => {
				try {
					new Function(code)();
				} catch (error) {
					return String(error);
				}
				return 'accepted';
			}, call);
		const board = "document.querySelector('x-board')";
		expect(await refused(`xBoard.playChess(${board}, { fen: '' })`)).toBe(
			'TypeError: options.fen: Unknown option. Expected one of "moves", "movers", "onMove".',
		);
		expect(await refused(`xBoard.playChess(${board}, { moves: ['e2e5'] })`)).toBe(
			'RangeError: Expected the name of a legal move, as "e2e4", found "e2e5".',
		);
		expect(await refused(`xBoard.piecesOf('8/8')`)).toBe('TypeError: Expected 8 ranks, found 2, in the placement "8/8".');
		expect(await refused(`xBoard.piecesOf('8/8/8/8/8/8/8/7')`)).toBe(
			'TypeError: Expected 8 squares, found 7, on rank 1 in the placement "8/8/8/8/8/8/8/7".',
		);
		expect(await refused(`xBoard.piecesOf('8/8/8/8/8/8/8/7A')`)).toBe(
			'TypeError: Expected a piece letter, found "A", on rank 1 in the placement "8/8/8/8/8/8/8/7A".',
		);
		const game = await page.evaluate(() => {
			const { playChess } = (globalThis as unknown as { readonly xBoard: { playChess(board: Element, options: object): Game } }).xBoard;
			const one = playChess(document.querySelector('x-board')!, { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] });
			const end = one.outcome;
			return { end, undone: one.undo(), moves: one.moves };
		});
		expect(game).toEqual({ end: { reason: 'checkmate', winner: 'black' }, undone: true, moves: ['f2f3', 'e7e5', 'g2g4'] });
	});
});
