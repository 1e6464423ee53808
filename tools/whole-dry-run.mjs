/**
 * `npm run release -- --rehearse [TAG]`: releases a tag from a temporary clone to a registry on loopback, and uses the packages as their users do. Each is
 * installed alone; the sessions of the READMEs and of the pages of the packages run with what their own install lines install; the programs of `packages/conformance` run; other hosts and
 * the bundlers load every entry point. Then one package gets a changeset, and is released with what must follow it, and with nothing else.
 *
 * Without a tag it releases the tree as it lies here.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'esbuild';
import { installedBy, markdownBlocks } from './docs/blocks.mjs';
import { claims, sessionOf } from './docs/session.mjs';
import { checkHosts } from './hosts.mjs';
import { eachAlone } from './install.mjs';
import { isMain } from './lib/report.mjs';
import { environment, must, mustDownload, run } from './lib/run.mjs';
import { files, published, root } from './lib/workspace.mjs';
import { releaseDryRun } from './release-dry-run.mjs';

/** @typedef {import('./release-dry-run.mjs').Released} Released */

/**
 * A new project with some packages.
 *
 * @param {Released} released
 * @param {string} name of its folder
 * @param {readonly string[]} packages
 */
const projectWith = async ({ temporary, env }, name, packages) => {
	const dir = join(temporary, name);
	mkdirSync(dir);
	writeFileSync(join(dir, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
	if (packages.length > 0) await mustDownload('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: dir, env: env() });
	return dir;
};

/** The manifests that the registry has, by name. */
const manifestsOf = ({ registry }) => new Map([...registry.packages].map(([name, one]) => [name, one.versions[one['dist-tags'].latest]]));

/**
 * Runs a page in a project that has what the install lines name.
 *
 * @param {Released} released
 * @param {{ title: string, file: string, dir: string }} page `dir`: the project
 */
const runPage = async ({ report }, { title, file, dir }) => {
	const blocks = markdownBlocks(file).map((block) => ({ ...block, place: title }));
	if (blocks.length === 0) return;
	writeFileSync(join(dir, 'session.ts'), sessionOf(blocks).code);
	const outfile = join(dir, `${title.replace(/\W+/g, '-')}.mjs`);
	const faults = report.faults.length;
	try {
		await build({
			entryPoints: [join(dir, 'session.ts')],
			outfile,
			bundle: true,
			packages: 'external',
			format: 'esm',
			target: 'node20',
			logLevel: 'silent',
		});
		const listener = claims({ report: (at, fault) => report.fail(`${at}: ${fault}`), count: () => report.pass() });
		await (await import(pathToFileURL(outfile).href)).default(listener);
		report.pass();
	} catch (error) {
		report.fail(`${title}: its session cannot run: ${error instanceof Error ? error.message : error}`);
	}
	if (report.faults.length === faults) console.log(`  ran ${title}`);
};

/**
 * Runs the sessions of the README and of the pages of each package, as they came with it: the README in a project with what its install lines name, and
 * each page with what its own name in addition.
 *
 * @param {Released} released
 */
const readmes = async (released) => {
	for (const { name, short } of published(released.dir)) {
		const finder = await projectWith(released, `pages-of-${short}`, [name]);
		const folder = join(finder, 'node_modules', name);
		const given = installedBy(readFileSync(join(folder, 'README.md'), 'utf8'));
		/** The projects by what they have. @type {Map<string, string>} */
		const projects = new Map();
		for (const file of [join(folder, 'README.md'), ...files(join(folder, 'docs'), /\.md$/)]) {
			const packages = [...new Set([...given, ...installedBy(readFileSync(file, 'utf8'))])];
			const key = packages.join(' ');
			if (!projects.has(key)) projects.set(key, await projectWith(released, `sessions-of-${short}-${projects.size}`, packages));
			const title = `${name}: ${relative(folder, file).replaceAll('\\', '/')}`;
			await runPage(released, { title, file, dir: /** @type {string} */ (projects.get(key)) });
		}
	}
};

/**
 * Runs the programs of `packages/conformance` with their tests, against the published packages.
 *
 * @param {Released} released
 */
const everydayPrograms = async (released) => {
	const conformance = join(released.dir, 'packages/conformance');
	const dir = await projectWith(
		released,
		'programs-of-users',
		[...manifestsOf(released).keys()].filter((name) => name.startsWith('@x/')),
	);
	for (const path of ['programs', 'test/programs.test.ts']) cpSync(join(conformance, path), join(dir, path), { recursive: true });
	symlinkSync(join(root, 'node_modules/vitest'), join(dir, 'node_modules/vitest'));
	const { code, output } = await run('vitest', ['run', '--root', dir], { cwd: dir, env: environment() });
	released.report.check(code === 0, `the programs of users fail:\n${output}`);
	if (code === 0) console.log(`  programs of users: ${/Tests\W.*passed.*/.exec(stripVTControlCharacters(output))?.[0].trim()}`);
};

/**
 * Releases a minor version of one package.
 *
 * @param {Released} released
 */
const oneMinor = async (released) => {
	const { report, dir, registry, again } = released;
	const versions = () => new Map([...manifestsOf(released)].map(([name, { version }]) => [name, version]));
	const before = versions();
	writeFileSync(join(dir, '.changeset/dry-run.md'), "---\n'@x/icn': minor\n---\n\nTried a release.\n");
	await must('changeset', ['version'], { cwd: dir, env: environment({}, dir) });
	const { code, output } = await again();
	report.check(code === 0, `the release of a minor version failed:\n${output}`);
	const changed = [...versions()].filter(([name, version]) => before.get(name) !== version).map(([name]) => name);
	// A minor version is beyond the ranges of the programs, which follow; notations have nothing to follow.
	const expected = published(dir)
		.filter(({ name, manifest }) => name === '@x/icn' || manifest.bin !== undefined)
		.map(({ name }) => name);
	report.check(
		changed.sort().join() === expected.sort().join(),
		`a minor version of @x/icn: expected ${expected.join(', ')}, found ${changed.join(', ')}`,
	);
	console.log(
		`  a minor version of @x/icn released: ${changed.map((name) => `${name} ${registry.packages.get(name)['dist-tags'].latest}`).join(', ')}`,
	);
};

/** @param {string} [tag] */
export const wholeDryRun = (tag) =>
	releaseDryRun({
		tag,
		afterwards: async (released) => {
			const { report, registry, temporary, env } = released;
			await eachAlone(report, { url: registry.url, manifests: manifestsOf(released), temporary });
			await readmes(released);
			await everydayPrograms(released);
			const all = [...manifestsOf(released).keys()].filter((name) => name.startsWith('@x/'));
			await checkHosts(report, await projectWith(released, 'hosts', [...all, 'zod', 'preact']), env());
			await oneMinor(released);
		},
	});

if (isMain(import.meta)) (await wholeDryRun(process.argv[2])).end();
