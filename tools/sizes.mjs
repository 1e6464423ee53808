/**
 * Measures the code that users load (minified and gzipped) against its budget, and checks that it does not contain excluded modules.
 *
 *     node tools/sizes.mjs [--json]
 *
 * size-limit measures bundles of `dist`, the published form, so build first. Two checks are our own, because size-limit lacks them: the initial load of a page, and the modules
 * of a bundle. Reachability is checked on the sources, where modules still have names.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import { build } from 'esbuild';
import sizeLimit from 'size-limit';
import { build as buildPage } from 'vite';
import { isMain, place, Report } from './lib/report.mjs';
import { entryFiles, inTemporaryFolder, root, workspaceResolver } from './lib/workspace.mjs';

/** One kilobyte is 1000 bytes, as on bundle-size pages. */
const kB = 1000;

/** A page that loads something later: the bundler adds code for that. */
const LOADS_LATER = `globalThis.later = () => import('@x/feen/sin');`;

/** The part of the rules that reading the lines of engines needs. */
const LINES = `import { apply, legal, moveNameParts, pieceAt, toMove, turn } from '@x/core'; import { safeResolve, stringify } from '@x/san';
globalThis.rules = [apply, legal, moveNameParts, pieceAt, toMove, turn, safeResolve, stringify]; ${LOADS_LATER}`;

