import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { testSite } from './support.js';

// Each refusal is a complaint.
const site = testSite({ expected: /./ });

interface Witness {
	/** Set by scripts that should not run. */
	ran?: string[];
	/** The directives that refused something. */
	refused?: string[];
}

const watch = (): void => {
	const page = globalThis as Witness;
	page.ran = [];
	page.refused = [];
	addEventListener('securitypolicyviolation', ({ effectiveDirective }) => page.refused?.push(effectiveDirective));
};
const ran = (page: Page): Promise<readonly string[]> => page.evaluate(() => (globalThis as Witness).ran ?? ['no witness']);
const refused = (page: Page): Promise<readonly string[]> => page.evaluate(() => (globalThis as Witness).refused ?? ['no witness']);

/** The elements that a script could put into the document, if it were made to. */
const attack = (): void => {
	const code = (name: string): string => `globalThis.ran.push('${name}')`;
	const add = (name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
		const element = document.createElement(name);
		for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
		document.body.append(element);
		return element;
	};
	const attempts: readonly (() => unknown)[] = [
		() => add('img', { src: 'x:', onerror: code('handler') }),
		() => add('img', { src: 'https://example.org/x.png' }),
		() => add('script').append(code('inline script')),
		() => add('script', { src: 'https://example.org/x.js' }),
		() => add('a', { href: `javascript:${code('address')}` }).click(),
		() => add('iframe', { srcdoc: `<script>parent.${code('frame')}</script>` }),
		() => add('base', { href: 'https://example.org/' }),
		() => (add('form', { action: 'https://example.org/' }) as HTMLFormElement).submit(),
		() => add('style').append('body { display: none }'),
		() => add('div').insertAdjacentHTML('beforeend', `<img src="x:" onerror="${code('markup')}">`),
		() => setTimeout(code('text as a script') as unknown as () => void),
		() => new Worker(`data:text/javascript,${code('worker')}`),
		() => fetch('https://example.org/').catch(() => undefined),
	];
	for (const run of attempts)
		try {
			run();
		} catch {
			// Trusted Types refuse by throwing.
		}
};

/** The same as the text of a document. */
const MARKUP = `<img src="x:" onerror="ran.push('handler')"><svg onload="ran.push('svg')"></svg><script>ran.push('script')</script>
<script src="https://example.org/x.js"></script><style>body { display: none }</style><p style="color: red">
<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe><iframe src="https://example.org/"></iframe>`;

describe('the policy of the built page', () => {
	it('permits its own files alone, and neither inline code nor text as code', () => {
		const html = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
		const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!;
		const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
		for (const name of ['default-src', 'base-uri', 'form-action', 'object-src']) expect(directives.get(name)).toEqual(["'none'"]);
		for (const name of ['script-src', 'style-src', 'font-src', 'manifest-src']) expect(directives.get(name)).toEqual(["'self'"]);
		expect(directives.get('worker-src')).toEqual(["'self'", 'blob:']);
		expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
		expect(directives.get('trusted-types')).toEqual(['x-playground']);
		expect(policy).not.toMatch(/unsafe|\*|https?:|connect-src/);
		expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
		expect(html).not.toMatch(/<style|style=|<script>| on\w+=/);
	});

	it('stops markup and scripts that a script puts into the document, served and as a file', async () => {
		for (const address of [site.served, site.file]) {
			const page = await site.open(address);
			await page.evaluate(watch);
			await page.evaluate(attack);
			await expect.poll(() => refused(page)).toContain('connect-src');
			const directives = new Set(await refused(page));
			for (const name of ['require-trusted-types-for', 'script-src-elem', 'style-src-elem', 'base-uri', 'form-action', 'img-src'])
				expect(directives).toContain(name);
			expect(await ran(page)).toEqual([]);
			expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block');
			expect(new URL(await page.evaluate(() => document.baseURI)).protocol).toBe(new URL(address).protocol);
		}
	});

	it('stops markup that comes with the document', async () => {
		const context = await site.browser.newContext();
		const page = await context.newPage();
		await page.addInitScript(watch);
		await page.route(site.served, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace('<div id="app">', `${MARKUP}<div id="app">`) });
		});
		await page.goto(site.served);
		await page.locator('[role="gridcell"]').first().waitFor();
		await expect
			.poll(async () => new Set(await refused(page)))
			.toEqual(new Set(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem', 'frame-src', 'img-src']));
		expect(await ran(page)).toEqual([]);
	});
});
