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
import { BUDGETS, FIRST_LOAD, kB, LATER, NOTHING_LATER, UNREACHABLE } from './sizes/budgets.mjs';

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
