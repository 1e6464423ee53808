/** The package managers: how each installs from a registry on loopback into an empty project, and what is there afterwards. */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { download, environment } from '../lib/run.mjs';

/** Yarn as an npm package. Its version is pinned, so that npx finds it in npm's cache where there is no network. */
const YARN = '@yarnpkg/cli-dist@4.9.2';

/**
 * @typedef {object} Manager
 * @property {string} name
 * @property {boolean} peers a project may import the peers that a package requires without naming them: pnpm installs them, but for the package
 *     alone, and yarn does not
 * @property {(dir: string, url: string) => Record<string, string>} files the settings it wants in a project, by path
 * @property {(names: readonly string[]) => [program: string, ...args: string[]]} add
 */

/** @type {Record<'npm' | 'pnpm' | 'yarn', Manager>} */
export const MANAGERS = {
	npm: {
		name: 'npm',
		peers: true,
		files: (dir, url) => ({ '.npmrc': `registry=${url}\ncache=${join(dir, '..', 'npm-cache')}\n` }),
		add: (names) => ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...names],
	},
	pnpm: {
		name: 'pnpm',
		peers: false,
		files: (dir, url) => ({
			'.npmrc': `registry=${url}\n`,
			// All packages here were published a moment ago.
			'pnpm-workspace.yaml': `minimumReleaseAge: 0\nstoreDir: ${join(dir, '..', 'pnpm-store')}\n`,
		}),
		add: (names) => ['pnpm', 'add', '--ignore-scripts', '--config.cacheDir=../pnpm-cache', ...names],
	},
	yarn: {
		name: 'yarn',
		peers: false,
		files: (dir, url) => ({
			'.yarnrc.yml': [
				`npmRegistryServer: ${url.replace(/\/$/, '')}`,
				'unsafeHttpWhitelist: [127.0.0.1]',
				'nodeLinker: node-modules',
				'enableTelemetry: false',
				'enableScripts: false',
				'enableImmutableInstalls: false',
				`globalFolder: ${join(dir, '..', 'yarn')}`,
				'',
			].join('\n'),
			'yarn.lock': '',
		}),
		add: (names) => ['npx', '--yes', '--prefer-offline', '-p', YARN, 'yarn', 'add', ...names],
	},
};

/**
 * Installs packages into a new project.
 *
 * @param {Manager} manager
 * @param {string} dir the project's folder, which is made
 * @param {string} url of the registry
 * @param {readonly string[]} names
 */
export const install = async (manager, dir, url, names) => {
	mkdirSync(dir);
	writeFileSync(join(dir, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
	for (const [path, text] of Object.entries(manager.files(dir, url))) writeFileSync(join(dir, path), text);
	const [program, ...args] = manager.add(names);
	// An npm that runs this has put its own settings into the environment, where they would win over those of the project.
	const inherited = Object.keys(process.env).filter((name) => /^npm_config_(?:registry|cache|userconfig|prefix|user_agent)$/i.test(name));
	const env = environment(manager.name === 'yarn' ? {} : Object.fromEntries(inherited.map((name) => [name, undefined])));
	return download(program, args, { cwd: dir, env });
};

/** The size of a folder's files, and how many they are; packages inside it are not its own. */
const measure = (dir) => {
	let [bytes, files] = [0, 0];
	for (const entry of readdirSync(dir, { withFileTypes: true })) {
		const path = join(dir, entry.name);
		if (entry.isDirectory()) {
			if (entry.name === 'node_modules') continue;
			const inside = measure(path);
			bytes += inside.bytes;
			files += inside.files;
		} else {
			bytes += statSync(path).size;
			files++;
		}
	}
	return { bytes, files };
};

/**
 * @typedef {object} Installed
 * @property {string} name
 * @property {string} version
 * @property {string} dir
 * @property {number} bytes
 * @property {number} files
 */

/**
 * Every package below a project's `node_modules`, each copy once, however a manager links them.
 *
 * @param {string} project
 * @returns {Installed[]}
 */
export const installed = (project) => {
	/** @type {Map<string, Installed>} */
	const found = new Map();
	const visit = (modules) => {
		if (!existsSync(modules)) return;
		for (const name of readdirSync(modules)) {
			if (name === '.pnpm') for (const one of readdirSync(join(modules, name))) visit(join(modules, name, one, 'node_modules'));
			if (name.startsWith('.')) continue;
			const names = name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => join(name, one)) : [name];
			for (const one of names) {
				const dir = realpathSync(join(modules, one));
				if (found.has(dir) || !existsSync(join(dir, 'package.json'))) continue;
				const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
				found.set(dir, { name: manifest.name, version: manifest.version, dir, ...measure(dir) });
				visit(join(dir, 'node_modules'));
			}
		}
	};
	visit(join(project, 'node_modules'));
	return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};
