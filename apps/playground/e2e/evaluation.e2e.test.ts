import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DRAWN, goTo, square, testSite, violations } from './support.js';

// The frame of an engine refuses its tries to reach this address.
const site = testSite({ expected: /127\.0\.0\.1:9/ });

const evaluation = async (page: Page): Promise<Locator> => {
	await goTo(page, 'Analyse');
	return page.getByRole('region', { name: 'Evaluation', exact: true });
};

/** The script of an engine: it loads a file by its name, tries the network, and says both in its name. */
const ENGINE = `
let read = '';
onmessage = async ({ data }) => {
	if (data === 'uci') {
		const bytes = new Uint8Array(await (await fetch('tiny.wasm')).arrayBuffer());
		const network = await fetch('http://127.0.0.1:9/').then(() => 'a network', () => 'no network');
		await WebAssembly.compile(bytes);
		postMessage('id name Tiny with ' + bytes.length + ' bytes and ' + network);
		postMessage('option name MultiPV type spin default 1 min 1 max 5');
		postMessage('uciok');
	} else if (data === 'isready') postMessage('readyok');
	else if (data.startsWith('go')) {
		postMessage('info depth 7 multipv 1 score cp 55 nodes 4242 pv e2e4 e7e5 g1f3');
		postMessage('info depth 7 multipv 2 score cp 12 nodes 4242 pv d2d4');
		if (!data.includes('infinite')) postMessage('bestmove e2e4');
	} else if (data === 'stop') postMessage('bestmove e2e4');
};`;

describe('the evaluation', () => {
	it('is of the computer of the page, for any game; its lines are played, and its best moves are arrows', async () => {
		const page = await site.open();
		const panel = await evaluation(page);
		await panel.getByRole('button', { name: 'Evaluate', exact: true }).click();
		const lines = panel.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
		await expect.poll(() => lines.count()).toBe(3);
		await page.locator(DRAWN.arrow).first().waitFor();
		expect(await violations(page)).toEqual([]);
		const second = lines.first().getByRole('button').nth(1);
		const san = await second.textContent();
		await second.click();
		await expect.poll(() => page.locator('.stage .line').textContent()).toContain('move');
		await page.getByRole('tab', { name: 'Game' }).click();
		await expect.poll(() => page.locator('#moves').inputValue()).toContain(san);
	});

	it("is of the user's engine, from files, which cannot reach the network", async () => {
		const page = await site.open();
		const panel = await evaluation(page);
		await panel.getByText('Your own engine').click();
		await panel.getByLabel('Files of the engine').setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('') }]);
		await panel.getByText('Expected a file whose name ends with .js, found notes.txt.').waitFor();
		await panel.getByLabel('Files of the engine').setInputFiles([
			{ name: 'tiny.js', mimeType: 'text/javascript', buffer: Buffer.from(ENGINE) },
			{ name: 'tiny.wasm', mimeType: 'application/wasm', buffer: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]) },
		]);
		await panel.getByText('Tiny with 8 bytes and no network is open.').waitFor();
		await panel.getByRole('button', { name: 'Evaluate', exact: true }).click();
		await panel.getByText('Depth 7, 4,242 positions').waitFor();
		await expect.poll(() => panel.getByRole('listitem').allTextContents()).toEqual(['+0.55e4e5Nf3', '+0.12d4']);
		expect(await violations(page)).toEqual([]);
		await panel.getByRole('button', { name: 'Close the engine' }).click();
		await panel.getByLabel('Files of the engine').waitFor();
	});

	it('says why an address is not one, and why nothing answers there', async () => {
		const page = await site.open(site.file);
		const panel = await evaluation(page);
		await panel.getByText('Your own engine').click();
		await panel.getByLabel('Or the address of an engine').fill('localhost');
		await panel.getByRole('button', { name: 'Connect' }).click();
		await panel.getByText('Expected an address that begins with ws:// or wss://, found “localhost”.').waitFor();
		await panel.getByLabel('Or the address of an engine').fill('ws://127.0.0.1:9');
		await panel.getByRole('button', { name: 'Connect' }).click();
		await panel.getByText('No connection to ws://127.0.0.1:9.').waitFor();
	});

	it('of a whole game is a curve, and marks its mistakes in the list of moves', async () => {
		const page = await site.open(`${site.served}#g=chess&m=`);
		await page.getByRole('tab', { name: 'Game' }).click();
		await page.locator('#moves').fill('1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7');
		await square(page, 'f7').and(page.locator('[aria-label*="black king"]')).waitFor();
		const panel = await evaluation(page);
		await panel.getByRole('button', { name: 'Evaluate the game' }).click();
		await page.locator('.notice', { hasText: '6 moves evaluated' }).waitFor({ timeout: 60_000 });
		const points = panel.getByRole('group', { name: 'Evaluations of the moves' }).getByRole('button');
		expect(await points.count()).toBe(7);
		expect(await violations(page)).toEqual([]);
		await points.nth(1).click();
		await square(page, 'e4').and(page.locator('[aria-label*="white pawn"]')).waitFor();
		await page.getByRole('tab', { name: 'Game' }).click();
		const text = await page.locator('#moves').inputValue();
		expect(text).toMatch(/Qxf7\+ \$4 \{ \[%eval -/);
	});
});
