import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { compile } from 'svelte/compiler';

interface BrowserTool {
	needBrowser(): Promise<string>;
}

interface WorkspaceTool {
	workspaceResolver(options?: { readonly dist?: boolean }): Plugin;
}

const tool = <T>(path: string): Promise<T> => import(new URL(`../../../tools/${path}`, import.meta.url).href) as Promise<T>;
const recipes = fileURLToPath(new URL('../recipes', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const svelte: Plugin = {
	name: 'svelte',
	setup({ onLoad }) {
		onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
			contents: compile(readFileSync(path, 'utf8'), { filename: path, generate: 'client', css: 'injected' }).js.code,
			loader: 'js',
		}));
	},
};

/** Bundles the script of a recipe with the built packages. */
const bundle = async (entry: string, outfile: string, format: 'esm' | 'iife'): Promise<void> => {
	const { workspaceResolver } = await tool<WorkspaceTool>('lib/workspace.mjs');
	await build({
		entryPoints: [join(recipes, entry)],
		outfile,
		bundle: true,
		format,
		target: 'es2022',
		jsx: 'automatic',
		tsconfigRaw: {},
		mainFields: ['svelte', 'browser', 'module', 'main'],
		conditions: ['svelte', 'browser', 'production'],
		define: {
			'process.env.NODE_ENV': '"production"',
			__VUE_OPTIONS_API__: 'true',
			__VUE_PROD_DEVTOOLS__: 'false',
			__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
		},
		plugins: [workspaceResolver({ dist: true }), svelte],
		logLevel: 'error',
	});
};

const serve = async (folder: string): Promise<Server> => {
	const server = createServer(({ url = '/' }, response) => {
		const path = join(folder, new URL(url, 'http://localhost').pathname);
		const known = path.startsWith(folder) && TYPES[extname(path)] !== undefined && existsSync(path);
		response.writeHead(known ? 200 : 404, { 'content-type': `${TYPES[extname(path)] ?? 'text/plain'}; charset=utf-8` });
		response.end(known ? readFileSync(path) : undefined);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return server;
};

/** The recipes as they are built, in a browser. */
export interface Kitchen {
	readonly browser: Browser;
	/** Bundles `entry` of a recipe as `output` next to its pages. */
	cook(recipe: string, entry: string, output: string, format?: 'esm' | 'iife'): Promise<void>;
	/** Opens a page of a recipe, from the server or from its file; `complaints` contains the errors of its console. */
	open(path: string, from?: 'server' | 'file'): Promise<Page>;
	readonly complaints: readonly string[];
	close(): Promise<void>;
}

/** Copies the recipes and the built board into a temporary folder, and starts a server and a browser for them. */
export const openKitchen = async (): Promise<Kitchen> => {
	const { needBrowser } = await tool<BrowserTool>('browser.mjs');
	const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
	cpSync(recipes, folder, { recursive: true });
	cpSync(dist, join(folder, 'plain/board'), { recursive: true });
	const server = await serve(folder);
	const browser = await chromium.launch({ executablePath: await needBrowser() });
	const complaints: string[] = [];
	const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
	return {
		browser,
		complaints,
		cook: async (recipe, entry, output, format = 'esm') => bundle(join(recipe, entry), join(folder, recipe, output), format),
		open: async (path, from = 'server') => {
			const page = await browser.newPage({ viewport: { width: 640, height: 800 } });
			page.on('console', (message) => {
				if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
			});
			page.on('pageerror', (error) => complaints.push(String(error)));
			await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
			await page.goto(from === 'server' ? base + path : `file://${join(folder, path)}`);
			await page.locator('[role="gridcell"][aria-label]').first().waitFor();
			return page;
		},
		close: async () => {
			await browser.close();
			await new Promise<void>((resolve) => server.close(() => resolve()));
			rmSync(folder, { recursive: true, force: true });
		},
	};
};
