import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build, type Plugin, transform } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { browserTool, type ServedFile, serve, workspaceTool } from './tools.js';

const recipes = fileURLToPath(new URL('../recipes', import.meta.url));
/** The package with the compilers of frameworks. */
const conformance = fileURLToPath(new URL('../../conformance', import.meta.url));
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

const vue: Plugin = {
	name: 'vue',
	setup({ onLoad }) {
		onLoad({ filter: /\.vue$/ }, ({ path }) => {
			const { descriptor } = parse(readFileSync(path, 'utf8'), { filename: path });
			const templateOptions = { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('x-') } };
			return { contents: compileScript(descriptor, { id: path, inlineTemplate: true, templateOptions }).content, loader: 'ts' };
		});
	},
};

interface Babel {
	transformAsync(code: string, options: object): Promise<{ readonly code: string } | null>;
}

/** Compiles the JSX of Solid. Types are removed before, by esbuild. */
const solid: Plugin = {
	name: 'solid',
	setup({ onLoad }) {
		const need = createRequire(join(conformance, 'package.json'));
		onLoad({ filter: /\/solid\/.*\.tsx$/ }, async ({ path }) => {
			const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'tsx', jsx: 'preserve', target: 'es2022' });
			const presets = [need.resolve('babel-preset-solid')];
			const made = await (need('@babel/core') as Babel).transformAsync(code, {
				filename: path,
				presets,
				configFile: false,
				babelrc: false,
			});
			return { contents: made?.code ?? '', loader: 'js' };
		});
	},
};

/** Completes the libraries of Angular, which are published half compiled. */
const angular: Plugin = {
	name: 'angular',
	setup({ onLoad }) {
		const need = createRequire(join(conformance, 'package.json'));
		onLoad({ filter: /\/node_modules\/@angular\/.*\.mjs$/ }, async ({ path }) => {
			const text = readFileSync(path, 'utf8');
			if (!text.includes('\u0275\u0275ngDeclare')) return { contents: text, loader: 'js' };
			const linker = (await import(pathToFileURL(need.resolve('@angular/compiler-cli/linker/babel')).href)) as {
				readonly default: unknown;
			};
			const options = { filename: path, plugins: [linker.default], configFile: false, babelrc: false, compact: false };
			const made = await (need('@babel/core') as Babel).transformAsync(text, options);
			return { contents: made?.code ?? '', loader: 'js' };
		});
	},
};

/** Bundles the script of a recipe with the built packages. */
const bundle = async (entry: string, outfile: string, format: 'esm' | 'iife'): Promise<void> => {
	const { workspaceResolver } = await workspaceTool();
	await build({
		entryPoints: [entry],
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
		plugins: [workspaceResolver({ dist: true }), svelte, vue, solid, angular],
		logLevel: 'error',
	});
};

/** The options of TypeScript for all recipes: strict. */
const STRICT = {
	target: 'es2022',
	lib: ['es2022', 'dom', 'dom.iterable'],
	module: 'esnext',
	moduleResolution: 'bundler',
	strict: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	skipLibCheck: true,
	types: [],
};

interface Compiler {
	readonly command: string;
	readonly flags: readonly string[];
	readonly options: Readonly<Record<string, unknown>>;
	readonly more?: object;
}

const plain = (options: Compiler['options'] = {}): Compiler => ({
	command: 'tsc',
	flags: ['-p', '.'],
	options: { noEmit: true, ...options },
});

/** The compiler of each recipe with types. */
const COMPILERS: Readonly<Record<string, Compiler>> = {
	typescript: plain(),
	react: plain({ jsx: 'react-jsx' }),
	solid: plain({ jsx: 'preserve', jsxImportSource: 'solid-js' }),
	vue: { ...plain(), command: 'vue-tsc', more: { vueCompilerOptions: { strictTemplates: true } } },
	svelte: { ...plain(), command: 'svelte-check', flags: ['--tsconfig', './tsconfig.json', '--output', 'machine', '--fail-on-warnings'] },
	angular: {
		command: 'ngc',
		flags: ['-p', '.'],
		options: { outDir: 'built', rootDir: '.' },
		more: { angularCompilerOptions: { strictTemplates: true } },
	},
};

/** Compiles the recipe in a folder with the compiler of its framework. Gives the faults. */
const compileRecipe = (recipe: string, folder: string): Promise<string> => {
	const { command, flags, options, more } = COMPILERS[recipe]!;
	writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...STRICT, ...options }, ...more, include: ['*'] }));
	return new Promise((resolve) => {
		execFile(join(conformance, 'node_modules/.bin', command), flags, { cwd: folder }, (error, stdout, stderr) =>
			resolve(error === null ? '' : stdout + stderr),
		);
	});
};