/** The measured imports of a user, with their budgets. `beyond` is code of the page that does not count; `first` counts what a page loads first. */
export const BUDGETS = [
	{
		name: '@x/san + @x/fen + @x/games/ready/chess',
		code: `export * as san from '@x/san'; export * as fen from '@x/fen'; export { chess } from '@x/games/ready/chess';`,
		// Includes all reasons and hints, and the checks of arguments and of stored data.
		limit: 44.4 * kB,
		goal: 33 * kB,
	},
	{ name: '@x/san/parse: text to value only', code: `export { parse } from '@x/san/parse';`, limit: 4 * kB },
	{ name: '@x/icn: parse + stringify', code: `export { parse, stringify } from '@x/icn';`, limit: 10 * kB },
	{ name: '@x/kif: parse + stringify', code: `export { parse, stringify } from '@x/kif';`, limit: 23 * kB, goal: 10 * kB },
	{ name: '@x/kif/moves', code: `export * from '@x/kif/moves';` },
	{ name: '@x/san', code: `export * from '@x/san';` },
	{ name: '@x/san/moves', code: `export * from '@x/san/moves';` },
	{ name: '@x/fen', code: `export * from '@x/fen';` },
	{ name: '@x/fen/dialects', code: `export * from '@x/fen/dialects';` },
	{ name: '@x/feen: parse + stringify', code: `export { parse, stringify } from '@x/feen';`, limit: 4.2 * kB },
	{ name: '@x/feen', code: `export * from '@x/feen';` },
	{ name: '@x/feen/epin', code: `export * from '@x/feen/epin';`, limit: 1.6 * kB },
	{ name: '@x/feen/pin', code: `export * from '@x/feen/pin';`, limit: 1.5 * kB },
	{ name: '@x/feen/sin', code: `export * from '@x/feen/sin';`, limit: 1.5 * kB },
	{ name: '@x/mbn: parse + stringify', code: `export { parse, stringify } from '@x/mbn';`, limit: 13.2 * kB, goal: 8 * kB },
	{ name: '@x/core/reading', code: `export * from '@x/core/reading';` },
	{ name: '@x/mbn/path', code: `export * from '@x/mbn/path';` },
	// Includes the meanings of all rules: the table is one.
	{ name: '@x/fbr: parse + stringify', code: `export { parse, stringify } from '@x/fbr';`, limit: 26.2 * kB },
	{ name: '@x/fbr', code: `export * from '@x/fbr';` },
	{ name: '@x/fbr/from', code: `export * from '@x/fbr/from';` },
	{ name: '@x/fbr/describe', code: `export * from '@x/fbr/describe';` },
	{ name: '@x/fbr/diagram', code: `export * from '@x/fbr/diagram';` },
	{ name: '@x/variants-ini', code: `export * from '@x/variants-ini';`, limit: 16.1 * kB },
	{ name: '@x/variants-ini/describe', code: `export * from '@x/variants-ini/describe';` },
	{ name: '@x/variants-ini/rules', code: `export * from '@x/variants-ini/rules';` },
	{ name: '@x/variants-ini/from', code: `export * from '@x/variants-ini/from';` },
	{ name: '@x/sjaak-variants', code: `export * from '@x/sjaak-variants';` },
	{ name: '@x/sjaak-variants/gallery', code: `export * from '@x/sjaak-variants/gallery';` },
	{ name: '@x/icn', code: `export * from '@x/icn';` },
	{ name: '@x/wxf: parse + stringify', code: `export { parse, stringify } from '@x/wxf';`, limit: 12.1 * kB, goal: 10 * kB },
	{ name: '@x/wxf', code: `export * from '@x/wxf';` },
	{ name: '@x/pgn', code: `export * from '@x/pgn';` },
	{ name: '@x/pgn: parse', code: `export { parse } from '@x/pgn';`, limit: 10.4 * kB, goal: 5 * kB },
	{ name: '@x/pgn/stream: PgnReader', code: `export { PgnReader } from '@x/pgn/stream';`, limit: 9.0 * kB, goal: 5 * kB },
	{ name: '@x/pgn/tree', code: `export * from '@x/pgn/tree';` },
	{ name: '@x/pgn/validate', code: `export * from '@x/pgn/validate';` },
	{ name: '@x/pgn/epd', code: `export * from '@x/pgn/epd';` },
	{ name: '@x/chess', code: `export * from '@x/chess';` },
	{ name: '@x/core', code: `export * from '@x/core';` },
	{
		name: '@x/games/ready/chess with legal, apply, outcome, perft',
		code: `export { chess } from '@x/games/ready/chess'; export { legal, apply, outcome, perft } from '@x/core';`,
		limit: 23.4 * kB,
		goal: 16 * kB,
	},
	// Includes the fold that all passes over rules are tables of, as every game does.
	...['chess960', 'makruk'].map((id) => ({
		name: `@x/games/ready/${id}`,
		code: `export * from '@x/games/ready/${id}';`,
		limit: 20.8 * kB,
	})),
	// Played by tables. Includes the evaluation of every condition and effect that does not walk.
	...['king-of-the-hill', 'capablanca'].map((id) => ({
		name: `@x/games/ready/${id}`,
		code: `export * from '@x/games/ready/${id}';`,
		limit: 54 * kB,
	})),
	// Includes the reading and writing of its dialects of FEN.
	{ name: '@x/games/ready/three-check', code: `export * from '@x/games/ready/three-check';`, limit: 65 * kB },
	// Played by tables and path programs.
	...['antichess', 'atomic', 'crazyhouse', 'horde', 'janggi', 'minishogi', 'racing-kings', 'shogi', 'xiangqi'].map((id) => ({
		name: `@x/games/ready/${id}`,
		code: `export * from '@x/games/ready/${id}';`,
		limit: 97 * kB,
	})),
	{
		name: '@x/san + @x/fen + @x/games/ready/crazyhouse',
		code: `export * as san from '@x/san'; export * as fen from '@x/fen'; export { crazyhouse } from '@x/games/ready/crazyhouse';`,
		limit: 107.5 * kB,
		goal: 65 * kB,
	},
	{ name: '@x/core/compile', code: `export * from '@x/core/compile';` },
	{ name: '@x/describe', code: `export * from '@x/describe';` },
	{ name: '@x/describe/diagram', code: `export * from '@x/describe/diagram';` },
	{ name: '@x/describe/leaflet', code: `export * from '@x/describe/leaflet';` },
	{ name: '@x/describe/explain', code: `export * from '@x/describe/explain';` },
	// Code that a page loads first: the protocols besides UCI come when they are used.
	{
		name: '@x/engines',
		code: `import * as engines from '@x/engines'; globalThis.engines = engines; ${LOADS_LATER}`,
		beyond: LOADS_LATER,
		first: true,
		limit: 8.1 * kB,
	},
	{
		name: '@x/engines with SAN of lines, beyond @x/core and @x/san',
		code: `import * as engines from '@x/engines'; import { readLine } from '@x/engines/positions'; globalThis.engines = [engines, readLine]; ${LINES}`,
		beyond: LINES,
		first: true,
		limit: 10 * kB,
	},
	{ name: '@x/engines/judgement', code: `export * from '@x/engines/judgement';` },
	{ name: '@x/engines/pool', code: `export * from '@x/engines/pool';` },
	{ name: '@x/engines/protocols', code: `export * from '@x/engines/protocols';` },
	{ name: '@x/engines/worker', code: `export * from '@x/engines/worker';` },
	{ name: '@x/engines/websocket', code: `export * from '@x/engines/websocket';` },
	{ name: '@x/engines/streams', code: `export * from '@x/engines/streams';` },
	{ name: '@x/engines/positions', code: `export * from '@x/engines/positions';` },
	{ name: '@x/engines/variants', code: `export * from '@x/engines/variants';` },
	{ name: '@x/opponent', code: `export * from '@x/opponent';` },
	// The whole of `<x-board>`, without pictures of pieces.
	{ name: '@x/board/define', code: `import '@x/board/define';`, limit: 25.7 * kB, goal: 20 * kB },
	// The viewer and its list of moves, without the board and what reads a notation.
	{
		name: '@x/board/x-game, beyond @x/board/define',
		code: `import '@x/board/define'; import { registerGame } from '@x/board/x-game'; registerGame([]);`,
		beyond: `import '@x/board/define';`,
		limit: 15 * kB,
	},
	{ name: '@x/board/sets/chess', code: `export * from '@x/board/sets/chess';`, limit: 12 * kB },
	{ name: '@x/board/sets/orthodox', code: `export * from '@x/board/sets/orthodox';`, limit: 2 * kB },
	{ name: '@x/board/sets/chess-angular', code: `export * from '@x/board/sets/chess-angular';`, limit: 3 * kB },
	{ name: '@x/board/sets/shogi', code: `export * from '@x/board/sets/shogi';`, limit: 25 * kB },
	{ name: '@x/board/sets/xiangqi', code: `export * from '@x/board/sets/xiangqi';`, limit: 25 * kB },
	{ name: '@x/board/sets/janggi', code: `export * from '@x/board/sets/janggi';`, limit: 25 * kB },
	{ name: '@x/board/sets/makruk', code: `export * from '@x/board/sets/makruk';`, limit: 5 * kB },
	{ name: '@x/board/standalone.js', code: `import '@x/board/standalone.js';`, limit: 27.9 * kB },
	{
		name: '@x/board/standalone-chess.js: with the rules of chess',
		code: `import '@x/board/standalone-chess.js';`,
		limit: 53.5 * kB,
		goal: 50 * kB,
	},
	{ name: '@x/board/svg', code: `export * from '@x/board/svg';`, limit: 10.8 * kB },
	{ name: '@x/board/plane', code: `export * from '@x/board/plane';` },
	{ name: '@x/board/game', code: `export * from '@x/board/game';` },
	{ name: '@x/board/preact', code: `export * from '@x/board/preact';` },
	{ name: '@x/board/sets', code: `export * from '@x/board/sets';` },
];

