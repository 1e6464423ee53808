/**
 * The fields that all published manifests share: the addresses, and the settings of publishing. The addresses are defined once, as `repository`, `homepage`
 * and `bugs` of the root's package.json; each manifest repeats them with its own folder.
 *
 *     node tools/metadata.mjs --write    writes both into the manifests
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { packages, published, root } from './lib/workspace.mjs';
import { compareVersions, lowestOf } from './lowest-core.mjs';

/**
 * The addresses in the root's package.json.
 *
 * @param {string} [from]
 * @returns {{ repository?: string, homepage?: string, bugs?: string }}
 */
export const addresses = (from = root) => {
	const { repository, homepage, bugs } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
	const urlOf = (value) => (typeof value === 'object' ? value.url : value);
	return { repository: urlOf(repository), homepage, bugs: urlOf(bugs) };
};

/**
 * The reason why the present addresses do not allow publishing.
 *
 * @param {string} [from]
 * @returns {string | undefined}
 */
export const missingAddress = (from = root) => {
	const found = addresses(from);
	const missing = /** @type {const} */ (['repository', 'homepage', 'bugs']).filter(
		(field) => !/^(?:git\+)?https:\/\/\S+$/.test(found[field] ?? ''),
	);
	if (missing.length === 0) return undefined;
	const named = missing
		.map((field) => `no ${field}`)
		.join(', ')
		.replace(/, (?=[^,]*$)/, ' and ');
	return `the root's package.json has ${named}: add the https address, then run node tools/metadata.mjs --write`;
};

/**
 * The required fields of a manifest.
 *
 * @param {import('./lib/workspace.mjs').Package} one
 * @param {string} [from]
 */
export const expectedFields = (one, from = root) => {
	const { repository, homepage, bugs } = addresses(from);
	const directory = relative(from, one.dir).replaceAll('\\', '/');
	return {
		repository: repository === undefined ? undefined : { type: 'git', url: repository, directory },
		homepage,
		bugs,
	};
};

/** The settings of publishing: everyone may install a package, and npm shows from which commit and by which workflow it was built. */
const PUBLISH_CONFIG = { access: 'public', provenance: true };

/** Writes the addresses into all published manifests, after the license, and the settings of publishing. */
export const writeFields = (from = root) => {
	for (const one of published(from)) {
		const rest = Object.entries(one.manifest).filter(([key]) => !(key in addresses(from)));
		const fields = rest.flatMap(([key, value]) => {
			if (key === 'license') return [[key, value], ...Object.entries(expectedFields(one, from))];
			return key === 'publishConfig' ? [[key, { ...PUBLISH_CONFIG, ...value, ...PUBLISH_CONFIG }]] : [[key, value]];
		});
		const text = `${JSON.stringify(Object.fromEntries(fields), null, '\t')}\n`;
		if (text !== `${JSON.stringify(one.manifest, null, '\t')}\n`) writeFileSync(join(one.dir, 'package.json'), text);
	}
};

const FIELDS = {
	description: (value) => typeof value === 'string' && value.length > 0,
	keywords: (value) => Array.isArray(value) && value.length > 0,
	license: (value) => typeof value === 'string',
	engines: (value) => typeof value?.node === 'string',
	sideEffects: (value) => value !== undefined,
};

/**
 * Faults of a published manifest.
 *
 * @param {import('./lib/workspace.mjs').Package} one
 * @param {string} [from]
 * @returns {string[]}
 */
export const manifestFaults = (one, from = root) => {
	const { manifest, name } = one;
	const faults = Object.entries(FIELDS).flatMap(([field, holds]) =>
		holds(manifest[field]) ? [] : [`${name}: the manifest has no ${field}`],
	);
	if (manifest.files !== undefined && !manifest.files.includes('CHANGELOG.md'))
		faults.push(`${name}: the manifest's files leave out CHANGELOG.md`);
	for (const [nth, file] of (manifest.files ?? []).entries())
		if (manifest.files.indexOf(file) < nth) faults.push(`${name}: the manifest's files name ${file} twice`);
	for (const [setting, value] of Object.entries(PUBLISH_CONFIG))
		if (manifest.publishConfig?.[setting] !== value)
			faults.push(`${name}: publishConfig.${setting} is not ${JSON.stringify(value)}: node tools/metadata.mjs --write`);
	const ours = packages(from);
	for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
		if (ours.some((other) => other.name === needed && !other.published))
			faults.push(`${name}: ${needed} is not published: bundle it, as a development dependency`);
	for (const [needed, range] of Object.entries(manifest.peerDependencies ?? {})) {
		const other = ours.find((some) => some.name === needed);
		const lowest = lowestOf(range);
		// Where no version fits, npm does not say so: it looks for a set of versions until it is ended.
		if (other?.manifest.version !== undefined && lowest !== undefined && compareVersions(lowest, other.manifest.version) > 0)
			faults.push(`${name}: the peer ${needed} ${range} leaves out ${other.manifest.version}, the version of this workspace`);
	}
	for (const [field, value] of Object.entries(expectedFields(one, from)))
		if (JSON.stringify(manifest[field]) !== JSON.stringify(value))
			faults.push(`${name}: ${field} differs from the root's package.json: node tools/metadata.mjs --write`);
	return faults;
};

if (isMain(import.meta)) {
	if (process.argv.includes('--write')) writeFields();
	const report = new Report('metadata');
	for (const one of published()) for (const fault of manifestFaults(one)) report.fail(fault);
	report.end();
}