/** A file of a recipe, a text in it, and another in its place. */
export type Change = readonly [file: string, from: string, to: string];

/** The beginning of the names of copies. */
const COPY = 'copy-of-';

/** The faults in the output of a compiler. Lines that begin with a space belong to the line before. */
const faultsIn = (output: string): readonly string[] =>
	stripVTControlCharacters(output)
		.split(/\n(?=\S)/)
		.filter((text) => /\b(?:error|warning)\b/i.test(text));

/** A file of the pages in a folder. */
const fileIn = (folder: string, path: string): ServedFile | undefined => {
	const file = join(folder, path);
	const type = TYPES[extname(file)];
	return type !== undefined && file.startsWith(folder) && existsSync(file) ? { type, text: readFileSync(file) } : undefined;
};

/** The recipes as they are built, in a browser. */
export interface Kitchen {
	readonly browser: Browser;
	/** Compiles a recipe strictly, together with a copy of one of its files in which a text is replaced. Gives the faults of both. */
	compile(recipe: string, change: Change): Promise<{ readonly recipe: string; readonly copy: string }>;
	/** Bundles `entry` of a recipe as `output` next to its pages. */
	cook(recipe: string, entry: string, output: string, format?: 'esm' | 'iife'): Promise<void>;
	/** Opens a page of a recipe, from the server or from its file; `complaints` contains the errors of its console, and of no page before. */
	open(path: string, from?: 'server' | 'file'): Promise<Page>;
	/** The address of a page of a recipe. */
	address(path: string, from: 'server' | 'file'): string;
	readonly complaints: readonly string[];
	close(): Promise<void>;
}

/** Copies the recipes and the built board into a temporary folder, and starts a server and a browser for them. */
export const openKitchen = async (): Promise<Kitchen> => {
	const { needBrowser } = await browserTool();
	const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
	cpSync(recipes, folder, { recursive: true });
	// The frameworks are found from here.
	const reports = join(conformance, 'reports');
	mkdirSync(reports, { recursive: true });
	const workshop = mkdtempSync(join(reports, 'recipes-'));
	cpSync(recipes, workshop, { recursive: true });
	for (const recipe of ['plain', 'gallery']) cpSync(dist, join(folder, recipe, 'board'), { recursive: true });
	for (const name of ['board', 'core', 'diagnostics', 'games']) {
		const built = fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));
		cpSync(built, join(folder, 'import-map/node_modules/@x', name, 'dist'), { recursive: true });
	}
	for (const name of ['standalone.js', 'standalone-chess.js']) cpSync(join(dist, name), join(folder, 'standalone', name));
	const server = await serve((path) => fileIn(folder, path));
	const browser = await chromium.launch({ executablePath: await needBrowser() });
	const complaints: string[] = [];
	cpSync(join(recipes, 'game/index.html'), join(folder, 'game/all/index.html'));
	const address = (path: string, from: 'server' | 'file'): string =>
		from === 'server' ? server.address + path : `file://${join(folder, path)}`;
	return {
		browser,
		complaints,
		address,
		compile: async (recipe, [file, from, to]) => {
			const workplace = join(workshop, recipe);
			const text = readFileSync(join(workplace, file), 'utf8');
			if (!text.includes(from)) throw new Error(`Expected ${from} in ${recipe}/${file}.`);
			// A compiler that writes files does so only without faults.
			const before = 'outDir' in COMPILERS[recipe]!.options ? await compileRecipe(recipe, workplace) : '';
			const copy = join(workplace, COPY + file);
			writeFileSync(copy, text.replace(from, to));
			const faults = faultsIn(await compileRecipe(recipe, workplace));
			rmSync(copy);
			const [wrong, others] = [true, false].map((inCopy) => faults.filter((fault) => fault.includes(COPY) === inCopy).join('\n'));
			return { recipe: before + others!, copy: wrong! };
		},
		cook: async (recipe, entry, output, format = 'esm') => bundle(join(workshop, recipe, entry), join(folder, recipe, output), format),
		open: async (path, from = 'server') => {
			complaints.length = 0;
			const page = await browser.newPage({ viewport: { width: 640, height: 800 } });
			page.setDefaultTimeout(100_000);
			page.on('console', (message) => {
				if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
			});
			page.on('pageerror', (error) => complaints.push(String(error)));
			await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
			await page.goto(address(path, from));
			await page.locator('[role="gridcell"][aria-label]').first().waitFor();
			return page;
		},
		close: async () => {
			await browser.close();
			await server.close();
			for (const one of [folder, workshop]) rmSync(one, { recursive: true, force: true });
		},
	};
};
