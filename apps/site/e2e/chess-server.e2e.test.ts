import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Project, stop } from './project.js';
import { needBrowser } from './tools.js';

/** A port that is free now. */
const freePort = (): Promise<string> =>
	new Promise((resolve) => {
		const server = createServer().listen(0, () => {
			const address = server.address();
			server.close(() => resolve(String(typeof address === 'object' && address !== null ? address.port : 0)));
		});
	});

let project: Project;
let browser: Browser;
let server: ChildProcess;
let port: string;

const start = () => project.start('server.mjs', { PORT: port });

beforeAll(async () => {
	project = new Project('tutorials/chess-server.md');
	port = await freePort();
	await project.bundle('server.ts', 'server.mjs');
	browser = await chromium.launch({ executablePath: await needBrowser() });
	server = await start();
});

afterAll(async () => {
	await browser?.close();
	if (server !== undefined) await stop(server);
	project?.remove();
});

const open = async (side: string): Promise<Page> => {
	const page = await browser.newPage();
	await page.goto(`http://localhost:${port}/${side}`);
	await cell(page, 'e4').waitFor();
	return page;
};

const cell = (page: Page, name: string) => page.locator(`[role="gridcell"][aria-label^="${name},"]`);

const play = async (page: Page, from: string, to: string): Promise<void> => {
	await expect.poll(() => cell(page, from).getAttribute('aria-label')).toContain('can move');
	await cell(page, from).click();
	await cell(page, to).click();
};

describe('the tutorial of a server', () => {
	it('has files without faults of types', async () => {
		expect(await project.typecheck()).toBe('');
	});

	it('plays from a terminal as the page says', async () => {
		const lines = project.block('sh', 'curl -d e4').replaceAll('localhost:8080', `localhost:${port}`).replaceAll('curl', 'curl -s');
		const { output } = await project.sh(lines);
		expect(output).toMatch(/^played\nIt is not your turn\.\n\[Event "\?"\][\s\S]*\n1\. e4 \{ \[%clk 0:0[45]:\d\d\] \} \*\s*$/);
		const events = project.block('sh', 'curl -N').replace('localhost:8080', `localhost:${port}`);
		expect((await project.sh(`${events} -s --max-time 1`)).output).toMatch(/^data: \{"view":\{"geometry":/);
	});

	it('goes on after the server was stopped, in two tabs, up to the mate', async () => {
		const [white, black] = [await open('white'), await open('black')];
		const left = (): number => JSON.parse(project.read('game.json')).clock.black;
		await expect.poll(left).toBeLessThan(300_000);
		await stop(server);
		const before = left();
		server = await start();
		// The time of the turn up to the stop is not given back.
		expect(left()).toBeLessThanOrEqual(before);
		await play(black, 'e7', 'e5');
		await cell(white, 'a1').click();
		await cell(white, 'a4').click();
		await expect.poll(() => white.locator('#says').textContent()).toBe('No legal move for SAN: "a1a4": the rook on a1 cannot go to a4\n');
		await play(white, 'f1', 'c4');
		await play(black, 'b8', 'c6');
		await play(white, 'd1', 'h5');
		await play(black, 'g8', 'f6');
		await play(white, 'h5', 'f7');
		for (const page of [white, black]) await expect.poll(() => page.locator('#says').textContent()).toBe('checkmate: white wins');
		expect(await black.locator('#clocks').textContent()).toMatch(/^white \d:\d\d · black \d:\d\d$/);
		const pgn = await (await fetch(`http://localhost:${port}/game.pgn`)).text();
		const moves = pgn.replace(/\{ \[%clk 0:0[45]:\d\d\] \}|\d+\.\.\./g, '').replace(/\s+/g, ' ');
		expect(moves).toContain('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0');
	});

	it('plays crazyhouse by another import', async () => {
		const other = project.block('js', "from '@x/games/ready/crazyhouse'");
		for (const file of ['room.ts', 'store.ts'])
			project.write({ file, code: project.read(file).replace("import { chess } from '@x/games/ready/chess';", other) });
		await project.bundle('server.ts', 'server.mjs');
		await stop(server);
		await project.sh('rm game.json');
		server = await start();
		const page = await open('white');
		const black = await open('black');
		await play(page, 'e2', 'e4');
		await play(black, 'd7', 'd5');
		await play(page, 'e4', 'd5');
		await play(black, 'd8', 'd5');
		await expect.poll(() => page.locator('x-board .hand').first().textContent()).toBeTruthy();
		expect(await (await fetch(`http://localhost:${port}/white/move`, { method: 'POST', body: 'P@e4' })).text()).toBe('played\n');
		expect(await (await fetch(`http://localhost:${port}/game.pgn`)).text()).toContain('[Variant "Crazyhouse"]');
		if (process.env.X_PICTURES) await page.screenshot({ path: `${process.env.X_PICTURES}/chess-server.png` });
	});
});
