import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const index = new URL('../dist/index.html', import.meta.url);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface BrowserTool {
	needBrowser(): Promise<string>;
}

/** The built page in a real browser: from a server, and as a file. */
export interface Site {
	readonly browser: Browser;
	readonly served: string;
	readonly file: string;
	/** A fresh page; `complaints` contains the errors and warnings of its console. A returning visitor sees no examples above the board. */
	open(address?: string, options?: BrowserContextOptions, visitor?: 'new' | 'returning'): Promise<Page>;
	readonly complaints: readonly string[];
	/** Closes all pages. */
	clear(): Promise<void>;
	close(): Promise<void>;
}

/** Starts the browser and the server. Fails, with the remedy, where there is no browser or no build. */
export const openSite = async (): Promise<Site> => {
	if (!existsSync(index)) throw new Error('There is no dist/index.html: run the build first.');
	const tool: BrowserTool = await import(new URL('../../../tools/browser.mjs', import.meta.url).href);
	const browser = await chromium.launch({ executablePath: await tool.needBrowser() });
	const server: PreviewServer = await preview({ root, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1', open: false } });
	const served = server.resolvedUrls?.local[0];
	if (served === undefined) throw new Error('The preview server gave no address.');
	const complaints: string[] = [];
	return {
		browser,
		served,
		file: pathToFileURL(fileURLToPath(index)).href,
		complaints,
		open: async (address = served, options = {}, visitor = 'returning') => {
			const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', ...options });
			if (visitor === 'returning') await context.addInitScript(() => window === top && localStorage.setItem('x-start', 'seen'));
			const page = await context.newPage();
			page.on('console', (message) => {
				// Only the tests of visits without a network have a worker for them.
				if (message.text().includes('Service Worker registration blocked')) return;
				if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
			});
			page.on('pageerror', (error) => complaints.push(String(error)));
			page.on('requestfailed', (request) => {
				// A worker that begins while the page is left is not a fault.
				const isLeft = request.url().startsWith('blob:') && request.failure()?.errorText === 'net::ERR_ABORTED';
				if (!isLeft) complaints.push(`failed: ${request.url()}`);
			});
			page.on('dialog', (dialog) => {
				complaints.push(`dialog: ${dialog.message()}`);
				void dialog.dismiss();
			});
			await page.goto(address);
			await page.locator('[role="gridcell"]').first().waitFor();
			return page;
		},
		clear: async () => {
			// Closing a page ends the requests that it is still making.
			for (const page of browser.contexts().flatMap((context) => context.pages())) page.removeAllListeners('requestfailed');
			await Promise.all(browser.contexts().map((context) => context.close()));
		},
		close: async () => {
			await browser.close();
			await new Promise<void>((resolve) => server.httpServer.close(() => resolve()));
		},
	};
};

/**
 * The page for the tests of a file. Their pages are closed after each test, and a test that causes a complaint fails. `expected` complaints do not count;
 * `keepsPages` is for tests that go on with the page of the test before.
 */
export const testSite = ({ expected, keepsPages = false }: { readonly expected?: RegExp; readonly keepsPages?: boolean } = {}): Site => {
	let site: Site | undefined;
	let seen = 0;
	const open = (): Site => {
		if (site === undefined) throw new Error('The site is open in tests only.');
		return site;
	};
	beforeAll(async () => {
		site = await openSite();
	});
	afterEach(async () => {
		if (!keepsPages) await open().clear();
		const complaints = open().complaints.slice(seen);
		seen += complaints.length;
		expect(complaints.filter((complaint) => expected?.test(complaint) !== true)).toEqual([]);
	});
	afterAll(() => site?.close());
	return {
		get browser() {
			return open().browser;
		},
		get served() {
			return open().served;
		},
		get file() {
			return open().file;
		},
		get complaints() {
			return open().complaints;
		},
		open: (...options) => open().open(...options),
		clear: () => open().clear(),
		close: () => open().close(),
	};
};

/** The panels by the words on their tabs, and what the panel `Build` and the dialogs show. */
export type Place = 'Game' | 'Rules' | 'Notations' | 'Analyse' | 'Workshop' | 'Piece' | 'New game' | 'Examples';

/** Goes to a panel, to a part of the panel `Build`, or opens a dialog. */
export const goTo = async (page: Page, place: Place): Promise<void> => {
	const tab = (name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();
	switch (place) {
		case 'Workshop':
			await tab('Build');
			await page.getByRole('group', { name: 'Parts of Build' }).getByRole('button', { name: 'Game' }).click();
			break;
		case 'Piece':
			await tab('Build');
			// A board without edges has no other part.
			if (!(await page.locator('#icn').count())) {
				const part = page.getByRole('button', { name: 'One piece' });
				await part.or(page.locator('#piece')).first().waitFor();
				if (await part.count()) await part.click();
			}
			break;
		case 'New game':
			await page.getByRole('button', { name: 'New game' }).click();
			await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Start position' }).waitFor();
			break;
		case 'Examples':
			await page.getByRole('button', { name: 'Menu' }).click();
			await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Examples' }).click();
			await page.getByRole('list', { name: 'Examples' }).waitFor();
			break;
		default:
			await tab(place);
	}
};

/** Shows all tools of the board: on phones the rarer ones are behind “More”. */
export const showTools = async (page: Page): Promise<void> => {
	const more = page.getByRole('button', { name: 'More tools', expanded: false });
	if (await more.isVisible()) await more.click();
};

/** A cell of the board that is played on; diagrams have cells too. */
export const square = (page: Page, name: string) => page.locator(`.stage [role="gridcell"][aria-label^="${name},"]`);

/** The name of the element that has the focus, on the board too: its label or its title. */
export const focused = (page: Page): Promise<string | null> =>
	page.evaluate(() => {
		let at = document.activeElement;
		while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
		return at?.getAttribute('aria-label') ?? at?.getAttribute('title') ?? null;
	});

/** The announcements of the page. */
export const spoken = (page: Page): Promise<string | null> => page.locator('#spoken').textContent();

/** The announcements of the board: pieces that are picked up and put back. */
export const spokenByBoard = (page: Page): Promise<string | null> => page.locator('.stage x-board [role="status"]').textContent();

/** The drawings of the board, by their shapes: they have no names. */
export const DRAWN = {
	carried: '.stage .carried',
	target: '.stage circle[r="13"]',
	culprit: '.stage circle[r="44"]:not([stroke*="mark-edge"])',
	arrow: '.stage path[transform="scale(100)"]',
} as const;

/** Drags from cell to cell with the mouse. */
export const drag = async (page: Page, from: string, to: string): Promise<void> => {
	const [start, end] = [await square(page, from).boundingBox(), await square(page, to).boundingBox()];
	if (start === null || end === null) throw new Error('no such cell');
	await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
	await page.mouse.down();
	await page.mouse.move(end.x + end.width / 3, end.y + end.height / 3, { steps: 4 });
	await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
	await page.mouse.up();
};

/** Puts text into a field as a paste does. */
export const paste = async (page: Page, field: string, text: string): Promise<void> => {
	await page.locator(`#${field}`).focus();
	await page.keyboard.press('ControlOrMeta+a');
	if (field !== 'rules') await page.keyboard.insertText(text);
	else
		await page.locator('#rules').evaluate((content, pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', pasted);
			content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
		}, text);
};

/** Puts a text into the field that takes everything, as a paste does. */
export const pasteAnything = async (page: Page, text: string): Promise<void> => {
	await page.locator('#anything').focus();
	await page.locator('#anything').evaluate((field, pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', pasted);
		if (field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })))
			document.execCommand('insertText', false, pasted);
	}, text);
};

