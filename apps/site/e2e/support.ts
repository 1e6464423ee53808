import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';

/** The folder of the built site. */
export const dist: string = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

interface Tools {
	needBrowser(): Promise<string>;
}

interface Serving {
	serve(fileOf: (path: string) => { type: string; text: Buffer } | undefined): Promise<{ address: string; close: () => Promise<void> }>;
}

const tool = <T>(name: string): Promise<T> => import(new URL(`../../../tools/${name}.mjs`, import.meta.url).href);

/** A file of the built site, as every server of files answers. */
const fileOf = (path: string): { type: string; text: Buffer } | undefined => {
	const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
	return existsSync(file) ? { type: TYPES[extname(file)] ?? 'application/octet-stream', text: readFileSync(file) } : undefined;
};

/** The built site in a real browser. */
export interface Site {
	readonly address: string;
	/** A fresh page; `complaints` contains the errors and warnings of its console. */
	open(path: string, options?: BrowserContextOptions): Promise<Page>;
	readonly complaints: readonly string[];
	close(): Promise<void>;
}

/** Starts the browser and a server. Fails, with the remedy, where there is no browser or no build. */
export const openSite = async (): Promise<Site> => {
	if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/index.html: run the build first.');
	const { needBrowser } = await tool<Tools>('browser');
	const { serve } = await tool<Serving>('lib/serve');
	const browser = await chromium.launch({ executablePath: await needBrowser() });
	const { address, close } = await serve(fileOf);
	const complaints: string[] = [];
	return {
		address,
		complaints,
		open: async (path, options = {}) => {
			const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', ...options });
			const page = await context.newPage();
			page.on('console', (message) => {
				if (message.text().includes('Service Worker registration blocked')) return;
				if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${path}: ${message.text()}`);
			});
			page.on('pageerror', (error) => complaints.push(`${path}: ${error}`));
			await page.goto(address + path.slice(1));
			return page;
		},
		close: async () => {
			await browser.close();
			await close();
		},
	};
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
	readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
}

/** The violations found by axe, with their places. */
export const violations = async (page: Page): Promise<readonly string[]> => {
	await page.evaluate(axeSource);
	return page.evaluate(async () => {
		const { axe } = globalThis as unknown as Required<WithAxe>;
		// Passed rules are omitted: collecting them takes longer than the check.
		const results = await axe.run({ resultTypes: ['violations'] });
		return results.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`);
	});
};
