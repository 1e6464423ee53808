import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserTool, type PageServer, serve } from './tools.js';

const dist = new URL('../dist/', import.meta.url);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Scripts from this place only: neither inline styles nor inline scripts. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'none'; require-trusted-types-for 'script'";
const HTML = '<!doctype html><html lang="en"><title>Plane</title><script type="module" src="/page.js"></script><main><h1>Plane</h1></main>';
const SCRIPT = `
import '/define-plane.js';
const far = 10n ** 40n;
const look = (side, kind) => ({ side, picture: kind, letter: kind[0].toUpperCase(), title: (side ? 'black ' : 'white ') + kind });
const early = document.createElement('x-plane');
globalThis.told = [];
for (const name of ['cell', 'pick', 'move', 'cancel', 'view', 'submit', 'say'])
	early.addEventListener('plane-' + name, ({ type, detail }) =>
		told.push(JSON.stringify([type, detail], (_, value) => (typeof value === 'bigint' ? String(value) : value))));
Object.assign(early, {
	pieces: [{ x: 0n, y: 0n, look: look(0, 'rook') }, { x: 3n, y: 2n, look: look(1, 'king') }, { x: far, y: 0n, look: look(1, 'knight') }],
	border: { left: -4n },
	promotions: [{ side: 0, y: 8n }],
	marks: [{ cell: [1n, 1n] }, { from: [0n, 0n], by: [1n, 2n], color: 'red' }],
	checks: [[3n, 2n]],
	view: '0,0*48',
});
early.addEventListener('plane-pick', ({ detail: { cell } }) => {
	early.reach = { from: cell, points: [], rays: [{ from: cell, by: [1n, 0n] }] };
});
globalThis.plane = early;
document.querySelector('main').append(early);
`;

let browser: Browser;
let server: PageServer;
const complaints: string[] = [];

beforeAll(async () => {
	if (!existsSync(new URL('define-plane.js', dist))) throw new Error('There is no dist: run the build first.');
	browser = await chromium.launch({ executablePath: await (await browserTool()).needBrowser() });
	server = await serve((path) => {
		if (path === '/') return { type: 'text/html', text: HTML, headers: { 'content-security-policy': POLICY } };
		const file = new URL(`.${path}`, dist);
		return { type: 'text/javascript', text: path === '/page.js' ? SCRIPT : existsSync(file) ? readFileSync(file) : '' };
	});
});
afterEach(async () => {
	await Promise.all(browser.contexts().map((context) => context.close()));
	expect(complaints.splice(0)).toEqual([]);
});
afterAll(async () => {
	await browser?.close();
	await server?.close();
});

const open = async (options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> => {
	const page = await browser.newPage({ viewport: { width: 800, height: 900 }, ...options });
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type()) && !/favicon|willReadFrequently/.test(message.text()))
			complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(String(error)));
	await page.goto(server.address);
	await page.locator('.plane-place').waitFor();
	return page;
};
const board = (page: Page) => page.getByRole('application', { name: 'Board' });
const told = (page: Page): Promise<readonly string[]> => page.evaluate('told.splice(0)');
const spoken = (page: Page) => expect.poll(() => page.locator('x-plane [role="status"]').textContent());
/** Sets properties in the page; the text is a script, because numbers of any size cannot be passed. */
const set = (page: Page, properties: string): Promise<unknown> => page.evaluate(`Object.assign(plane, ${properties}), undefined`);

