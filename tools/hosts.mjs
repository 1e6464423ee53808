/**
 * Loads every entry point of the published packages in Bun and Deno, and through the bundlers: Vite, esbuild, webpack and Rspack. Node is the work of
 * `tools/smoke.mjs`.
 *
 *     node tools/hosts.mjs
 *
 * It downloads these programs, so it is not a step of `npm test`: `npm run release -- --rehearse` and the nightly workflow run it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { version as esbuild } from 'esbuild';
import { version as vite } from 'vite';
import { isMain, Report } from './lib/report.mjs';
import { download, mustDownload, run } from './lib/run.mjs';
import { entries, inTemporaryFolder, published, specifier } from './lib/workspace.mjs';
import { packAll } from './pack.mjs';
import { installTarballs, programs } from './smoke.mjs';

/** The versions that are tested. Those of esbuild and Vite are the ones that build this repository. */
const VERSIONS = { bun: '1.4.5', deno: '2.9.6', esbuild, vite, webpack: '5.112.2', '@rspack/core': '2.3.3' };

/** The commands that run a program in each host. Deno reads packages from `node_modules`, as node does. */
const HOSTS = {
	bun: (file) => `bun ${file}`,
	deno: (file) => `deno run --allow-read --allow-env --allow-sys --node-modules-dir=manual ${file}`,
};

/**
 * The scripts that bundle `NAME.mjs` into the folder `out-BUNDLER`, for node. `split` gives lazily imported parts files of their own.
 *
 * @type {Record<string, (name: string) => string>}
 */
const BUNDLERS = {
	esbuild: (name) => `
import { build } from 'esbuild';
await build({ entryPoints: ['${name}.mjs'], outdir: 'out-esbuild', outExtension: { '.js': '.mjs' }, bundle: true, splitting: true, minify: true,
	format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' });`,
	vite: (name) => `
import { build } from 'vite';
await build({ configFile: false, logLevel: 'error', ssr: { noExternal: true }, build: { ssr: '${name}.mjs', outDir: 'out-vite', emptyOutDir: false,
	minify: true, target: 'node20', rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } } } });`,
	webpack: (name) => `
import webpack from 'webpack';
${throughWebpack('webpack', name)}`,
	'@rspack/core': (name) => `
import { rspack } from '@rspack/core';
${throughWebpack('rspack', name)}`,
};

/** Rspack takes the settings of webpack. */
const throughWebpack = (bundler, name) => `
await new Promise((done, failed) => ${bundler}({ mode: 'production', target: 'node20', entry: { '${name}': './${name}.mjs' },
	output: { path: import.meta.dirname + '/out-${bundler === 'rspack' ? '@rspack/core' : bundler}', filename: '[name].mjs', chunkFilename: '[name]-[contenthash].mjs',
		module: true, chunkFormat: 'module' },
	experiments: { outputModule: true } }, (error, stats) => {
	if (error) return failed(error);
	if (stats.hasErrors() || stats.hasWarnings()) return failed(new Error(stats.toString({ all: false, errors: true, warnings: true })));
	return done();
}));`;

/** Plays chess at once, and loads the compiler when it is needed. */
const LAZY = `
import { legal } from '@x/core';
import { chess } from '@x/games/ready/chess';
console.log('first ' + legal(chess.start).length);
const [{ compile }, { crazyhouse }] = await Promise.all([import('@x/core/compile'), import('@x/games/crazyhouse')]);
console.log('later ' + legal(compile(crazyhouse).start).length);
`;

/** The same without the compiler. */
const EAGER = LAZY.split('\n').slice(0, 4).join('\n');

/** The bytes, compressed, of a built file and of the files that it imports at once. */
const firstBytes = (dir, file, seen = new Set()) => {
	if (seen.has(file)) return 0;
	seen.add(file);
	const text = readFileSync(join(dir, file), 'utf8');
	const imported = [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => name);
	return gzipSync(text).length + imported.reduce((sum, name) => sum + firstBytes(dir, name, seen), 0);
};

/**
 * @param {Report} report
 * @param {string} dir a project in which all packages are installed
 * @param {NodeJS.ProcessEnv} [env] for downloads
 */
export const checkHosts = async (report, dir, env) => {
	const options = { cwd: dir, ...(env && { env }) };
	const specifiers = published().flatMap((one) => [...entries(one).keys()].map((subpath) => specifier(one, subpath)));
	const { 'import.mjs': all } = programs(specifiers);
	for (const [name, code] of Object.entries({ all, lazy: LAZY, eager: EAGER })) writeFileSync(join(dir, `${name}.mjs`), code);

	for (const [host, command] of Object.entries(HOSTS)) {
		const { code, output } = await download(
			'npx',
			['--yes', '--prefer-offline', '-p', `${host}@${VERSIONS[host]}`, '-c', command('all.mjs')],
			options,
		);
		const loaded = /loaded \d+ entry points/.exec(output)?.[0];
		if (code === 0) console.log(`  ${`${host} ${VERSIONS[host]}`.padEnd(24)} ${loaded}`);
		report.check(code === 0 && loaded !== undefined, `${host} ${VERSIONS[host]}:\n${output}`);
	}

	const bundlers = Object.keys(BUNDLERS).map((name) => `${name}@${VERSIONS[name]}`);
	await mustDownload('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-save', ...bundlers], options);
	for (const [bundler, script] of Object.entries(BUNDLERS)) {
		const label = `${bundler} ${VERSIONS[bundler]}`;
		const out = join(dir, `out-${bundler}`);
		/** Bundles a program and runs it. */
		const built = async (name, expected) => {
			writeFileSync(join(dir, 'bundle.mjs'), script(name));
			const bundled = await run('node', ['bundle.mjs'], options);
			const ran = bundled.code === 0 ? await run('node', [join(out, `${name}.mjs`)], options) : bundled;
			const right = ran.code === 0 && expected.test(ran.output);
			report.check(right, `${label}, ${name}.mjs:\n${ran.output}`);
			return right ? expected.exec(ran.output)?.[0] : undefined;
		};
		const loaded = await built('all', /loaded \d+ entry points/);
		if ((await built('eager', /^first 20\n$/)) === undefined || (await built('lazy', /^first 20\nlater 20\n$/)) === undefined) continue;
		const parts = readdirSync(out).length;
		const [eager, lazy] = ['eager.mjs', 'lazy.mjs'].map((file) => (firstBytes(out, file) / 1000).toFixed(1));
		console.log(`  ${label.padEnd(24)} ${loaded}, ${parts} files; first load ${eager} kB, next to a lazy compiler ${lazy} kB`);
	}
};

/** Installs every tarball, and loads it everywhere. */
export const hosts = async () => {
	const report = new Report('hosts');
	await inTemporaryFolder(async (tarballs) => {
		const packed = await packAll(tarballs);
		await inTemporaryFolder(async (dir) => {
			await installTarballs(dir, packed);
			await checkHosts(report, dir);
		});
	});
	return report;
};

if (isMain(import.meta)) (await hosts()).end();
