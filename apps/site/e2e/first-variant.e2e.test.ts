import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Project } from './project.js';
import { needBrowser } from './tools.js';

const playground = new URL('../../playground/dist/index.html', import.meta.url).href;

let project: Project;

beforeAll(() => {
	project = new Project('tutorials/first-variant.md');
	project.write({ file: 'outpost.ts', code: project.session() });
});

afterAll(() => project?.remove());

describe('the tutorial of a variant', () => {
	it('is one program without faults of types', async () => {
		expect(await project.typecheck()).toBe('');
		await project.bundle('save.ts', 'save.mjs');
		expect(await project.sh('node save.mjs')).toEqual({ code: 0, output: '' });
		expect(JSON.parse(project.read('outpost.json'))).toMatchObject({ id: 'outpost', title: 'Outpost' });
	});

	it('has commands that print what the page says', async () => {
		expect(await project.consoles()).toBe(2);
	});

	it('makes a link, which the page and x play', async () => {
		const browser = await chromium.launch({ executablePath: await needBrowser() });
		try {
			const page = await browser.newPage();
			await page.goto(playground);
			await page.locator('[role="gridcell"]').first().waitFor();
			await page.evaluate((text) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData('text/plain', text);
				document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
			}, project.read('outpost.json'));
			await page.locator('.notice', { hasText: 'The board plays Outpost.' }).waitFor();
			await page.locator('[role="gridcell"][aria-label^="b1, white jumper"]').waitFor();
			await expect.poll(() => page.url().length).toBeGreaterThan(1000);
			const { hash } = new URL(page.url());
			expect(await project.sh(`x perft '${playground}${hash}' 3`)).toEqual({ code: 0, output: '310\n' });
		} finally {
			await browser.close();
		}
	});
});
