import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drag, goTo, spoken, spokenByBoard, square, testSite, violations } from './support.js';

declare global {
	/** In the browser: lets the computer answer with a move. */
	var answerWith: (name: string) => boolean;
}

const site = testSite();

/** Keeps the answers of the computer back until the test asks for them: they come with the move that it names. */
const holdAnswers = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const held: ((name: string) => void)[] = [];
		const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!;
		Object.defineProperty(Worker.prototype, 'onmessage', {
			set(listener: (event: { readonly data: unknown }) => void) {
				set!.call(this, ({ data }: MessageEvent) => {
					if (data.topic !== 'opponent') listener({ data });
					else held.push((name) => listener({ data: { ...data, answer: { ...data.answer, name } } }));
				});
			},
		});
		globalThis.answerWith = (name) => {
			held[0]?.(name);
			return held.shift() !== undefined;
		};
	});

const answer = (page: Page, name: string): Promise<void> =>
	expect.poll(() => page.evaluate((move) => globalThis.answerWith(move), name)).toBe(true);

const label = (page: Page, name: string): Promise<string | null> => square(page, name).getAttribute('aria-label');
const text = (page: Page): Promise<string> => page.locator('#moves').inputValue();

/** Plays e4 against the computer, which then thinks. */
const wait = async (colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
	const page = await site.open(site.served, { colorScheme });
	await holdAnswers(page);
	await goTo(page, 'New game');
	await page.getByLabel('Computer').selectOption('greedy');
	await page.keyboard.press('Escape');
	await drag(page, 'e2', 'e4');
	await expect.poll(() => label(page, 'g1')).toBe('g1, white knight, can premove');
	return page;
};

describe('moves made ahead while the computer thinks', () => {
	it('are shown and said, and one is played each turn', async () => {
		const page = await wait();
		expect(await label(page, 'g8')).toBe('g8, black knight');
		await drag(page, 'g1', 'f3');
		expect(await spokenByBoard(page)).toBe('Premove: white knight to f3.');
		await expect.poll(() => label(page, 'f3')).toBe('f3, white knight, premove, can premove');
		await drag(page, 'f3', 'e5');
		expect(await spokenByBoard(page)).toBe('Premove 2: white knight to e5.');
		expect(await violations(page)).toEqual([]);
		expect(await text(page)).toBe('1. e4');
		await answer(page, 'e7e5');
		await expect.poll(() => text(page)).toBe('1. e4 e5 2. Nf3');
		expect(await label(page, 'e5')).toContain('white knight, premove');
		await answer(page, 'b8c6');
		await expect.poll(() => text(page)).toBe('1. e4 e5 2. Nf3 Nc6 3. Nxe5');
		await answer(page, 'c6e5');
		await expect.poll(() => label(page, 'd2')).toBe('d2, white pawn, can move');
		expect(await text(page)).toBe('1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5');
	});

	it.each([
		['Escape', (page: Page) => page.keyboard.press('Escape')],
		['a click', (page: Page) => square(page, 'h5').click()],
	] as const)('are taken back by %s', async (_, act) => {
		const page = await wait();
		await drag(page, 'g1', 'f3');
		await expect.poll(() => label(page, 'g1')).toBe('g1, empty, premove');
		await act(page);
		expect(await spokenByBoard(page)).toBe('Premoves taken back.');
		await expect.poll(() => label(page, 'g1')).toBe('g1, white knight, can premove');
		await answer(page, 'e7e5');
		await expect.poll(() => label(page, 'g1')).toBe('g1, white knight, can move');
		expect(await text(page)).toBe('1. e4 e5');
	});

	it('are dropped with a word where they are not possible', async () => {
		const page = await wait('dark');
		await drag(page, 'e4', 'd5');
		await expect.poll(() => label(page, 'd5')).toContain('white pawn, premove');
		expect(await violations(page)).toEqual([]);
		await answer(page, 'a7a6');
		await expect.poll(() => spokenByBoard(page)).toBe('Premoves dropped.');
		expect(await spoken(page)).toBe('Black: pawn to a6. White to move.');
		expect(await label(page, 'e4')).toBe('e4, white pawn, can move');
		expect(await page.locator('.notice').count()).toBe(0);
	});

	it('are made by keyboard, and stay while the user draws', async () => {
		const page = await wait();
		await square(page, 'd2').focus();
		for (const key of ['Enter', 'd', '4', 'Enter', 'Shift+Enter', 'Enter']) await page.keyboard.press(key);
		await expect.poll(() => text(page)).toBe('1. e4 { [%csl Gd4] }');
		await expect.poll(() => label(page, 'd4')).toBe('d4, white pawn, premove, can premove, green circle on d4');
		await page.keyboard.press('ControlOrMeta+z');
		await expect.poll(() => text(page)).toBe('1. e4');
		await page.keyboard.press('ControlOrMeta+Shift+z');
		await answer(page, 'd7d5');
		await expect.poll(() => text(page)).toBe('1. e4 { [%csl Gd4] } 1... d5 2. d4');
	});

	it('end when the computer is switched off', async () => {
		const page = await wait();
		await drag(page, 'g1', 'f3');
		await goTo(page, 'New game');
		await page.getByLabel('Computer').selectOption('off');
		await expect.poll(() => label(page, 'g8')).toBe('g8, black knight, can move');
		expect(await label(page, 'g1')).toBe('g1, white knight');
		expect(await spokenByBoard(page)).toBe('Premoves dropped.');
	});

	it('are refused without a reason of the rules of now', async () => {
		const page = await wait();
		await drag(page, 'g1', 'g5');
		expect(await page.locator('.notice').count()).toBe(0);
		await drag(page, 'g8', 'f6');
		expect(await page.locator('.notice').count()).toBe(0);
		expect(await label(page, 'g8')).toBe('g8, black knight');
	});
});
