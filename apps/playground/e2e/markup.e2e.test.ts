import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { choose, goTo, paste, rulesText, testSite } from './support.js';

// A refused script would be a complaint.
const site = testSite();

/** Text that would run if it became markup, and characters that turn or hide the text after them. */
const HOSTILE = "<img src=x onerror=alert('img')><svg onload=alert('svg')><a href=javascript:alert('a')>a</a>\u202eevil\u200b</svg>";

/** Elements that no part of the page draws, and attributes that hold code, in every shadow root too. */
const strangers = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const found: string[] = [];
		const visit = (root: Document | ShadowRoot): void => {
			for (const element of root.querySelectorAll('*')) {
				const source = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
				const isCode = element.getAttributeNames().some((name) => name.startsWith('on')) || /^\s*javascript:/i.test(source);
				const isStranger = element.matches(
					'iframe, object, embed, base, foreignObject, script:not([src]), img[src="x"], a[href]:not(.mark), svg svg svg',
				);
				if (isCode || isStranger) found.push(element.outerHTML.slice(0, 200));
				if (element.shadowRoot) visit(element.shadowRoot);
			}
		};
		visit(document);
		return found;
	});

/** The text is on the page, as it was written. */
const shown = (page: Page, place: string, text = HOSTILE): Promise<void> =>
	expect.poll(() => page.locator(place).allTextContents()).toContainEqual(expect.stringContaining(text));

const RULES: readonly (readonly [language: string, text: string, title: string])[] = [
	[
		'variants.txt',
		`Variant: one ${HOSTILE}\nBoard: 5x5\nFEN: "k4/5/5/5/4K w - - 0 1"\n\nPiece: ${HOSTILE}\nMove: leap (0,1)|(1,1)\nSymbol: "K", "K,k"\nFlags: royal\n`,
		`one ${HOSTILE}`,
	],
	// A colon in the name would begin the parent.
	['variants.ini', `[two${HOSTILE.replace(':', '')}:chess]\nstalemateValue = loss\n`, `two${HOSTILE.replace(':', '')}`],
	['FBR', `:three ${HOSTILE}\n4x4\nk3/4/4/3K w - - 0 1\nroyal\nK\n`, `three ${HOSTILE}`],
];

/** Puts the text into an entry of the page. */
const ENTRIES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	'the field of FEN': async (page) => {
		await paste(page, 'fen', `8/8/8/8/8/8/8/${HOSTILE} w - - 0 1`);
		await page.locator('#fen-problems .problem').first().waitFor();
	},
	'names, tags, comments and moves of a PGN': async (page) => {
		const game = `[White "${HOSTILE}"]\n[Event "${HOSTILE}"]\n[Site "javascript:alert(1)"]\n\n1. e4 {${HOSTILE} [%clk 0:01:00]} e5`;
		await paste(page, 'moves', `${game} 2. ${HOSTILE} *\n\n${game} *`);
		await page.locator('#moves-problems .problem').first().waitFor();
		await shown(page, '.player-name');
		await shown(page, '.moves .comment');
		// Characters that turn the direction of a name do not turn the text after it.
		for (const place of ['.player-name', '.moves .comment', '.problem-text'])
			expect(
				await page
					.locator(place)
					.first()
					.evaluate((element) => getComputedStyle(element).unicodeBidi),
			).toMatch(/isolate/);
		await shown(page, '#game-of-text option');
	},
	'the name of a variant': async (page) => {
		await paste(page, 'moves', `[Variant "${HOSTILE}"]\n\n1. e4 *`);
		await page.locator('.move', { hasText: 'e4' }).waitFor();
	},
	'the field of FEEN': async (page) => {
		await page.getByRole('button', { name: 'Show FEEN' }).click();
		await page.locator('#feen').waitFor();
		await paste(page, 'feen', HOSTILE);
		await page.locator('#feen-problems .problem').first().waitFor();
	},
	'a piece': async (page) => {
		await goTo(page, 'Piece');
		await page.locator('#piece').fill(HOSTILE);
		await page.locator('#piece-problems .problem').first().waitFor();
	},
	'rules in each language': async (page) => {
		await goTo(page, 'Workshop');
		await page.locator('#rules').waitFor();
		for (const [language, text, title] of RULES) {
			await page.getByLabel('Language of the rules').selectOption({ label: language });
			await paste(page, 'rules', text);
			await expect.poll(() => rulesText(page)).toContain('<img src=x');
			await shown(page, '.game-button', title);
			expect(await strangers(page)).toEqual([]);
		}
	},
	'faults of rules': async (page) => {
		await goTo(page, 'Workshop');
		await page.locator('#rules').waitFor();
		await paste(page, 'rules', `Variant: x\n${HOSTILE}: ${HOSTILE}\nBoard: ${HOSTILE}\n`);
		await page.locator('#rules-problems .problem').first().waitFor();
	},
	ICN: async (page) => {
		await choose(page, 'Infinite chess (ICN)');
		await page.locator('#icn').waitFor();
		await paste(page, 'icn', `[White "${HOSTILE}"]\n\nw K0,0|k9,9\n\n1. K0,0>1,1 {${HOSTILE}} ${HOSTILE}`);
		await page.locator('.problem').first().waitFor();
	},
	'a text for the whole page': async (page) => {
		await page.getByRole('button', { name: 'Open…' }).click();
		await page.locator('#open-text').fill(HOSTILE);
		await page.getByRole('button', { name: 'Open the text' }).click();
		await page.locator('.notice', { hasText: 'not recognised' }).waitFor();
	},
	'the name and the games of a file': async (page) => {
		await page.getByRole('button', { name: 'Open…' }).click();
		const game = `[White "${HOSTILE}"]\n[Event "${HOSTILE}"]\n\n1. d4 *\n\n`;
		const name = "<img src=x onerror=alert('name')>\u202e.pgn";
		await page.locator('#open-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(game + game) });
		await shown(page, '.file-row');
		await page.getByRole('dialog', { name: `List: ${name}` }).waitFor();
	},
	'a link': async (page) => {
		const set = (hash: string): Promise<void> =>
			page.evaluate((text) => {
				location.hash = text;
			}, hash);
		await set(HOSTILE);
		await page.getByRole('region', { name: 'A link that could not be opened' }).waitFor();
		expect(await strangers(page)).toEqual([]);
		await set(toLink({ ...initialState, ruleset: { id: HOSTILE, hash: HOSTILE } }));
		await page.getByText('The link names rules that this page does not have.').first().waitFor();
		expect(await strangers(page)).toEqual([]);
		await set(
			toLink({
				...initialState,
				start: { kind: 'fen', fen: HOSTILE },
				record: { kind: 'text', text: `{${HOSTILE}} 1. e4` },
				piece: HOSTILE,
			}),
		);
		await page.locator('#piece-problems .problem').first().waitFor();
	},
};

describe('a text with markup in it', () => {
	it.each(Object.entries(ENTRIES))('is shown as it is, in %s', async (_, enter) => {
		const page = await site.open();
		await enter(page);
		expect(await strangers(page)).toEqual([]);
	});
});
