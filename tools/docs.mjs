/**
/**
 * Runs the documentation: every `ts` block of README.md, of the README.md and `docs` of each package, of the pages of docs, guides included, and of those of
 * the site (a page is one session), and every `@example` in the sources of the published packages. Each claim of a page (`// → value`, `// throws Name`)
 * must hold; see CONTRIBUTING.md. READMEs are first reads: their length is limited, and each links all pages of its package.
 *
 *     node tools/docs.mjs [part of a path]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { exampleBlocks, filesIn, installedBy, markdownBlocks, undocumented, uninstalled } from './docs/blocks.mjs';
import { lengthFaults, linkFaults } from './docs/readmes.mjs';
import { claims, sessionOf } from './docs/session.mjs';
import { needsOf } from './install/needs.mjs';
import { closure } from './install.mjs';
import { isMain, place, Report } from './lib/report.mjs';
import { exportsOf, programOf } from './lib/surface.mjs';
import { entries, files, inTemporaryFolder, packages, published, root, specifier, workspaceResolver } from './lib/workspace.mjs';

/**
 * @typedef {object} Session
 * @property {string} title where it is written
 * @property {string} code its module
 * @property {ReadonlyMap<string, string>} [files] the files of the page, which it may import
 * @property {number} claims
 * @property {string[]} stray
 */

/** The Markdown pages whose code runs. */
export const pages = (from = root) => [
	...[join(from, 'README.md'), ...published(from).map(({ dir }) => join(dir, 'README.md'))].filter((file) => existsSync(file)),
	...published(from).flatMap(({ dir }) => files(join(dir, 'docs'), /\.md$/)),
	...files(join(from, 'docs'), /(?<!\.api)\.md$/),
	...['pages', 'tutorials', 'cookbook'].flatMap((folder) => files(join(from, 'apps/site', folder), /\.md$/)),
];

/** The packages that a reader of a page in a package's folder `docs` has: those that its README installs. */
const givenFor = (file) => {
	const readme = join(dirname(dirname(file)), 'README.md');
	return published().some(({ dir }) => dirname(file) === join(dir, 'docs')) && existsSync(readme)
		? installedBy(readFileSync(readme, 'utf8'))
		: [];
};

/** The order in which entry points are searched for a name: the package's own, then core's; main entries first, then games, then the rest. */
const rank = (one, owner, subpath) =>
	(one.name === owner.name ? 0 : 100) + (one.name === '@x/core' ? 0 : 10) + (subpath === '.' ? 0 : subpath.startsWith('./ready/') ? 1 : 2);

/**
 * The names that an example may use without importing them: those of its own file, then those of all entry points.
 *
 * @returns {Map<string, string>} name → specifier
 */
const knownNames = (surface, owner, file, own) => {
	const known = new Map();
	for (const { name, kind } of own) if (kind !== 'type') known.set(name, file);
	const doors = [...surface].sort((a, b) => rank(a.one, owner, a.subpath) - rank(b.one, owner, b.subpath));
	for (const { one, subpath, names } of doors) {
		for (const { name, kind } of names) if (kind !== 'type' && !known.has(name)) known.set(name, specifier(one, subpath));
	}
	return known;
};

/** The sources as a TypeScript program. */
const program = () => programOf(published().flatMap((one) => files(join(one.dir, 'src'), /\.ts$/)));

/** Every entry point with its exports. */
const surfaceOf = (sources) =>
	published().flatMap((one) => [...entries(one)].map(([subpath, file]) => ({ one, subpath, names: exportsOf(sources, file) })));

/** @returns {Session[]} */
const sessions = (sources, surface) => {
	/** @type {Session[]} */
	const all = pages().map((file) => {
		const blocks = markdownBlocks(file).map((block) => ({ ...block, place: place(file) }));
		return { title: place(file), files: filesIn(readFileSync(file, 'utf8')), ...sessionOf(blocks) };
	});
	for (const one of published()) {
		for (const file of files(join(one.dir, 'src'), /\.ts$/)) {
			const known = knownNames(surface, one, file, exportsOf(sources, file));
			for (const block of exampleBlocks(file)) {
				all.push({ title: `${place(file)}:${block.line}`, ...sessionOf([{ ...block, place: place(file) }], { known }) });
			}
		}
	}
	return all;
};