/** The shifts of the page since it was opened: all, or those that no press or key caused. */
export const shifts = (page: Page, which: 'all' | 'uncaused' = 'all'): Promise<number> =>
	page.evaluate(
		(which) =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => {
					const entries = list.getEntries() as unknown as readonly (PerformanceEntry & {
						readonly value: number;
						readonly hadRecentInput: boolean;
					})[];
					resolve(entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput && which === 'uncaused' ? sum : sum + value), 0));
				}).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => resolve(0), 500);
			}),
		which,
	);

/** The text in an editor, of which it shows all lines near the visible ones. */
export const editorText = (page: Page, field: 'rules' | 'piece'): Promise<string> =>
	page.locator(`#${field} .cm-line`).evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'));

export const rulesText = (page: Page): Promise<string> => editorText(page, 'rules');

/** The selected part of the rules, or of the piece. */
export const selectedRules = (page: Page, field: 'rules' | 'piece' = 'rules'): Promise<string> =>
	page.locator(`#${field}`).evaluate((content) => {
		const root = content.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
		return (root.getSelection?.() ?? getSelection())?.toString() ?? '';
	});

/** Puts the caret before a part of the rules, as a user does. */
export const visitRules = async (page: Page, part: string): Promise<void> => {
	await page.locator('#rules').focus();
	const line = page.locator('#rules .cm-line').filter({ hasText: part }).first();
	await line.click({ position: { x: 14, y: 8 } });
	await page.keyboard.press('Home');
	const before = (await line.textContent())!.indexOf(part);
	for (let at = 0; at <= before; at++) await page.keyboard.press('ArrowRight');
};

/** The pieces on the board by their spoken names. */
export const boardOf = (page: Page): Promise<readonly string[]> =>
	page.locator('.stage [role="gridcell"]').evaluateAll((cells) =>
		cells
			.map((cell) => (cell.getAttribute('aria-label') ?? '').split(', ').slice(0, 2).join(' '))
			.filter((name) => !name.endsWith(' empty'))
			.sort(),
	);

export const fen = (page: Page): Promise<string> => page.locator('#fen').inputValue();

/** Chooses a game by its title. */
export const choose = async (page: Page, title: string): Promise<void> => {
	await page.locator('.game-button').click();
	await page.getByRole('dialog', { name: 'Games' }).getByRole('button', { name: title, exact: true }).click();
	await page.locator('.game-button', { hasText: title }).waitFor();
};

interface WithAxe {
	readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
}

/** The violations found by axe, with their places: of all rules, or of some. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
	if (await page.evaluate(() => (globalThis as WithAxe).axe === undefined)) await page.evaluate(axeSource);
	// Passed rules are omitted: collecting them takes longer than the check.
	return page.evaluate(async (chosen) => {
		const { axe } = globalThis as unknown as Required<WithAxe>;
		const results = await axe.run({
			resultTypes: ['violations'],
			// Style sheets are not requested again: the policy of the page refuses it.
			preload: false,
			...(chosen === undefined ? {} : { runOnly: { type: 'rule', values: [...chosen] } }),
		});
		return results.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`);
	}, rules);
};
