import { describe, expect, it } from 'vitest';
import { choose, DRAWN, drag, paste, square, testSite, violations } from './support.js';

const site = testSite();

describe('the sides of a game', () => {
	it.each([
		['Shogi', 'Sente', 'Gote', '7g', '7f'],
		['Xiangqi', 'Red', 'Black', 'e4', 'e5'],
		['Janggi', 'Cho', 'Han', 'e4', 'e5'],
	])('are called as players of %s call them', async (game, first, second, from, to) => {
		const page = await site.open();
		await choose(page, game);
		await page.locator('.status-line', { hasText: `${first} to move` }).waitFor();
		await square(page, from).click();
		await square(page, to).click();
		await page.locator('.status-line', { hasText: `${second} to move` }).waitFor();
		await expect.poll(() => page.locator('#spoken').textContent()).toMatch(new RegExp(`^${first}: .* ${second} to move\\.$`));
		const words = await page.locator('.stage').evaluate((stage) => {
			const roots = [stage, ...[...stage.querySelectorAll('x-board')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
			const labels = roots
				.flatMap((root) => [...root.querySelectorAll('[aria-label]')])
				.map((element) => element.getAttribute('aria-label'));
			return [...roots.map(({ textContent }) => textContent), ...labels].join('\n').toLowerCase();
		});
		expect(words).toContain(first.toLowerCase());
		for (const foreign of ['white', 'black'].filter((side) => side !== second.toLowerCase())) expect(words).not.toContain(foreign);
		await page.getByRole('tab', { name: 'Rules' }).click();
		await page.locator('.sheet', { hasText: `${first} and ${second} take turns.` }).waitFor();
	});
});

describe('the list of games', () => {
	it('knows short forms, translations and names in their own script', async () => {
		const page = await site.open();
		for (const [sought, title] of [
			['chinese chess', 'Xiangqi'],
			['koth', 'King of the Hill'],
			['3check', 'Three-check'],
			['将棋', 'Shogi'],
			['장기', 'Janggi'],
			['หมากรุก', 'Makruk'],
		] as const) {
			await page.locator('.game-button').click();
			await page.getByRole('searchbox', { name: 'Find a game' }).fill(sought);
			await page
				.getByRole('status')
				.filter({ hasText: `Enter opens ${title}.` })
				.waitFor();
			await page.getByRole('searchbox', { name: 'Find a game' }).press('Enter');
			await page.locator('.game-button', { hasText: title }).waitFor();
		}
	});
});

describe('the names of ranks', () => {
	it.each(['Xiangqi', 'Grand', 'Courier', 'Chushogi', 'Raumschach', 'Omicron'])(
		'are not covered by pieces or cells in %s',
		async (game) => {
			const page = await site.open();
			await choose(page, game);
			for (const flip of [false, true]) {
				if (flip) await page.getByRole('button', { name: 'Flip the board' }).click();
				await page
					.locator('.stage x-board')
					.evaluate((board) => Promise.allSettled(board.shadowRoot!.getAnimations().map(({ finished }) => finished)));
				const hidden = await page.locator('.stage x-board .frame').evaluate((picture) => {
					const covers = (shape: SVGGeometryElement | HTMLElement, label: SVGTextElement, at: DOMPoint): boolean => {
						if (shape instanceof HTMLElement) {
							const { x, y } = at.matrixTransform(label.getScreenCTM() ?? undefined);
							const { left, right, top, bottom } = shape.getBoundingClientRect();
							return x > left && x < right && y > top && y < bottom;
						}
						const point = at.matrixTransform(label.getScreenCTM() ?? undefined).matrixTransform(shape.getScreenCTM()?.inverse());
						return shape.isPointInFill(point) || shape.isPointInStroke(point);
					};
					const shapes = [...picture.querySelectorAll<SVGGeometryElement | HTMLElement>('.layer:first-child path, .piece')];
					const labels = [...picture.querySelectorAll<SVGTextElement>('.layer text[font-size]')];
					// Points across every character, from its foot to its head.
					const points = (label: SVGTextElement): DOMPoint[] =>
						Array.from({ length: label.getNumberOfChars() }, (_, index) => {
							const size = Number.parseFloat(getComputedStyle(label).fontSize);
							const { x, y } = label.getStartPositionOfChar(index);
							const end = label.getEndPositionOfChar(index).x;
							return [0.15, 0.5, 0.85].flatMap((across) =>
								[0.1, 0.3, 0.5].map((up) => new DOMPoint(x + (end - x) * across, y - up * size)),
							);
						}).flat();
					const hides = (label: SVGTextElement) => (shape: SVGGeometryElement | HTMLElement) =>
						(label.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
						points(label).some((at) => covers(shape, label, at));
					return labels.filter((label) => shapes.some(hides(label))).map(({ textContent }) => textContent);
				});
				expect(hidden).toEqual([]);
			}
		},
	);
});

describe('the pieces', () => {
	it('of another family are loaded late, with characters or with figures, which the browser keeps', async () => {
		const context = await site.browser.newContext();
		const page = await context.newPage();
		await page.goto(site.served);
		await square(page, 'e2').waitFor();
		const drawn = (): Promise<readonly string[]> =>
			page
				.locator('.stage .piece')
				.evaluateAll((pieces) => [...new Set(pieces.map((piece) => getComputedStyle(piece).backgroundImage))].sort());
		const asChess = await drawn();
		expect(await page.getByRole('button', { name: 'Pieces with figures' }).count()).toBe(0);
		await choose(page, 'Shogi');
		const choice = page.getByRole('button', { name: 'Pieces with figures' });
		await choice.waitFor();
		const characters = await drawn();
		expect(characters.filter((picture) => asChess.includes(picture))).toEqual([]);
		await choice.click();
		await expect.poll(drawn).not.toEqual(characters);
		expect(await choice.getAttribute('aria-pressed')).toBe('true');
		expect(await violations(page)).toEqual([]);
		const figures = await drawn();
		await page.reload();
		await choice.waitFor();
		await expect.poll(drawn).toEqual(figures);
	});
});

describe('a refused drop', () => {
	const NIFU = 'lnsgkgsnl/1r5b1/pppp1pppp/9/9/9/PPPP1PPPP/1B5R1/LNSGKGSNL w Pp 1';
	it('names the rule and the piece that is in the way', async () => {
		const page = await site.open();
		await choose(page, 'Shogi');
		await paste(page, 'fen', NIFU.replace(' w ', ' b '));
		await page.getByRole('button', { name: '1 Sente pawn' }).click();
		await square(page, '7e').click();
		await page.locator('.notice-refusal', { hasText: 'file 7' }).waitFor();
		expect(await page.locator('.notice-refusal').textContent()).toContain('A pawn of yours is already on file 7.');
		await expect.poll(() => page.locator(DRAWN.culprit).count()).toBe(1);
		await expect.poll(() => page.locator('#spoken').textContent()).toContain('on file 7');
		await page.getByRole('button', { name: '1 Sente pawn' }).click();
		await square(page, '5a').click();
		await page.locator('.notice-refusal', { hasText: '5a' }).waitFor();
		expect(await page.locator('.notice-refusal').textContent()).toContain('The Gote king is on 5a.');
		await drag(page, '1g', '1f');
		await page.locator('.move').waitFor();
	});
});
