/** The peers that an entry point needs: as its files say, and as the package's README says. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The package that an import names. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The file that a relative import of a published file means; declarations import each other by the names of the scripts. */
const targetOf = (file, specifier) => {
	const path = join(dirname(file), specifier);
	return file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path;
};

/**
 * The packages that a file imports, and the files of its own package that it leads to.
 *
 * @param {string} file
 * @returns {Set<string>}
 */
const importedBy = (file) => {
	const found = new Set();
	const seen = new Set();
	const visit = (path) => {
		if (seen.has(path) || !existsSync(path)) return;
		seen.add(path);
		for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles) {
			if (fileName.startsWith('.')) visit(targetOf(path, fileName));
			// Modules of node are not installed.
			else if (!fileName.startsWith('node:')) found.add(packageOf(fileName));
		}
	};
	visit(file);
	return found;
};

/**
 * @typedef {object} Needs
 * @property {string[]} run peers without which the entry point cannot be loaded
 * @property {string[]} types peers that only its declarations name
 */

/**
 * The peers that each entry point of a published package needs.
 *
 * @param {string} dir the unpacked package
 * @param {(name: string) => Record<string, any>} manifestOf of any published package: peers may have peers
 * @returns {Map<string, Needs>} by what a user imports
 */
export const needsOf = (dir, manifestOf) => {
	const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
	const own = new Set([manifest.name, ...Object.keys(manifest.dependencies ?? {})]);
	const found = new Map();
	/** The peers among some packages, with the peers that these require. */
	const peers = (names) => {
		const all = new Set();
		const add = (name) => {
			if (own.has(name) || all.has(name)) return;
			all.add(name);
			for (const peer of requiredPeers(manifestOf(name))) add(peer);
		};
		for (const name of names) add(name);
		return [...all].sort();
	};
	for (const [subpath, target] of Object.entries(manifest.exports)) {
		if (typeof target !== 'object' || subpath.includes('*')) continue;
		const run = peers(importedBy(join(dir, target.default)));
		const types = peers(importedBy(join(dir, target.types))).filter((name) => !run.includes(name));
		found.set(manifest.name + subpath.slice(1), { run, types });
	}
	return found;
};

/** The peers that a manifest requires: npm installs them without being asked. */
export const requiredPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
	Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);

const quoted = (names) => names.map((name) => `\`${name}\``).join(', ');

/**
 * The line of a README for an entry point.
 *
 * @param {string} entry
 * @param {Needs} needs
 */
export const needsRow = (entry, { run, types }) => {
	const parts = [...(run.length > 0 ? [quoted(run)] : []), ...(types.length > 0 ? [`${quoted(types)}, for its types only`] : [])];
	return `| \`${entry}\` | ${parts.length === 0 ? 'nothing' : parts.join('; ')} |`;
};

/**
 * How a README's section on installing differs from what the files say. Its table may have further columns.
 *
 * @param {string} readme
 * @param {ReadonlyMap<string, Needs>} needs
 * @returns {string[]}
 */
export const readmeFaults = (readme, needs) => {
	const section = /^## Install\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readme)?.[1] ?? '';
	const rows = section.split('\n').filter((line) => line.startsWith('| `'));
	const right = [...needs].map(([entry, what]) => needsRow(entry, what));
	return [
		...right
			.filter((row) => !rows.some((line) => line.startsWith(row)))
			.map((row) => `Expected this line in the table of the section Install: ${row}`),
		...rows
			.filter((row) => !right.some((line) => row.startsWith(line)))
			.map((row) => `Not so, in the table of the section Install: ${row}`),
	];
};