/** A page that plays chess, and what it may load later. */
const PAGE = `import { apply, legal, outcome } from '@x/core';\nimport { chess } from '@x/games/ready/chess';\nglobalThis.page = [chess, legal, apply, outcome];\n`;

/** How much a page's first chunk may grow where the page imports the compiler when it is needed. The bundler adds names of exports. */
const LATER = { code: `${PAGE}globalThis.later = () => import('@x/core/compile');`, limit: 1 * kB };

/** The same page with a later import that shares nothing with it, since the bundler adds code that imports a chunk. */
const NOTHING_LATER = `${PAGE}globalThis.later = () => import('@x/feen/sin');`;

/** The budget of the playground's first screen. */
export const FIRST_LOAD = { limit: 115 * kB, goal: 100 * kB };

/** Folders of core that a site for chess alone must not load. */
export const UNREACHABLE = [
	'src/reference/',
	'src/engines/general/',
	'core/src/compile',
	'describe/src/',
	'src/rules/schema',
	'src/rules/nodes/',
];

/**
 * The bundler options for a user's imports.
 *
 * @param {{ dist?: boolean }} [options]
 * @returns {import('esbuild').BuildOptions & { metafile: true }}
 */
const bundling = ({ dist = true } = {}) => ({
	plugins: [workspaceResolver({ dist })],
	bundle: true,
	minify: true,
	format: 'esm',
	target: 'es2022',
	platform: 'neutral',
	mainFields: ['module', 'main'],
	metafile: true,
	legalComments: 'none',
	logLevel: 'silent',
});

