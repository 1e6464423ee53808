import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Project } from './project.js';
import { needBrowser, type PageServer, serve } from './tools.js';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let project: Project;
let browser: Browser;
let server: PageServer;
let page: Page;

beforeAll(async () => {
	project = new Project('tutorials/board-in-react.md');
	browser = await chromium.launch({ executablePath: await needBrowser() });
	server = await serve((path) => {
		const file = join(project.dir, 'dist', path === '/' ? 'index.html' : path);
		return existsSync(file) ? { type: TYPES[extname(file)] ?? 'text/plain', text: readFileSync(file) } : undefined;
	});
});

afterEach(() => page?.close());

afterAll(async () => {
	await browser?.close();
	await server?.close();
	project?.remove();
});

/** A time long after the page was opened, and before any timer that a test waits for. */
const NEVER = new Date('2100-01-01');

/** Builds the page with the nth version of some files, and opens it. Its clock stands still. */
const open = async (versions: Readonly<Record<string, number>>): Promise<void> => {
	for (const [file, version] of Object.entries(versions)) project.write(project.versions(file)[version]!);
	expect(await project.sh('tsc -p . && vite build --logLevel error')).toEqual({ code: 0, output: '' });
	page = await browser.newPage();
	await page.clock.install();
	await page.goto(server.address);
	await page.locator('[role="gridcell"]').first().waitFor();
	await page.clock.pauseAt(NEVER);
};

const cell = (name: string) => page.locator(`[role="gridcell"][aria-label^="${name},"]`);
const label = (name: string) => cell(name).getAttribute('aria-label');
const says = () => page.locator('p[role="status"]').textContent();
const press = async (...names: readonly string[]): Promise<void> => {
	for (const name of names) {
		await cell(name).click();
		await page.clock.runFor(50);
	}
};

describe('the tutorial of React', () => {
	it('shows a board', async () => {
		await open({ 'Play.tsx': 0 });
		expect(await label('e2')).toBe('e2, white pawn, can move');
	});

	it('plays both sides', async () => {
		await open({ 'Play.tsx': 1 });
		await press('f2', 'f3');
		await expect.poll(says).toBe('black to move');
		await press('e7', 'e5', 'g2', 'g4', 'd8', 'h4');
		await expect.poll(says).toBe('checkmate: black');
	});

	it('says why a move is refused, and marks the piece', async () => {
		await open({ 'Play.tsx': 2 });
		await press('a1', 'a4');
		await expect.poll(says).toBe('Your own pawn on a2 blocks the way to a4.');
		await expect.poll(() => page.locator('x-board .layer [stroke*="x-board-mark-red,"]').count()).toBe(1);
		await press('e2', 'e4');
		await expect.poll(says).toBe('black to move');
	});

	it('takes a premove, and plays it when the computer has answered', async () => {
		await open({ 'Play.tsx': 3, 'game.ts': 0 });
		await press('e2', 'e4');
		await expect.poll(says).toBe('black to move');
		await press('g1', 'f3');
		await expect.poll(() => label('f3')).toBe('f3, white knight, premove, can premove');
		await page.clock.runFor(1000);
		await expect.poll(() => label('f3')).toBe('f3, white knight, can premove');
		await expect.poll(says).toBe('black to move');
	});

	it('plays xiangqi with another file of two lines', async () => {
		await open({ 'Play.tsx': 3, 'game.ts': 1 });
		await press('a1', 'a5');
		await expect.poll(says).toBe('Your own soldier on a4 blocks the way to a5.');
		await press('h3', 'e3');
		await expect.poll(says).toBe('black to move');
		await page.clock.runFor(1000);
		await expect.poll(says).toBe('red to move');
		if (process.env.X_PICTURES) await page.screenshot({ path: `${process.env.X_PICTURES}/board-in-react.png` });
	});
});