describe('the element of an unbounded board', () => {
	it('works under a strict policy: picks up, answers, announces, moves', async () => {
		const page = await open();
		await board(page).focus();
		await page.keyboard.press('Enter');
		await spoken(page).toBe('0, 0, white rook, picked up. 1 ray without end to go to.');
		expect(await told(page)).toEqual([
			'["plane-cell",{"cell":["0","0"]}]',
			'["plane-pick",{"cell":["0","0"]}]',
			'["plane-say",{"text":"0, 0, white rook, picked up. 1 ray without end to go to."}]',
		]);
		await page.locator('#plane-go').fill('1e40,0');
		await page.keyboard.press('Enter');
		await spoken(page).toBe('1 followed by 40 zeros, 0, black knight, can be captured');
		await page.keyboard.press('Enter');
		await expect
			.poll(async () => (await told(page)).find((event) => event.includes('plane-move')))
			.toBe(`["plane-move",{"from":["0","0"],"to":["1${'0'.repeat(40)}","0"]}]`);
		expect(await page.evaluate('plane.picked === undefined')).toBe(true);
		expect(await page.locator('x-plane [style]').evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
	});

	it('reports its view and takes one', async () => {
		const page = await open();
		expect(await page.evaluate('plane.view')).toBe('0,0*48');
		await page.evaluate('plane.look([7n, -3n])');
		await expect.poll(async () => (await told(page)).at(-1)).toBe('["plane-view",{"view":"7,-3*48"}]');
		await page.evaluate("plane.setAttribute('view', '1,1*30')");
		expect(await page.locator('.plane-place').textContent()).toBe('The middle is 1,1. A square is 30 pixels wide.');
		await page.evaluate('plane.zoom(2)');
		await expect.poll(async () => (await told(page)).at(-1)).toBe('["plane-view",{"view":"1,1*60"}]');
		await page.evaluate('plane.fit()');
		await expect.poll(() => page.locator('.plane-list').first().textContent()).toBe('All pieces are in sight');
	});

	it('asks, with pictures or words', async () => {
		const page = await open();
		await told(page);
		const king = "{ side: 0, picture: 'king', letter: 'K', title: 'white king' }";
		await set(
			page,
			`{ choices: { from: [0n, 0n], to: [1n, 0n], options: [{ id: 'a', label: 'king', look: ${king} }, { id: 'b', label: 'other' }] } }`,
		);
		const dialog = page.getByRole('dialog', { name: 'Promote to' });
		await dialog.waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect.poll(() => told(page)).toEqual(['["plane-move",{"from":["0","0"],"to":["1","0"],"choice":"b"}]']);
		expect(await dialog.count()).toBe(0);
		await set(page, "{ choices: { title: 'Which?', from: [0n, 0n], to: [99n, 0n], options: [{ id: 'c', label: 'one' }] } }");
		await page.getByRole('dialog', { name: 'Which?' }).waitFor();
		await page.keyboard.press('Escape');
		await expect.poll(() => told(page)).toEqual(['["plane-cancel",null]']);
		expect(await page.evaluate("plane.shadowRoot.activeElement.getAttribute('role')")).toBe('application');
		expect(await page.evaluate('plane.choices === undefined')).toBe(true);
	});

	it('is shown without its interface, in other words, and keeps typed text that the page refuses', async () => {
		const page = await open();
		await page.evaluate("plane.addEventListener('plane-submit', (event) => event.preventDefault())");
		await page.locator('#plane-go').fill('nonsense');
		await page.keyboard.press('Enter');
		expect(await page.locator('#plane-go').inputValue()).toBe('nonsense');
		await set(page, "{ words: { board: 'Brett', zoomIn: 'Größer' }, label: undefined }");
		await page.getByRole('application', { name: 'Brett' }).waitFor();
		await page.getByRole('button', { name: 'Größer' }).waitFor();
		await page.evaluate("plane.setAttribute('controls', 'place')");
		await expect.poll(() => page.locator('x-plane button').count()).toBe(0);
		expect(await page.locator('.plane-place').count()).toBe(1);
		await page.evaluate("plane.setAttribute('controls', '')");
		await expect.poll(() => page.locator('.plane-place').count()).toBe(0);
		await page.evaluate("plane.removeAttribute('controls')");
		await expect.poll(() => page.locator('x-plane button').count()).toBe(7);
	});

	it('lists its pieces and keeps the focus in a list', async () => {
		const page = await open();
		const list = page.locator('.plane-list').nth(1);
		await list.locator('summary').click();
		await list.getByRole('searchbox').fill('king');
		const stop = list.getByRole('button', { name: 'black king 3,2' });
		await stop.focus();
		await page.keyboard.press('Enter');
		await spoken(page).toBe('3, 2, black king, in check');
		expect(await page.evaluate('plane.shadowRoot.activeElement.textContent')).toBe('black king 3,2');
		await set(page, '{ pieces: [] }');
		await expect.poll(() => list.locator('summary').textContent()).toBe('0 pieces');
		expect(await list.getByRole('button').count()).toBe(0);
	});

	it('names a wrong value when it is set, and shows the good values after it', async () => {
		const page = await open();
		const refused = await page.evaluate('(() => { try { plane.pieces = [null] } catch (error) { return String(error) } })()');
		expect(refused).toBe('TypeError: Expected pieces[0] to have x, y (bigints) and a look, found null.');
		await set(page, "{ pieces: [{ x: 1n, y: 0n, look: { side: 0, picture: 'rook', letter: 'R', title: 'white rook' } }] }");
		await expect.poll(() => page.locator('.plane-list').nth(1).locator('summary').textContent()).toBe('1 piece');
	});

	it('lets the page scroll with wheel="ctrl", unless Ctrl is held', async () => {
		const page = await open();
		await page.evaluate(
			"plane.setAttribute('wheel', 'ctrl'), plane.after(...Array.from({ length: 200 }, () => document.createElement('hr')))",
		);
		const canvas = await page.locator('x-plane canvas').boundingBox();
		await page.mouse.move(canvas!.x + 100, canvas!.y + 100);
		await page.mouse.wheel(0, 100);
		await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
		expect(await page.evaluate('plane.view')).toBe('0,0*48');
		await page.evaluate('scrollTo(0, 0)');
		await page.keyboard.down('Control');
		await page.mouse.wheel(0, -100);
		await expect.poll(() => page.evaluate('plane.view')).not.toBe('0,0*48');
	});

	it.each(['height', 'max-height', 'flex'])('stays in a place that is lower than its content (%s), and shows the board', async (way) => {
		const page = await open();
		const wrong = await page.evaluate(`(async () => {
			const [after, place, found] = [document.createElement('button'), document.createElement('div'), []];
			place.append(plane);
			document.querySelector('main').append(place, after);
			if ('${way}' === 'flex') Object.assign(place.style, { display: 'flex', flexDirection: 'column' });
			for (const controls of [undefined, ['place', 'go'], []]) {
				plane.controls = controls;
				for (const height of [60, 120, 200, 300, 500, 900]) {
					if ('${way}' === 'flex') Object.assign(place.style, { height: height + 'px' });
					else plane.style.setProperty('${way}', height + 'px');
					await new Promise(requestAnimationFrame);
					const frame = plane.shadowRoot.querySelector('.plane-frame').getBoundingClientRect();
					const box = plane.getBoundingClientRect();
					const least = Math.min(240, height);
					if (box.height > height + 1) found.push([controls, height, 'is ' + box.height + ' high']);
					if (frame.height < least - 1) found.push([controls, height, 'shows ' + frame.height + ' of the board']);
					// What follows the element is not covered: it can be pressed.
					after.scrollIntoView();
					const { left, top } = after.getBoundingClientRect();
					if (document.elementFromPoint(left + 2, top + 2) !== after) found.push([controls, height, 'covers what follows']);
					if (plane.scrollWidth > plane.clientWidth) found.push([controls, height, 'scrolls to the side']);
				}
			}
			return found.map(String);
		})()`);
		expect(wrong).toEqual([]);
	});

	it('is as high as its content in a place without a height, and frames what has the keyboard focus', async () => {
		const page = await open();
		expect(
			await page.evaluate('[plane.scrollHeight - plane.clientHeight, plane.shadowRoot.querySelector(".plane-frame").clientHeight]'),
		).toEqual([0, 480]);
		// A frame outside of the element would be cut.
		const outside = await page.evaluate(`[...plane.shadowRoot.querySelectorAll('button, input, summary, [tabindex]')].flatMap((one) => {
			one.focus({ focusVisible: true });
			const { outlineOffset, outlineStyle } = getComputedStyle(one);
			return outlineStyle !== 'none' && Number.parseFloat(outlineOffset) >= 0 ? [one.localName + ' ' + outlineOffset] : [];
		})`);
		expect(outside).toEqual([]);
	});

	it('has the parts and slots of custom-elements.json', async () => {
		const page = await open();
		await set(page, '{ choices: { from: [0n, 0n], to: [0n, 0n], options: [{ id: "a", label: "a" }, { id: "b", label: "b" }] } }');
		const found = (await page.evaluate(`({
			parts: [...plane.shadowRoot.querySelectorAll('[part]')].map((one) => one.getAttribute('part')),
			slots: [...plane.shadowRoot.querySelectorAll('slot')].map(({ name }) => name),
		})`)) as { readonly parts: readonly string[]; readonly slots: readonly string[] };
		const { manifest } = await import(new URL('../scripts/custom-elements.mjs', import.meta.url).href);
		const declarations = manifest().modules.flatMap((one: { readonly declarations: readonly unknown[] }) => one.declarations);
		const { slots, cssParts } = declarations.find((one: { readonly tagName: string }) => one.tagName === 'x-plane') as Readonly<
			Record<string, readonly { readonly name: string }[]>
		>;
		expect(slots!.map(({ name }) => name)).toEqual(found.slots);
		const known = new Set(cssParts!.map(({ name }) => name));
		expect(found.parts.filter((part) => !known.has(part))).toEqual([]);
	});

	it('draws again after it was moved in the page, and with other colours', async () => {
		const page = await open({ colorScheme: 'dark', reducedMotion: 'reduce' });
		const corner = (): Promise<unknown> =>
			page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
				const canvas = plane.shadowRoot.querySelector('canvas');
				resolve([...canvas.getContext('2d').getImageData(canvas.width / 2 + 60, canvas.height / 2, 1, 1).data].join());
			})))`);
		expect(await corner()).toBe('201,210,201,255');
		await page.evaluate(
			"plane.remove(), document.querySelector('main').append(plane), plane.style.setProperty('--x-board-light', 'rgb(1 2 3)'), plane.restyle()",
		);
		await expect.poll(corner).toBe('1,2,3,255');
	});

	it.each(['light', 'dark'] as const)('has no faults that axe finds (%s)', async (colorScheme) => {
		const page = await open({ colorScheme });
		for (const index of [0, 1]) await page.locator('.plane-list summary').nth(index).click();
		const session = await page.context().newCDPSession(page);
		// Evaluated by the debugger, which the policy of the page does not concern.
		await session.send('Runtime.evaluate', { expression: axe });
		const results = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
		const found = results.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join()}`);
		expect(found).toEqual([]);
	});
});
