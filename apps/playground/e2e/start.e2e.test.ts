import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { focused, goTo, shifts, square, testSite, violations } from './support.js';

const site = testSite();

const LOOKS: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
	{ name: 'wide and light', options: { viewport: { width: 1440, height: 900 } } },
	{ name: 'wide and dark', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } },
	{ name: 'at 200 %', options: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } },
	{ name: 'narrow, light and touched', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
	{ name: 'narrow and dark', options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } },
];

const strip = (page: Page) => page.getByRole('region', { name: 'Examples to open' });
const cards = (page: Page) => strip(page).locator('.example-card');
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Games' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a game' });
const sideways = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as a new visitor sees it, with all its late parts. */
const begin = async (options: BrowserContextOptions = {}, address?: string): Promise<Page> => {
	const page = await site.open(address, options, 'new');
	// Pictures are drawn when they are seen: on phones the examples are below the board.
	await cards(page).first().scrollIntoViewIfNeeded();
	await cards(page).first().locator('img').waitFor();
	return page;
};

describe.each(sampleOf('looks', LOOKS, { normal: 0.4, quick: 0.2 }))('$name', ({ options }) => {
	it('a new visitor reads the purpose of the page and sees examples without a shift or a violation', async () => {
		const page = await begin(options);
		await page.getByRole('heading', { name: 'Every kind of chess, in every way of writing it.' }).waitFor();
		await page.locator('.notice-refusal', { hasText: 'bishop on b5' }).waitFor();
		await expect.poll(() => cards(page).count()).toBe(8);
		expect(await shifts(page)).toBeLessThan(0.01);
		expect(await sideways(page)).toBe(0);
		expect(await violations(page)).toEqual([]);
		await goTo(page, 'Examples');
		await page.locator('.examples img').first().waitFor();
		expect(await sideways(page)).toBe(0);
		expect(await violations(page)).toEqual([]);
	});

	it('the list of games has pictures and no violation', async () => {
		const page = await site.open(undefined, options);
		await page.locator('.game-button').click();
		await chooser(page).getByRole('button', { name: 'Shogi', exact: true }).waitFor();
		await chooser(page).locator('img').first().waitFor();
		expect(await violations(page)).toEqual([]);
		await field(page).fill('crazyhose');
		await chooser(page)
			.getByRole('status')
			.filter({ hasText: /^\d similar games? found\. Enter opens Crazyhouse\.$/ })
			.waitFor();
		expect(await violations(page)).toEqual([]);
		expect(await chooser(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
	});
});

describe('a new visitor', () => {
	const cases = [
		['A wrong move', 'Chess', 'white king'],
		['Shogi', 'Shogi', 'Sente king'],
		['Xiangqi', 'Xiangqi', 'red general'],
		['Duck chess', 'Duck', 'white king'],
		['Hexagonal chess', 'Gliński’s Hexagonal', 'white king'],
		['Your own game', 'Cannon skirmish', 'white General'],
		['Chess in five levels', 'Raumschach', 'white unicorn'],
	] as const;
	it.each(sampleOf('examples', cases, { normal: 0.5, quick: 0.2 }))('opens “%s” by one click', async (title, game, piece) => {
		const page = await begin({}, site.file);
		await cards(page).filter({ hasText: title }).click();
		await page.locator('.game-button', { hasText: game }).waitFor();
		await page.locator(`.stage [role="gridcell"][aria-label*="${piece}" i]`).first().waitFor();
		await expect.poll(() => page.url()).toContain('#');
	});

	it('opens an infinite board by one key', async () => {
		const page = await begin();
		await cards(page).filter({ hasText: 'An infinite board' }).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('application', { name: 'Board' }).waitFor();
		await page.locator('#icn').waitFor();
	});

	it('plays chess by one press, and sees the board first on the next visit', async () => {
		const page = await begin();
		await strip(page).getByRole('button', { name: 'Play chess' }).press('Enter');
		await strip(page).waitFor({ state: 'detached' });
		await square(page, 'd2').and(page.locator('[aria-label*="white pawn"]')).waitFor();
		const again = await page.context().newPage();
		await again.goto(site.served);
		await square(again, 'e2').waitFor();
		expect(await strip(again).count()).toBe(0);
		await goTo(again, 'Examples');
		await again.getByRole('list', { name: 'Examples' }).getByRole('button', { name: 'Duck chess' }).locator('img').waitFor();
	});

	it('keeps a bare address until something is done', async () => {
		const page = await begin();
		expect(new URL(page.url()).hash).toBe('');
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.locator('.sheet').waitFor();
		await page.getByRole('tab', { name: 'Game' }).click();
		await strip(page).waitFor();
		await square(page, 'a7').click();
		await square(page, 'a6').click();
		await strip(page).waitFor({ state: 'detached' });
	});

	it('opens all examples', async () => {
		const page = await begin();
		await strip(page).getByRole('button', { name: 'All examples' }).click();
		await page.getByRole('list', { name: 'Examples' }).waitFor();
	});

	it('can use the page where it may not store anything', async () => {
		const context = await site.browser.newContext();
		await context.addInitScript(() =>
			Object.defineProperty(globalThis, 'localStorage', {
				get: () => {
					throw new DOMException('forbidden', 'SecurityError');
				},
			}),
		);
		const page = await context.newPage();
		const errors: string[] = [];
		page.on('pageerror', (error) => errors.push(String(error)));
		await page.goto(site.served);
		await cards(page).filter({ hasText: 'Shogi' }).click();
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		await strip(page).waitFor({ state: 'detached' });
		expect(errors).toEqual([]);
	});
});

describe('a visitor with a link', () => {
	it('sees the board and no examples', async () => {
		const first = await site.open();
		await square(first, 'e2').click();
		await square(first, 'e4').click();
		await first.locator('.move', { hasText: 'e4' }).waitFor();
		const page = await site.open(first.url(), {}, 'new');
		await square(page, 'e4').waitFor();
		expect(await strip(page).count()).toBe(0);
	});
});

describe('the receiver of a game that a player made', () => {
	it('reads its title and its goal, and plays it', async () => {
		const author = await site.open();
		await goTo(author, 'Workshop');
		await author.getByRole('button', { name: 'Play these rules' }).click();
		await author.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		await expect.poll(() => author.url()).toContain('#');
		await expect.poll(() => author.title()).toBe('Cannon skirmish · @x');
		const page = await site.open(author.url(), {}, 'new');
		const shared = page.getByRole('region', { name: 'A shared game' });
		await shared.getByRole('heading', { name: 'Cannon skirmish' }).waitFor();
		await shared.getByText(/Checkmate/).waitFor();
		expect(await violations(page)).toEqual([]);
		await shared.getByRole('button', { name: 'Play', exact: true }).click();
		await shared.waitFor({ state: 'detached' });
		await page.locator('#moves').waitFor();
	});
});

describe('the list of games', () => {
	it('is searched, walked through and opened by keyboard', async () => {
		const page = await site.open();
		const button = page.locator('.game-button');
		await button.focus();
		await page.keyboard.press('Enter');
		await chooser(page).getByRole('button', { name: 'Chess', exact: true }).waitFor();
		await expect.poll(() => focused(page)).toBe('Find a game');
		const held = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
		await page.keyboard.type('zzzz');
		await chooser(page).getByRole('status').filter({ hasText: 'No game has “zzzz” in its name, rules or pieces.' }).waitFor();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('capa');
		await chooser(page).getByRole('status').filter({ hasText: '3 games found. Enter opens Capablanca.' }).waitFor();
		await page.keyboard.press('ArrowDown');
		expect(await held()).toBe('Capablanca');
		await page.keyboard.press('ArrowRight');
		expect(await held()).toBe('Caparandom');
		await page.keyboard.press('ArrowUp');
		expect(await focused(page)).toBe('Find a game');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await button.filter({ hasText: 'Caparandom' }).waitFor();
		await expect.poll(() => focused(page)).toMatch(/^Game: Caparandom/);

		await page.keyboard.press('Enter');
		const recent = chooser(page).getByRole('region', { name: 'Recent' });
		await recent.getByRole('button', { name: 'Caparandom' }).waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		expect(await held()).toBe('Chess');
		await page.keyboard.press('d');
		await expect.poll(() => field(page).inputValue()).toBe('d');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await chooser(page).waitFor({ state: 'hidden' });
		expect(await focused(page)).toMatch(/^Game: Caparandom/);
	});

	it('is searched by rules and by pieces, and leads to the place where games are built', async () => {
		const page = await site.open();
		await page.locator('.game-button').click();
		await field(page).fill('unicorn');
		await chooser(page).getByRole('status').filter({ hasText: '1 game found. Enter opens Raumschach.' }).waitFor();
		await field(page).fill('third check');
		await chooser(page).getByRole('button', { name: 'Three-check', exact: true }).waitFor();
		await field(page).fill('camel');
		await chooser(page).getByRole('status').filter({ hasText: 'No game has “camel” in its name, rules or pieces.' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await chooser(page).getByRole('button', { name: 'Build one' }).click();
		await chooser(page).waitFor({ state: 'hidden' });
		await page.locator('#rules').waitFor();
	});

	it('shows one group, and opens one of its games by chance', async () => {
		const page = await site.open();
		await page.locator('.game-button').click();
		const groups = chooser(page).getByRole('group', { name: 'Games shown' });
		await groups.getByRole('button', { name: 'All 129', pressed: true }).waitFor();
		await groups.getByRole('button', { name: 'Hex', exact: true }).click();
		const entries = chooser(page).locator('.games-list li');
		await expect.poll(() => entries.allTextContents()).toEqual(['Gliński’s HexagonalThree bishops, six ways to turn.91 hexagonsHex']);
		await chooser(page).getByRole('button', { name: 'Surprise me' }).click();
		await page.locator('.game-button', { hasText: 'Gliński' }).waitFor();
		await page.locator('.game-button').click();
		await groups.getByRole('button', { name: 'My own' }).click();
		await chooser(page).getByText('Games that you build are listed here.').waitFor();
		expect(await violations(page)).toEqual([]);
		await field(page).fill('ch');
		await groups.getByRole('button', { name: 'All 129', pressed: true }).waitFor();
	});

	it('keeps games of the user’s own', async () => {
		const page = await begin();
		await cards(page).filter({ hasText: 'Your own game' }).click();
		await page.locator('.game-button', { hasText: 'Cannon skirmish' }).waitFor();
		await page.locator('.game-button').click();
		await field(page).fill('shogi');
		await page.keyboard.press('Enter');
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		await page.locator('.game-button').click();
		await chooser(page).getByRole('button', { name: 'My own' }).click();
		const own = chooser(page).getByRole('region', { name: 'My own' }).getByRole('button', { name: 'Cannon skirmish' });
		await chooser(page).locator('li img').waitFor();
		await own.click();
		await page.locator('.stage [role="gridcell"][aria-label*="white General"]').first().waitFor();
	});

	it('draws only the games in view', async () => {
		const page = await site.open();
		await page.locator('.game-button').click();
		await chooser(page).locator('img').first().waitFor();
		const last = chooser(page).locator('li', { hasText: 'Infinite chess (ICN)' });
		expect(await last.locator('img').count()).toBe(0);
		await last.scrollIntoViewIfNeeded();
		await last.locator('img').waitFor();
	});
});

describe('the page of a game', () => {
	it('opens its game, and the address follows the game on the board', async () => {
		const page = await site.open(`${site.served}shogi/`, {}, 'new');
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		expect(await strip(page).count()).toBe(0);
		expect(await page.evaluate(() => document.querySelector('meta[property="og:title"]')?.getAttribute('content'))).toBe('Shogi · @x');
		await expect.poll(() => new URL(page.url()).pathname).toBe('/shogi/');
		await page.locator('.game-button').click();
		await field(page).fill('xiangqi');
		await page.keyboard.press('Enter');
		await expect.poll(() => new URL(page.url()).pathname).toBe('/xiangqi/');
		const again = await site.open(page.url());
		await again.locator('.game-button', { hasText: 'Xiangqi' }).waitFor();
		await page.goBack();
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		await page.locator('.game-button').click();
		await chooser(page).getByRole('button', { name: 'Chess', exact: true }).click();
		await expect.poll(() => new URL(page.url()).pathname).toBe('/');
	});

	it('opens from a file too', async () => {
		const page = await site.open(new URL('shogi/index.html', site.file).href);
		await page.locator('.game-button', { hasText: 'Shogi' }).waitFor();
		await square(page, '7g').waitFor();
	});
});
