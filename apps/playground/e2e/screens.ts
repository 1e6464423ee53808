import type { Page } from 'playwright';
import { choose, goTo, paste, showTools, square } from './support.js';

/** A screen of the page. `show` brings the page there from the screen before it, in the order of the table. */
interface Screen {
	readonly name: string;
	readonly show: (page: Page) => Promise<void>;
}

const tab = goTo;
const button = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const waitFor = (page: Page, place: string): Promise<void> => page.locator(place).first().waitFor();

/** Opens the closed sections of the panel. */
const unfold = async (page: Page): Promise<void> => {
	await page.locator('#panel details:not([open]) > summary').evaluateAll((all) => {
		for (const summary of all) (summary as HTMLElement).click();
	});
};

const GAME = '[White "Anna"]\n[Black "Ben"]\n\n1. e4 {best by test [%clk 0:01:00]} e5 (1... c5 $1) 2. Nf3 Nc6';

/** All screens: a new panel or state gets a row. */
export const SCREENS: readonly Screen[] = [
	{ name: 'the first visit', show: (page) => waitFor(page, '.example-card img') },
	{
		name: 'the list of games',
		show: async (page) => {
			await page.locator('.game-button').click();
			await waitFor(page, 'dialog[open] img');
		},
	},
	{
		name: 'a search for a game without a result',
		show: (page) => page.getByRole('searchbox', { name: 'Find a game' }).fill('zzzz'),
	},
	{
		name: 'the dialog for files and texts',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await page.keyboard.press('Escape');
			await button(page, 'Open…');
			await waitFor(page, '#open-text');
		},
	},
	{
		name: 'the list of an opened file',
		show: async (page) => {
			await page
				.locator('#open-file')
				.setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(`${GAME} *\n\n${GAME} *\n\n`) });
			await waitFor(page, '.file-row');
		},
	},
	{
		name: 'a game with variations, a comment, clocks and its tools',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await tab(page, 'Game');
			await button(page, 'Play chess');
			await paste(page, 'moves', GAME);
			await page.locator('.moves .move', { hasText: 'c5' }).click();
			await page.getByRole('region', { name: 'Edit c5' }).waitFor();
		},
	},
	{
		name: 'faults in moves and in a position, with FEEN',
		show: async (page) => {
			await paste(page, 'moves', `${GAME} 3. Bb5+ Zz9`);
			await waitFor(page, '#moves-problems .problem');
			await paste(page, 'fen', 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
			await waitFor(page, '#fen-problems .problem');
			await unfold(page);
		},
	},
	{
		name: 'a refused move',
		show: async (page) => {
			await paste(page, 'fen', '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1');
			await page.locator('.notice', { hasText: 'A new game begins here' }).waitFor();
			await square(page, 'a7').click();
			await square(page, 'd5').click();
			await waitFor(page, '.notice-refusal');
		},
	},
	{
		name: 'the choice of a promotion',
		show: async (page) => {
			await square(page, 'a7').click();
			await square(page, 'b8').click();
			await page.getByRole('dialog').first().waitFor();
		},
	},
	{
		name: 'the layers of the board',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await showTools(page);
			await page.locator('.bar-layers').click();
			await page.getByRole('group', { name: 'Layers' }).getByRole('button').first().click();
		},
	},
	{
		name: 'all notations',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await tab(page, 'Notations');
			await waitFor(page, '#panel textarea');
			await unfold(page);
		},
	},
	{
		name: 'the rules',
		show: async (page) => {
			await tab(page, 'Rules');
			await waitFor(page, '.leaflet-pieces svg');
			await unfold(page);
		},
	},
	{
		name: 'the laboratory',
		show: async (page) => {
			await tab(page, 'Analyse');
			await page.getByRole('region', { name: 'Perft' }).getByRole('button', { name: 'Count' }).click();
			await waitFor(page, '#divide');
			await page.locator('#divide').fill('a7a8q: 1');
			await unfold(page);
		},
	},
	{
		name: 'the computer players',
		show: async (page) => {
			await tab(page, 'New game');
			await page.getByText('Play against the computer').waitFor();
		},
	},
	{
		name: 'a piece in all notations',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await tab(page, 'Piece');
			await page.locator('#piece').fill('mR+cpR');
			await waitFor(page, '#panel svg');
			await unfold(page);
		},
	},
	{
		name: 'a piece with faults',
		show: async (page) => {
			await page.locator('#piece').fill('m??');
			await waitFor(page, '#piece-problems .problem');
		},
	},
	{
		name: 'the examples',
		show: async (page) => {
			await tab(page, 'Examples');
			await waitFor(page, '.examples img');
		},
	},
	{
		name: 'the menu',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await button(page, 'Menu');
			await waitFor(page, '.theme-sample');
		},
	},
	{
		name: 'the keys',
		show: async (page) => {
			await button(page, 'Keys');
			await waitFor(page, '.keys kbd');
		},
	},
	{
		name: 'the workshop',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await tab(page, 'Workshop');
			await waitFor(page, '#rules .cm-line');
			await unfold(page);
		},
	},
	{
		name: 'faults of rules',
		show: async (page) => {
			await paste(page, 'rules', 'Variant: x\nBord: 8x8\n');
			await waitFor(page, '#rules-problems .problem');
		},
	},
	{
		name: 'a numbered start, with Undo of the change',
		show: async (page) => {
			await choose(page, 'Chess960');
			await tab(page, 'Game');
			await tab(page, 'New game');
			await waitFor(page, '#start-number');
		},
	},
	{
		name: 'Shogi',
		show: async (page) => {
			await page.keyboard.press('Escape');
			await choose(page, 'Shogi');
			await waitFor(page, '.stage x-board');
		},
	},
	{
		name: 'a link that cannot be opened',
		show: async (page) => {
			await page.evaluate(() => {
				location.hash = `${location.hash.slice(1, -1)}.`;
			});
			await page.getByRole('button', { name: 'Open the repaired link' }).waitFor();
		},
	},
	{
		name: 'a board without edges',
		show: async (page) => {
			await button(page, 'Dismiss');
			await choose(page, 'Infinite chess (ICN)');
			await waitFor(page, '#icn');
			await unfold(page);
		},
	},
	{
		name: 'faults in ICN',
		show: async (page) => {
			await paste(page, 'icn', 'w K0,0|k9,9\n\n1. K0,0>1,1 | k9,9>1,1');
			await waitFor(page, '#panel .problem');
		},
	},
];