/**
 * esbuild's minified bundle of a user's imports.
 *
 * @param {string} code
 * @param {{ dist?: boolean, resolveDir?: string }} [options]
 */
export const bundle = async (code, { dist = true, resolveDir = root } = {}) => {
	const result = await build({ ...bundling({ dist }), stdin: { contents: code, resolveDir, loader: 'ts' }, write: false });
	const [output] = Object.values(result.metafile.outputs);
	const inputs = Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
	return { text: result.outputFiles[0].contents, inputs };
};

/**
 * The results of size-limit, in bytes.
 *
 * @returns {Promise<number[]>}
 */
const measured = async (plugins, checks) => {
	const results = /** @type {{ size: number }[]} */ (await sizeLimit(plugins, { checks }));
	return results.map(({ size }) => size);
};

/** size-limit subtracts the bundle of an empty project. Our budgets include it. */
const EMPTY_PROJECT = 32;

/**
 * The bytes of a user's imports after bundling, minifying and gzip.
 *
 * @param {string} code
 * @param {(config: import('esbuild').BuildOptions) => import('esbuild').BuildOptions} [modify] how it is bundled
 * @returns {Promise<number>}
 */
export const bundleSize = (code, modify = (config) => ({ ...config, ...bundling() })) =>
	inTemporaryFolder(async (dir) => {
		const file = join(dir, 'index.ts');
		writeFileSync(file, code);
		const checks = [{ files: [file], gzip: true, modifyEsbuildConfig: modify }];
		const [size] = await measured([esbuildPlugin, filePlugin], checks);
		return size + EMPTY_PROJECT;
	});

/**
 * The gzipped bytes that a page built by Vite loads first: its own chunk, and those that it imports at once.
 *
 * @param {string} code
 * @returns {Promise<number>}
 */
export const firstChunk = (code) =>
	inTemporaryFolder(async (dir) => {
		const file = join(dir, 'page.js');
		writeFileSync(file, code);
		const files = entryFiles({ dist: true });
		const plugin = {
			name: 'workspace',
			resolveId: (id) => {
				const file = files.get(id);
				return file === undefined ? null : { id: file.path, moduleSideEffects: false };
			},
		};
		const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
			await buildPage({
				root: dir,
				configFile: false,
				logLevel: 'silent',
				plugins: [plugin],
				build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input: file } },
			})
		);
		const chunks = new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
		/** The chunks that are loaded first, each with its code. @type {Map<string, string>} */
		const loaded = new Map();
		const visit = (name) => {
			const chunk = chunks.get(name);
			if (chunk === undefined || loaded.has(name)) return;
			loaded.set(name, chunk.code);
			chunk.imports.forEach(visit);
		};
		for (const [name, { isEntry }] of chunks) if (isEntry) visit(name);
		return [...loaded.values()].reduce((sum, code) => sum + gzipped(code), 0);
	});

/**
 * The gzipped bytes of some files.
 *
 * @param {readonly string[]} paths
 * @returns {Promise<number[]>}
 */
export const fileSizes = (paths) => {
	const checks = paths.map((file) => ({ files: [file], gzip: true }));
	return measured([filePlugin], checks);
};

/** @param {Uint8Array | string} text */
export const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/**
 * The excluded modules in a bundle.
 *
 * @param {readonly string[]} inputs
 * @param {readonly string[]} [forbidden]
 */
export const reached = (inputs, forbidden = UNREACHABLE) => inputs.filter((path) => forbidden.some((part) => path.includes(part)));

/**
 * The files that a built page loads before user input: itself, its scripts and styles, their imports, and its workers.
 *
 * @param {string} dist
 * @returns {string[]} absolute paths
 */
