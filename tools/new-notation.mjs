/**
 * Makes a new notation in `packages/`, with the outline that all notations have: sources, tests, vectors, README, manifest and changeset. Its first
 * version reads and writes a list of words, which the rules of the notation replace.
 *
 *     npm run new-notation pgn
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMain } from './lib/report.mjs';
import { environment, must } from './lib/run.mjs';
import { files, packages, published, root } from './lib/workspace.mjs';

const TEMPLATE = join(root, 'tools/templates/notation');

/**
 * The reason why a name cannot be that of a new package.
 *
 * @param {string | undefined} name
 * @param {string} [from]
 * @returns {string | undefined}
 */
export const nameFault = (name, from = root) => {
	if (name === undefined) return 'Expected a name: npm run new-notation pgn';
	if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return `Expected a name in lower case with hyphens, found "${name}".`;
	if (existsSync(join(from, 'packages', name))) return `packages/${name} exists already.`;
	return undefined;
};

/** `sjaak-variants` → `SjaakVariants`. */
const typeName = (name) => name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/** A template's text for a package. */
const filled = (text, name) => text.replaceAll('notation-name', name).replaceAll('NotationName', typeName(name));

/** The manifest: fields that all packages share are those of diagnostics. */
const manifestOf = (name, from) => {
	const model = packages(from).find((one) => one.name === '@x/diagnostics')?.manifest ?? {};
	const target = { types: './dist/index.d.ts', default: './dist/index.js' };
	const { repository } = model;
	return {
		name: `@x/${name}`,
		version: '0.0.0',
		description: `${typeName(name)}: read with exact diagnostics, written canonically.`,
		keywords: ['chess', 'chess variants', name],
		license: model.license,
		...(repository && { repository: { ...repository, directory: `packages/${name}` } }),
		...(model.homepage && { homepage: model.homepage }),
		type: 'module',
		sideEffects: false,
		files: ['dist', 'vectors/errors.json', 'CHANGELOG.md'],
		exports: { '.': { '@x/source': './src/index.ts', ...target }, './package.json': './package.json' },
		publishConfig: { access: 'public', exports: { '.': target, './package.json': './package.json' } },
		engines: model.engines,
		dependencies: { '@x/diagnostics': 'workspace:^' },
		scripts: model.scripts,
	};
};

/**
 * Inserts a line before the first line of a file that a pattern matches.
 *
 * @param {string} file
 * @param {RegExp} before
 * @param {string} line
 */
const insertLine = (file, before, line) => {
	const lines = readFileSync(file, 'utf8').split('\n');
	const at = lines.findIndex((one) => before.test(one));
	if (at < 0) throw new Error(`${file}: no line matches ${before}`);
	writeFileSync(file, [...lines.slice(0, at), line, ...lines.slice(at)].join('\n'));
};

/**
 * Makes the package.
 *
 * @param {string} name
 * @param {string} [from] another workspace's root; used by tests
 * @returns {Promise<string[]>} the files that are new or changed, from the root
 */
export const newNotation = async (name, from = root) => {
	const fault = nameFault(name, from);
	if (fault !== undefined) throw new Error(fault);
	const dir = join(from, 'packages', name);
	const written = [];
	const write = (path, text) => {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
		written.push(relative(from, path));
	};
	for (const file of files(TEMPLATE)) write(join(dir, filled(relative(TEMPLATE, file), name)), filled(readFileSync(file, 'utf8'), name));
	write(join(dir, 'package.json'), `${JSON.stringify(manifestOf(name, from), null, '\t')}\n`);
	write(
		join(from, '.changeset', `first-${name}.md`),
		`---\n'@x/${name}': minor\n---\n\nAdded ${typeName(name)}: texts are read with exact diagnostics and written canonically.\n`,
	);
	const order = join(from, 'tools/layers/order.mjs');
	if (!readFileSync(order, 'utf8').includes(`\t'@x/${name}': [`)) {
		insertLine(order, /^\t'@x\/(?:board|cli|playground)': \[/, `\t'@x/${name}': ['@x/diagnostics'],`);
		written.push(relative(from, order));
	}
	const uses = join(from, 'tools/install/uses.mjs');
	insertLine(uses, /^\};$/, `\t'@x/${name}': roundTrip('@x/${name}', 'e4 e5'),`);
	written.push(relative(from, uses));
	// Lines are longer or shorter than in the templates.
	await must('biome', ['check', '--write', dir, order, uses], { cwd: from, env: environment({}, root) });
	return written;
};

const NEXT = (name) => `
Next:
  npx pnpm install                     adds it to the lockfile
  npx vitest run --root packages/${name}
  node tools/exports.mjs --update      after a build: its public surface
  node tools/errors.mjs --update       the pages of its codes
  apps/playground                      uses every package: make it a dependency, and give it an example`;

if (isMain(import.meta)) {
	const [name] = process.argv.slice(2);
	const fault = nameFault(name);
	if (fault === undefined) {
		const written = await newNotation(name);
		console.log([...written.map((path) => `  ${path}`), NEXT(name)].join('\n'));
		console.log(`\nThere are ${published().length} published packages now.`);
	} else {
		console.error(fault);
		process.exitCode = 1;
	}
}
