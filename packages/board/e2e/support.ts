import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { GameId } from '@x/games';
import type { AxeResults, RunOptions } from 'axe-core';
import { build } from 'esbuild';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import type { Stage } from './page/stage.js';
import { browserTool, type ServedFile, serve, workspaceTool } from './tools.js';

declare global {
	/** The stage of the page: functions that run in the browser use it. */
	var stage: Stage;
}

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A script of the page, bundled from the sources of all packages. */
const bundle = async (entry: string): Promise<string> => {
	const { workspaceResolver } = await workspaceTool();
	const { outputFiles } = await build({
		entryPoints: [local(entry)],
		bundle: true,
		write: false,
		format: 'esm',
		target: 'es2022',
		conditions: ['@x/source'],
		plugins: [workspaceResolver()],
		logLevel: 'error',
	});
	return outputFiles[0]!.text;
};

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 20px; background: Canvas; color: CanvasText; }
main { max-width: 560px; }
.after { height: 1500px; }
.scrolled { height: 500px; overflow: auto; transform: translate(30px, 10px) scale(0.8); transform-origin: 0 0; }
.scrolled > div { padding: 150px 0 600px; }
`;

const pageText = (policy: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Board</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<main><h1>Board</h1><x-board></x-board></main>
<div class="after"></div>
<script type="module" src="page.js"></script>
</html>`;

/** Nothing but scripts and styles of the page's own origin. */
const STRICT =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";

const filesOf = (script: string, policy: string): Readonly<Record<string, ServedFile>> => ({
	'/': { type: 'text/html', text: pageText(policy) },
	'/page.js': { type: 'text/javascript', text: script },
	'/page.css': { type: 'text/css', text: STYLE },
});

/** A page with boards in a real browser. */
export interface Site {
	readonly browser: Browser;
	/** A fresh page; `complaints` contains the errors and warnings of its console. */
	open(options?: BrowserContextOptions & { readonly query?: string }): Promise<Page>;
	readonly complaints: readonly string[];
	/** Closes all pages. */
	clear(): Promise<void>;
	close(): Promise<void>;
}

/** Bundles a script and starts the server and the browser. */
export const openSite = async (entry: string = './page/play.ts', policy: string = STRICT): Promise<Site> => {
	const { needBrowser } = await browserTool();
	const [script, executablePath] = await Promise.all([bundle(entry), needBrowser()]);
	const files = filesOf(script, policy);
	const server = await serve((path) => files[path]);
	const browser = await chromium.launch({ executablePath });
	const complaints: string[] = [];
	return {
		browser,
		complaints,
		open: async ({ query = '', ...options } = {}) => {
			const context = await browser.newContext({ viewport: { width: 640, height: 800 }, reducedMotion: 'reduce', ...options });
			const page = await context.newPage();
			page.setDefaultTimeout(10_000);
			page.on('console', (message) => {
				if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
			});
			page.on('pageerror', (error) => complaints.push(String(error)));
			await page.goto(server.address + query);
			await page
				.waitForFunction(() => globalThis.stage !== undefined)
				.catch((error: unknown) => {
					throw new Error(complaints.join('\n'), { cause: error });
				});
			return page;
		},
		clear: async () => {
			complaints.length = 0;
			await Promise.all(browser.contexts().map((context) => context.close()));
		},
		close: async () => {
			await browser.close();
			await server.close();
		},
	};
};

/** Moves after which the pawn on b7 of chess can promote. */
export const PROMOTION: readonly string[] = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'b8c6'];

/** Plays a preset game on the page's board, after some moves. */
export const play = async (page: Page, id: GameId, moves: readonly string[] = []): Promise<void> => {
	await page.evaluate(([game, names]) => void stage.play(game, names), [id, moves] as const);
	await page.locator('[role="gridcell"][aria-label]').first().waitFor();
};

/** A cell by its spoken name. */
export const cell = (page: Page, name: string, within: string = 'x-board >> nth=0'): Locator =>
	page.locator(within).locator(`[role="gridcell"][aria-label^="${name},"]`);

/** The middle of an element in the window. */
export const middle = async (locator: Locator): Promise<{ readonly x: number; readonly y: number }> => {
	const box = await locator.boundingBox();
	if (box === null) throw new Error('It has no box.');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Presses the mouse on an element and moves it over another, without letting go. */
export const lift = async (page: Page, from: Locator, to: Locator): Promise<void> => {
	const [start, end] = [await middle(from), await middle(to)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(end.x - 3, end.y - 3, { steps: 4 });
	await page.mouse.move(end.x, end.y);
};

/** Drags from element to element with the mouse. */
export const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
	await lift(page, from, to);
	await page.mouse.up();
};

/** The names of the moves that were made on a board. */
export const made = (page: Page, index = 0): Promise<readonly string[]> => page.evaluate((at) => stage.made(at), index);

/** The events of a board since the last call. */
export const events = (page: Page, index = 0): Promise<readonly string[]> => page.evaluate((at) => stage.events(at), index);

/** The spoken name of the element with the keyboard focus. */
export const focused = (page: Page): Promise<string> => page.evaluate(() => stage.focused());

/** The last message of the board to screen readers. */
export const said = async (page: Page): Promise<string> => (await page.locator('x-board >> nth=0').getByRole('status').textContent()) ?? '';

interface WithAxe {
	readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
}

/** The violations found by axe, with their places. */
export const violations = async (page: Page): Promise<readonly string[]> => {
	if (await page.evaluate(() => (globalThis as WithAxe).axe === undefined)) await page.evaluate(axeSource);
	return page.evaluate(async () => {
		const { axe } = globalThis as unknown as Required<WithAxe>;
		const results = await axe.run({ resultTypes: ['violations'] });
		return results.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`);
	});
};
