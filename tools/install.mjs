/**
 * Installs each published package alone into an empty project, from a registry on loopback, and uses it there: nothing more comes with it than
 * it needs, its declarations compile without what is not installed, and its README says what each entry point needs.
 *
 *     node tools/install.mjs
 *
 * All packages are installed by npm, two of them by pnpm and yarn, too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { install, installed, MANAGERS } from './install/managers.mjs';
import { needsOf, readmeFaults, requiredPeers } from './install/needs.mjs';
import { USES } from './install/uses.mjs';
import { isMain, Report } from './lib/report.mjs';
import { must, run } from './lib/run.mjs';
import { inTemporaryFolder, published } from './lib/workspace.mjs';
import { packAll } from './pack.mjs';
import { startRegistry } from './registry.mjs';

/** One kilobyte is 1000 bytes here, as on npm's pages. */
const kB = 1000;

/** Limits for a package alone: the packages that come with it, their size on disk, and the files of its own. */
export const BARS = {
	'@x/feen': { packages: ['@x/diagnostics', '@x/feen'], bytes: 700 * kB },
	// With its two scripts for pages without a package manager, its recipes, and the viewer.
	'@x/board': { packages: ['@x/board'], bytes: 940 * kB },
	'@x/core': { ownBytes: 1600 * kB, ownFiles: 250 },
};

/** The limit for any notation on disk, together with core. */
export const NOTATION_WITH_CORE = 2690 * kB;

/** Installed by every manager: one that stands alone, and one that requires a peer. */
const BY_ALL = ['@x/feen', '@x/sjaak-variants'];

/**
 * The external dependencies of published packages, with the folders in which this workspace has them.
 *
 * @param {readonly Record<string, any>[]} manifests
 * @returns {Map<string, string>}
 */
const externalDependencies = (manifests) => {
	const own = published();
	const found = new Map();
	for (const { name, dependencies = {} } of manifests) {
		const from = own.find((one) => one.name === name);
		for (const dependency of Object.keys(dependencies))
			if (from !== undefined && !own.some((one) => one.name === dependency))
				found.set(dependency, join(from.dir, 'node_modules', dependency));
	}
	return found;
};

/**
 * Packs all packages and publishes them to a registry.
 *
 * @param {string} url
 * @param {string} packed for the tarballs
 * @returns {Promise<Map<string, Record<string, any>>>} the manifests as published
 */
