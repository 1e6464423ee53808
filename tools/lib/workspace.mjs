/**
 * The workspace as data: its folders and packages, their entry points, and the resolver that reads sources instead of `dist`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import '../../packages/board/scripts/glyphs.mjs';
import '../../packages/plane/scripts/lanes.mjs';

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The export condition under which the workspace reads its own sources. */
export const SOURCE = '@x/source';

/** The subpath by which tests of one package read the sources of another; it is not published. */
const INTERNAL = './src/*';

/**
 * @typedef {object} Package
 * @property {string} name '@x/core'
 * @property {string} short 'core'
 * @property {string} dir absolute folder
 * @property {Record<string, any>} manifest its package.json
 * @property {boolean} published false for the playground and the benchmarks
 */

/**
 * Every package of the workspace, by name.
 *
 * @param {string} [from] another workspace's root; used by tests
 * @returns {Package[]}
 */
export const packages = (from = root) =>
	['packages', 'apps']
		.map((group) => join(from, group))
		.filter((group) => existsSync(group))
		.flatMap((group) => readdirSync(group).map((folder) => join(group, folder)))
		.filter((dir) => existsSync(join(dir, 'package.json')))
		.map((dir) => {
			const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
			return { name: manifest.name, short: manifest.name.split('/').pop(), dir, manifest, published: manifest.private !== true };
		})
		.sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The packages that users install.
 *
 * @param {string} [from]
 */
export const published = (from = root) => packages(from).filter((one) => one.published);

/**
 * The entry points of a package: subpath (`.`, `./games/chess`) to absolute source file.
 *
 * @param {Package} one
 * @returns {Map<string, string>}
 */
export const entries = (one) => {
	const found = new Map();
	for (const [subpath, target] of targets(one)) if (target[SOURCE] !== undefined) found.set(subpath, resolve(one.dir, target[SOURCE]));
	return found;
};

/**
 * The entries of `exports` by subpath; a pattern (`./ready/*`) stands for the sources in its folder.
 *
 * @param {Package} one
 * @returns {Map<string, Record<string, string>>}
 */
const targets = (one) => {
	const found = new Map();
	for (const [subpath, target] of Object.entries(one.manifest.exports ?? {})) {
		if (subpath === INTERNAL) continue;
		if (typeof target === 'string') found.set(subpath, { default: target });
		else if (!subpath.includes('*')) found.set(subpath, target);
		else {
			const [before, after] = target[SOURCE].split('*');
			for (const name of readdirSync(join(one.dir, before)).sort()) {
				if (!name.endsWith(after) || name === `index${after}`) continue;
				const star = name.slice(0, -after.length);
				const filled = Object.entries(target).map(([condition, path]) => [condition, path.replace('*', star)]);
				found.set(subpath.replace('*', star), Object.fromEntries(filled));
			}
		}
	}
	return found;
};

/**
 * The specifier of an entry point in an import: `@x/core`, `@x/games/ready/chess`.
 *
 * @param {Package} one
 * @param {string} subpath
 */
export const specifier = (one, subpath) => one.name + subpath.slice(1);

const GENERATED = new Set(['node_modules', 'dist', '.git', '.turbo', 'coverage', 'reports', 'generated']);

/**
 * Files below a folder, absolute and sorted; folders of generated files are passed over.
 *
 * @param {string} dir
 * @param {RegExp} [name] what the path must match
 * @returns {string[]}
 */
export const files = (dir, name = /./) => {
	if (!existsSync(dir)) return [];
	return readdirSync(dir, { withFileTypes: true })
		.flatMap((entry) => {
			const path = join(dir, entry.name);
			if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : files(path, name);
			return name.test(path) ? [path] : [];
		})
		.sort();
};

/**
 * The files of all entry points of the workspace, by the names that programs import.
 *
 * @param {{ dist?: boolean, from?: string }} [options]
 * @returns {Map<string, { path: string, sideEffects: boolean }>}
 */
export const entryFiles = ({ dist = false, from = root } = {}) => {
	const known = new Map();
	for (const one of packages(from)) {
		for (const [subpath, target] of targets(one)) {
			const file = target[dist ? 'default' : SOURCE] ?? target.default;
			const { sideEffects = true } = one.manifest;
			known.set(specifier(one, subpath), {
				path: resolve(one.dir, file),
				sideEffects: Array.isArray(sideEffects) ? sideEffects.includes(file) : sideEffects,
			});
		}
	}
	return known;
};

/**
 * esbuild plugin: `@x/…` means the workspace's package of that name, read from its sources (or from what is published: `dist`).
 *
 * @param {{ dist?: boolean, from?: string }} [options]
 * @returns {import('esbuild').Plugin}
 */
export const workspaceResolver = (options = {}) => {
	const known = entryFiles(options);
	return {
		name: 'workspace',
		setup(build) {
			build.onResolve({ filter: /^@x\// }, ({ path }) => {
				return known.get(path) ?? { errors: [{ text: `${path} is not an entry point of this workspace` }] };
			});
		},
	};
};

/**
 * Runs something with a fresh folder outside the tree, which is gone afterwards.
 *
 * @template T
 * @param {(dir: string) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export const inTemporaryFolder = async (work) => {
	const dir = mkdtempSync(join(tmpdir(), 'x-'));
	try {
		return await work(dir);
	} finally {
		rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
	}
};
