/**
 * The cost of `<x-board>` and of chessground in one page of Chromium: elements, and processor time of the page's main thread.
 *
 * node packages/bench/src/board.mjs [rounds]     prints medians; the two libraries take turns
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { needBrowser } from '../../../tools/browser.mjs';
import { isMain } from '../../../tools/lib/report.mjs';
import { serve } from '../../../tools/lib/serve.mjs';
import { workspaceResolver } from '../../../tools/lib/workspace.mjs';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

const STYLE = `
body { margin: 0; }
main { display: flex; flex-wrap: wrap; width: 1200px; }
.place { overflow: hidden; }
x-board { --x-board-shadow: none; }
`;

/** The page with its script and the style sheets of chessground. */
const filesOf = async () => {
	const { outputFiles } = await build({
		stdin: { contents: `import '@x/board/define'; import './page.mjs';`, resolveDir: join(here, 'board') },
		bundle: true,
		minify: true,
		write: false,
		format: 'esm',
		target: 'es2022',
		conditions: ['@x/source'],
		plugins: [workspaceResolver()],
		logLevel: 'error',
	});
	const assets = join(dirname(require.resolve('chessground')), '..', 'assets');
	const sheets = ['base', 'brown', 'cburnett'].map((name) => readFileSync(join(assets, `chessground.${name}.css`), 'utf8'));
	return {
		'/': {
			type: 'text/html',
			text: `<!doctype html><meta charset="utf-8"><title>Boards</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><main></main><script type="module" src="page.js"></script>`,
		},
		'/page.js': { type: 'text/javascript', text: outputFiles[0].text },
		'/page.css': { type: 'text/css', text: [...sheets, STYLE].join('\n') },
	};
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds of the main thread for a task, and the value of the task. */
const measured = async (session, task) => {
	const now = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
	const before = await now();
	const value = await task();
	return { milliseconds: (await now()) - before, value };
};

/** Drags a piece over a board with the mouse. Returns the number of movements. */
const dragOver = async (page) => {
	const count = 60;
	for (let step = 0; step < count; step++) {
		await page.mouse.move(230 + 100 * Math.cos(step / 5), 200 + 100 * Math.sin(step / 5));
		await page.evaluate(() => globalThis.bench.frame());
	}
	return count;
};

/** One round of a library: what it takes to do each thing, by name. */
const roundOf = async (page, session, library) => {
	const costs = {};
	const mount = async (name, thumbnail) => {
		const { milliseconds } = await measured(session, () => page.evaluate((all) => globalThis.bench.mount(...all), [library, thumbnail]));
		costs[name] = milliseconds;
		costs[`${name}, elements`] = await page.evaluate(() => globalThis.bench.nodes());
		await page.evaluate(() => globalThis.bench.clear());
	};
	await mount('64 boards', false);
	await mount('64 thumbnails', true);
	await page.evaluate((name) => globalThis.bench.one(name), library);
	const each = async (task) => {
		const { milliseconds, value } = await measured(session, task);
		return milliseconds / value;
	};
	const idle = await each(() => page.evaluate(() => globalThis.bench.idle()));
	costs['one move'] = (await each(() => page.evaluate((name) => globalThis.bench.moves(name), library))) - idle;
	costs['unrelated position'] = (await each(() => page.evaluate((name) => globalThis.bench.positions(name), library))) - idle;
	await page.evaluate(() => globalThis.bench.clear());
	await page.evaluate((name) => globalThis.bench.one(name), library);
	// The knight on g1.
	await page.mouse.move(325, 375);
	await page.mouse.down();
	await page.mouse.move(300, 300);
	costs['drag, one movement'] = await each(() => dragOver(page));
	await page.mouse.move(325, 375);
	await page.mouse.up();
	await page.evaluate(() => globalThis.bench.clear());
	return costs;
};

/** Measures both libraries. Returns the medians by name, of ours and of theirs. */
const boardRows = async (rounds) => {
	const files = await filesOf();
	const server = await serve((path) => files[path]);
	const browser = await chromium.launch({ executablePath: await needBrowser() });
	const page = await browser.newPage({ viewport: { width: 1280, height: 1280 }, reducedMotion: 'reduce' });
	page.on('pageerror', (error) => console.error(String(error)));
	await page.goto(server.address);
	await page.waitForFunction(() => globalThis.bench !== undefined);
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	const found = { ours: [], theirs: [] };
	for (let round = 0; round <= rounds; round++) {
		for (const library of round % 2 === 0 ? ['ours', 'theirs'] : ['theirs', 'ours']) {
			const costs = await roundOf(page, session, library);
			// The first round warms up.
			if (round > 0) found[library].push(costs);
		}
	}
	await browser.close();
	await server.close();
	return Object.keys(found.ours[0]).map((name) => {
		const [ours, theirs] = [found.ours, found.theirs].map((all) => median(all.map((costs) => costs[name])));
		return { name, ours, theirs, ratio: ours / theirs };
	});
};

if (isMain(import.meta)) {
	for (const { name, ours, theirs, ratio } of await boardRows(Number(process.argv[2] ?? 9)))
		console.log(`${name.padEnd(24)} ${ours.toFixed(2).padStart(9)} ${theirs.toFixed(2).padStart(9)} ${ratio.toFixed(2).padStart(6)}×`);
}