export const publishAll = async (url, packed) => {
	const manifests = new Map();
	const publish = async (manifest, tarball) => {
		const { name, version } = manifest;
		const body = {
			name,
			'dist-tags': { latest: version },
			versions: { [version]: manifest },
			_attachments: { tarball: { data: tarball } },
		};
		const { status } = await fetch(url + name.replace('/', '%2f'), { method: 'PUT', body: JSON.stringify(body) });
		if (status !== 201) throw new Error(`${name} could not be published on loopback: ${status}`);
	};
	for (const { name, file } of await packAll(packed)) {
		const manifest = JSON.parse((await must('tar', ['-xzOf', file, 'package/package.json'])).stdout);
		await publish(manifest, readFileSync(file).toString('base64'));
		manifests.set(name, manifest);
	}
	for (const [name, dir] of externalDependencies([...manifests.values()])) {
		await must('pnpm', ['pack', '--config.ignore-scripts=true', '--pack-destination', packed], { cwd: dir });
		const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
		const file = `${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
		await publish(manifest, readFileSync(join(packed, file)).toString('base64'));
		manifests.set(name, manifest);
	}
	// npm wants to know of optional peers, too, though it may not install them: these have a manifest, and a tarball that cannot be unpacked.
	const others = [...manifests.values()].flatMap(({ peerDependencies = {} }) => Object.entries(peerDependencies));
	for (const [name, range] of new Map(others.filter(([name]) => !manifests.has(name))))
		await publish({ name, version: /\d+\.\d+\.\d+/.exec(range)?.[0] ?? '1.0.0' }, '');
	return manifests;
};

/**
 * The packages that an installation brings: those that are named, their dependencies, and the peers that these require.
 *
 * @param {readonly string[]} names
 * @param {ReadonlyMap<string, Record<string, any>>} manifests
 */
export const closure = (names, manifests) => {
	const all = new Set();
	const add = (name) => {
		if (all.has(name)) return;
		all.add(name);
		const manifest = manifests.get(name) ?? {};
		for (const next of [...Object.keys(manifest.dependencies ?? {}), ...requiredPeers(manifest)]) add(next);
	};
	for (const name of names) add(name);
	return [...all].sort();
};

/** TypeScript's own declarations, read once for all projects. */
const sources = new Map();

/**
 * The errors of a program that imports entry points, with the declarations of all packages checked.
 *
 * @param {string} dir the project
 * @param {readonly string[]} specifiers
 * @param {{ dom?: boolean }} [options] whether they may use names of the DOM
 * @returns {string[]}
 */
export const typeErrors = (dir, specifiers, { dom = false } = {}) => {
	const file = join(dir, 'types.mts');
	writeFileSync(file, specifiers.map((one, nth) => `export * as entry${nth} from '${one}';`).join('\n'));
	const options = {
		strict: true,
		skipLibCheck: false,
		// TypeScript's own declarations are not a package of ours.
		skipDefaultLibCheck: true,
		exactOptionalPropertyTypes: true,
		noEmit: true,
		types: [],
		target: ts.ScriptTarget.ES2022,
		lib: ['lib.es2023.d.ts', ...(dom ? ['lib.dom.d.ts', 'lib.dom.iterable.d.ts'] : [])],
		module: ts.ModuleKind.NodeNext,
		moduleResolution: ts.ModuleResolutionKind.NodeNext,
	};
	const host = ts.createCompilerHost(options);
	const read = host.getSourceFile;
	host.getSourceFile = (path, version, ...rest) => {
		if (!/typescript[\\/]lib[\\/]lib\./.test(path)) return read(path, version, ...rest);
		if (!sources.has(path)) sources.set(path, read(path, version, ...rest));
		return sources.get(path);
	};
	return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map(({ messageText, file: at, start }) => {
		const line =
			at && start !== undefined ? `${at.fileName.split('node_modules/').pop()}:${at.getLineAndCharacterOfPosition(start).line + 1}: ` : '';
		return line + ts.flattenDiagnosticMessageText(messageText, ' ');
	});
};

const row = (columns) =>
	`  ${columns[0].padEnd(20)} ${columns[1].padEnd(6)} ${columns[2].padStart(8)} ${columns[3].padStart(9)}  ${columns[4]}`;

/** One package, installed alone by one manager. */
const alone = async (report, { name, manager, dir, url, manifests }) => {
	const use = USES[name];
	if (use === undefined) return report.fail(`${name} has no use in tools/install/uses.mjs`);
	const wanted = closure([name], manifests);
	// Peers that the project imports itself are named, as users of that manager have to.
	const asked = manager.peers
		? [name]
		: [name, ...wanted.filter((one) => wanted.some((other) => requiredPeers(manifests.get(other) ?? {}).includes(one)))];
	const { code, output } = await install(manager, dir, url, asked);
	if (code !== 0) return report.fail(`${manager.name} cannot install ${asked.join(' ')}:\n${output}`);
	const there = installed(dir);
	const names = there.map((one) => one.name);
	const bytes = there.reduce((sum, one) => sum + one.bytes, 0);
	console.log(row([name, manager.name, String(there.length), (bytes / kB).toFixed(0), names.filter((one) => one !== name).join(', ')]));
	report.check(names.join() === wanted.join(), `${manager.name} install ${name}: expected ${wanted.join(', ')}, found ${names.join(', ')}`);

	writeFileSync(join(dir, 'use.mjs'), use.program);
	const used = await run('node', ['use.mjs'], { cwd: dir });
	report.check(
		used.code === 0 && used.output.trimEnd() === use.prints,
		`${name}, installed by ${manager.name}, does not work:\n${used.output}`,
	);
	return { there, bytes, names };
};

/** Types, sizes and README of a package that npm has installed. */
const look = (report, name, { there, bytes, names }, manifests) => {
	const own = there.find((one) => one.name === name);
	const needs = needsOf(own.dir, (one) => manifests.get(one) ?? {});
	const complete = [...needs]
		.filter(([, { run, types }]) => [...run, ...types].every((one) => names.includes(one)))
		.map(([entry]) => entry);
	const project = own.dir.slice(0, own.dir.lastIndexOf('node_modules'));
	for (const error of typeErrors(project, complete, USES[name])) report.fail(`${name} alone: ${error}`);
	report.check(complete.length > 0 || needs.size === 0, `${name}: no entry point compiles where it is installed alone`);
	if (USES[name].notation) {
		for (const fault of readmeFaults(readFileSync(join(own.dir, 'README.md'), 'utf8'), needs)) report.fail(`${name}: README.md: ${fault}`);
		report.pass();
	}
	const bar = BARS[name] ?? {};
	const most = (what, is, limit, unit) =>
		limit === undefined || report.check(is <= limit, `${name}: ${what}: expected ${limit} ${unit} at most, found ${is}`);
	if (bar.packages)
		report.check(names.join() === bar.packages.join(), `${name} brings ${names.join(', ')}; expected ${bar.packages.join(', ')}`);
	most('with all that comes with it', bytes, bar.bytes, 'bytes');
	most('unpacked', own.bytes, bar.ownBytes, 'bytes');
	most('unpacked', own.files, bar.ownFiles, 'files');
	return complete;
};

/**
 * Installs each package alone, by npm and some by the other managers, and uses it.
 *
 * @param {Report} report
 * @param {{ url: string, manifests: Map<string, Record<string, any>>, temporary: string }} from the registry, what it has, and a folder for projects
 */
export const eachAlone = async (report, { url, manifests, temporary }) => {
	const names = published().map(({ name }) => name);
	const byNpm = new Map();
	console.log(row(['package', 'by', 'packages', 'kB on disk', 'what comes with it']));
	for (const manager of Object.values(MANAGERS)) {
		for (const [nth, name] of (manager === MANAGERS.npm ? names : BY_ALL).entries()) {
			const dir = join(temporary, `${manager.name}-${nth}`);
			const result = await alone(report, { name, manager, dir, url, manifests });
			if (result && manager === MANAGERS.npm) byNpm.set(name, result);
		}
	}
	return byNpm;
};

/** Installs everything, and measures it. */
export const installAlone = async () => {
	const report = new Report('install');
	const registry = await startRegistry();
	try {
		await inTemporaryFolder(async (temporary) => {
			const manifests = await inTemporaryFolder((dir) => publishAll(registry.url, dir));
			const byNpm = await eachAlone(report, { url: registry.url, manifests, temporary });
			console.log('\n  entry points whose declarations compile where the package is installed alone, with the libraries checked:');
			for (const [name, result] of byNpm) console.log(`  ${name.padEnd(20)} ${look(report, name, result, manifests).join(', ')}`);

			const core = byNpm.get('@x/core');
			if (core === undefined) return;
			const coreOwn = core.there.find((one) => one.name === '@x/core');
			console.log(`\n  @x/core unpacked: ${(coreOwn.bytes / kB).toFixed(0)} kB, ${coreOwn.files} files`);
			for (const [name, { there }] of byNpm) {
				if (!USES[name].notation) continue;
				const sizes = new Map([...core.there, ...there].map((one) => [one.name, one.bytes]));
				const bytes = [...sizes.values()].reduce((sum, one) => sum + one, 0);
				console.log(`  ${name.padEnd(20)} with @x/core: ${(bytes / kB).toFixed(0)} kB`);
				report.check(bytes <= NOTATION_WITH_CORE, `${name} with core: expected ${NOTATION_WITH_CORE} bytes at most, found ${bytes}`);
			}
		});
	} catch (error) {
		report.fail(error instanceof Error ? error.message : String(error));
	} finally {
		await registry.close();
	}
	return report;
};

if (isMain(import.meta)) (await installAlone()).end();