export const firstLoad = (dist) => {
	const found = new Set();
	const visit = (path) => {
		const file = join(dist, path);
		if (found.has(file) || !existsSync(file)) return;
		found.add(file);
		const text = readFileSync(file, 'utf8');
		const folder = join('/', path, '..');
		const next = [];
		if (path.endsWith('.html')) {
			for (const [tag, url] of text.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^":]+)"[^>]*>/g)) {
				if (!/rel="(?:icon|manifest|prefetch)"/.test(tag)) next.push(url);
			}
		}
		if (path.endsWith('.js')) {
			for (const [, url] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)) next.push(url);
			for (const [, url] of text.matchAll(/new (?:Shared)?Worker\(\s*(?:new URL\()?\s*["'`]([^"'`]+\.js)["'`]/g)) next.push(url);
		}
		for (const url of next) visit(join(url.startsWith('/') ? '/' : folder, url));
	};
	visit('/index.html');
	return [...found];
};

const row = (name, bytes, limit) =>
	`  ${name.padEnd(42)} ${(bytes / kB).toFixed(2).padStart(7)} kB ${limit === undefined ? '' : ` of ${(limit / kB).toFixed(1)} kB`}`;

/** A size on a page may differ from the measured one by this part of it: small changes do not need a new page. */
const TOLERANCE = 0.03;

/**
 * Sizes in a table of a page that differ from the measured ones.
 *
 * @param {string} page its text
 * @param {readonly { name: string, bytes: number }[]} rows
 * @returns {string[]}
 */
export const sizeFaults = (page, rows) =>
	[...page.matchAll(/^\| `([^`]+)` \| ([\d.]+) kB \|$/gm)].flatMap(([, name, size]) => {
		const bytes = rows.find((one) => one.name === name)?.bytes;
		if (bytes === undefined) return [`${name} is not measured`];
		return Math.abs(Number(size) * kB - bytes) <= bytes * TOLERANCE
			? []
			: [`${name}: Expected ${(bytes / kB).toFixed(1)} kB, found ${size} kB`];
	});

/** Measures all rows. */
export const sizes = async () => {
	const report = new Report('sizes');
	const rows = [];
	const measure = (name, bytes, limit, goal) => {
		rows.push({ name, bytes, limit });
		console.log(
			row(name, bytes, limit) +
				(goal === undefined || bytes <= goal ? '' : `, ${((bytes - goal) / kB).toFixed(1)} kB above the goal of ${goal / kB} kB`),
		);
		if (limit !== undefined) report.check(bytes <= limit, `${name}: ${bytes} bytes min+gzip. Expected at most ${limit}`);
	};
	for (const { name, code, beyond, first, limit, goal } of BUDGETS) {
		try {
			const sizeOf = first ? firstChunk : bundleSize;
			const known = beyond === undefined ? 0 : await sizeOf(beyond);
			measure(name, (await sizeOf(code)) - known, limit, goal);
		} catch (error) {
			report.fail(`${name}: cannot be bundled: ${error.errors?.[0]?.text ?? error.message}`);
		}
	}
	const dist = join(root, 'apps/playground/dist');
	const page = firstLoad(dist);
	if (page.length === 0) report.fail('the playground is not built. Run: npm test -- build');
	else {
		const weights = await fileSizes(page);
		for (const [index, file] of page.entries()) measure(`  ${relative(dist, file)}`, weights[index]);
		const total = weights.reduce((sum, bytes) => sum + bytes, 0);
		measure('playground, first load', total, FIRST_LOAD.limit, FIRST_LOAD.goal);
	}
	const growth = (await firstChunk(LATER.code)) - (await firstChunk(NOTHING_LATER));
	measure('a page that imports the compiler later', growth, LATER.limit);
	try {
		const { inputs } = await bundle(BUDGETS[0].code, { dist: false });
		const wrong = reached(inputs);
		for (const path of wrong) report.fail(`${place(path)} must not be reachable from ${BUDGETS[0].name}`);
		if (wrong.length === 0) report.pass();
	} catch (error) {
		report.fail(`reachability: ${error.errors?.[0]?.text ?? error.message}`);
	}
	for (const fault of sizeFaults(readFileSync(join(root, 'docs/sizes.md'), 'utf8'), rows)) report.fail(`docs/sizes.md: ${fault}`);
	return { report, rows };
};

if (isMain(import.meta)) {
	const { report, rows } = await sizes();
	if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
	report.end();
}