/**
 * Bundles the sessions. Reports and omits those that cannot be bundled.
 *
 * @param {Report} report
 * @param {readonly Session[]} all
 * @param {string} dir
 * @returns {Promise<Map<Session, string>>} the built module of each
 */
const compile = async (report, all, dir) => {
	let rest = all.map((session, index) => ({ session, name: `session-${index}` }));
	for (const { session, name } of rest)
		for (const [file, text] of [...(session.files ?? []), ['session.ts', session.code]]) {
			mkdirSync(dirname(join(dir, name, file)), { recursive: true });
			writeFileSync(join(dir, name, file), text);
		}
	while (rest.length > 0) {
		try {
			await build({
				entryPoints: rest.map(({ name }) => join(dir, name, 'session.ts')),
				outbase: dir,
				outdir: join(dir, 'out'),
				outExtension: { '.js': '.mjs' },
				plugins: [workspaceResolver()],
				nodePaths: packages().map((one) => join(one.dir, 'node_modules')),
				bundle: true,
				splitting: true,
				format: 'esm',
				platform: 'node',
				target: 'node20',
				tsconfigRaw: {},
				logLevel: 'silent',
			});
			return new Map(rest.map(({ session, name }) => [session, join(dir, 'out', name, 'session.mjs')]));
		} catch (error) {
			const bad = new Set();
			for (const { text, location } of error.errors ?? []) {
				const name = /session-\d+/.exec(location?.file ?? '')?.[0];
				const hit = rest.find((one) => one.name === name);
				if (hit === undefined) report.fail(`${location?.file ?? 'documentation'}:${location?.line ?? 0}: ${text}`);
				else if (!bad.has(hit)) report.fail(`${hit.session.title}: ${text}: ${location.lineText.trim()}`);
				if (hit !== undefined) bad.add(hit);
			}
			if (bad.size === 0) {
				if (error.errors === undefined) report.fail(String(error));
				return new Map();
			}
			rest = rest.filter((one) => !bad.has(one));
		}
	}
	return new Map();
};

/** @param {string} [part] only pages and sources whose path contains it */
export const docs = async (part = '') => {
	const report = new Report('docs');
	const sources = program();
	const surface = surfaceOf(sources);
	const all = sessions(sources, surface).filter(({ title }) => title.includes(part));
	for (const { stray } of all) for (const fault of stray) report.fail(fault);
	await inTemporaryFolder(async (dir) => {
		for (const [session, file] of await compile(report, all, dir)) {
			const listener = claims({ report: (at, fault) => report.fail(`${at}: ${fault}`), count: () => report.pass() });
			try {
				await (await import(pathToFileURL(file).href)).default(listener);
				report.pass();
			} catch (error) {
				report.fail(`${session.title}: cannot run: ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
			}
		}
	});
	const manifests = new Map(published().map(({ name, manifest }) => [name, manifest]));
	const needs = new Map(published().flatMap(({ dir }) => [...needsOf(dir, (name) => manifests.get(name) ?? {})]));
	for (const file of pages().filter((one) => place(one).includes(part)))
		for (const { line, name } of uninstalled(readFileSync(file, 'utf8'), {
			needs,
			brings: (name) => closure([name], manifests),
			given: givenFor(file),
		}))
			report.fail(`${place(file)}:${line}: ${name} is not installed by a line above`);
	for (const fault of [...lengthFaults(), ...linkFaults()].filter((one) => one.includes(part))) report.fail(fault);
	if (part === '') {
		for (const { one, subpath, names } of surface) {
			const { silent, unshown } = undocumented(names);
			for (const name of silent) report.fail(`${specifier(one, subpath)}: ${name} has no doc comment`);
			for (const name of unshown) report.fail(`${specifier(one, subpath)}: ${name} has no @example`);
			report.pass(names.length - silent.length - unshown.length);
		}
	}
	console.log(`  ${all.length} sessions, ${all.reduce((sum, one) => sum + one.claims, 0)} claims`);
	return report;
};

if (isMain(import.meta)) (await docs(process.argv[2])).end();
