/**
 * The addresses of the published packages. They are defined once, as `repository` and `homepage` of the root's package.json; each manifest
 * repeats them with its own folder.
 *
 *     node tools/metadata.mjs --write    writes them into the manifests
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
 * @returns {{ repository?: string, homepage?: string }}
 */
export const addresses = (from = root) => {
	const { repository, homepage } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
	return { repository: typeof repository === 'object' ? repository.url : repository, homepage };
};

/**
 * The reason why the present addresses do not allow publishing.
 *
 * @param {string} [from]
 * @returns {string | undefined}
 */
export const missingAddress = (from = root) => {
	const found = addresses(from);
	const missing = /** @type {const} */ (['repository', 'homepage']).filter(
		(field) => !/^(?:git\+)?https:\/\/\S+$/.test(found[field] ?? ''),
	);
	if (missing.length === 0) return undefined;
	return `the root's package.json has no ${missing.join(' and no ')}: add the https address, then run node tools/metadata.mjs --write`;
};

/**
 * The required fields of a manifest.
 *
 * @param {import('./lib/workspace.mjs').Package} one
 * @param {string} [from]
 */
export const expectedFields = (one, from = root) => {
	const { repository, homepage } = addresses(from);
	const directory = relative(from, one.dir).replaceAll('\\', '/');
	return {
		repository: repository === undefined ? undefined : { type: 'git', url: repository, directory },
		homepage,
	};
};

/** Writes the addresses into all published manifests, after the license. */
export const writeFields = (from = root) => {
	for (const one of published(from)) {
		const { repository: _, homepage: __, ...rest } = one.manifest;
		const fields = Object.entries(rest).flatMap(([key, value]) =>
			key === 'license' ? [[key, value], ...Object.entries(expectedFields(one, from))] : [[key, value]],
		);
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
