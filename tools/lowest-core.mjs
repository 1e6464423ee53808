/**
 * Runs the tests of each notation against the lowest version of `@x/core` that its peer range allows, as a user may have it installed.
 *
 *     node tools/lowest-core.mjs
 *
 * As long as that is the version of this workspace, the ordinary tests have done so. Otherwise the lowest published version is installed from npm's
 * registry, and the tests run with it in the place of the sources of core (`tools/lowest-core.config.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { USES } from './install/uses.mjs';
import { isMain, Report } from './lib/report.mjs';
import { download, environment, run } from './lib/run.mjs';
import { inTemporaryFolder, packages, published, root } from './lib/workspace.mjs';
import { vectorsEnvironment } from './vectors.mjs';

const CORE = '@x/core';

/**
 * The lowest version that a range of the form `>=1.2.3 <2.0.0` allows.
 *
 * @param {string} range
 * @returns {string | undefined}
 */
export const lowestOf = (range) => /^>=(\d+\.\d+\.\d+) <\d+\.\d+\.\d+$/.exec(range)?.[1];

/** Negative where the first version is the lower one. */
export const compareVersions = (a, b) => {
	const [x, y] = [a, b].map((version) => version.split('.').map(Number));
	return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
};

/**
 * The lowest published version in a range.
 *
 * @param {string} range
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ version: string } | { fault: string } | { none: true }>} `none`: the registry has no version of that range
 */
const lowestPublished = async (range, env) => {
	const { code, output, stdout } = await download('npm', ['view', `${CORE}@${range}`, 'version', '--json'], { env });
	if (code !== 0) return /\bE404\b/.test(output) ? { none: true } : { fault: output.trim() };
	const versions = [stdout.trim() === '' ? [] : JSON.parse(stdout)].flat(2);
	const [version] = versions.sort(compareVersions);
	return version === undefined ? { none: true } : { version };
};

/**
 * Checks one package.
 *
 * @param {Report} report
 * @param {import('./lib/workspace.mjs').Package} one
 * @param {string} workspace the version of core in the workspace
 * @param {{ tests?: readonly string[], settings?: NodeJS.ProcessEnv }} options
 */
const checkOne = async (report, { name, dir, manifest }, workspace, { tests = [], settings = {} }) => {
	const range = manifest.peerDependencies?.[CORE];
	if (range === undefined) return;
	const told = (what) => console.log(`  ${name.padEnd(20)} ${what}`);
	const lowest = lowestOf(range);
	if (lowest === undefined) return report.fail(`${name}: the range of ${CORE} has another form than ">=a.b.c <d.e.f": ${range}`);
	const order = compareVersions(lowest, workspace);
	if (order > 0) return report.fail(`${name} wants ${CORE} ${range}, and the workspace has ${workspace}`);
	if (order === 0) {
		told(`${lowest} is the version of this workspace: its tests ran with it`);
		return report.pass();
	}
	const env = environment(settings);
	const found = await lowestPublished(range, env);
	if ('none' in found) {
		told(`no version of ${range} is published: the lowest that users can have is ${workspace}`);
		return report.pass();
	}
	if ('fault' in found)
		return report.fail(`${name}: the versions of ${CORE} in ${range} cannot be had from npm's registry:\n${found.fault}`);
	await inTemporaryFolder(async (temporary) => {
		const project = join(temporary, 'project');
		mkdirSync(project);
		writeFileSync(join(project, 'package.json'), '{ "name": "somebody", "private": true }');
		const installing = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${CORE}@${found.version}`];
		const installed = await download('npm', installing, { cwd: project, env });
		if (installed.code !== 0) return report.fail(`${name}: ${CORE} ${found.version} cannot be installed:\n${installed.output}`);
		const config = join(root, 'tools/lowest-core.config.ts');
		const { code, output } = await run('vitest', ['run', ...tests, '--root', dir, '--config', config, '--reporter=dot'], {
			cwd: dir,
			env: environment({ ...vectorsEnvironment(), X_LOWEST_CORE: join(project, 'node_modules', CORE) }),
		});
		if (code === 0) told(`tests pass with ${found.version} from the registry`);
		report.check(
			code === 0,
			`${name}: its tests fail with ${CORE} ${found.version}, which ${range} allows. Raise the range, or:\n${output}`,
		);
	});
};

/**
 * @param {object} [options]
 * @param {readonly string[]} [options.only] names of packages
 * @param {string} [options.workspace] another version of core than the workspace's; used by tests
 * @param {readonly string[]} [options.tests] only these files of tests
 * @param {NodeJS.ProcessEnv} [options.settings] for npm
 */
export const lowestCore = async ({ only, workspace, tests, settings } = {}) => {
	const report = new Report('lowest core');
	const version = workspace ?? packages().find(({ name }) => name === CORE)?.manifest.version;
	for (const one of published())
		if (USES[one.name]?.notation && (only?.includes(one.name) ?? true)) await checkOne(report, one, version, { tests, settings });
	return report;
};

if (isMain(import.meta)) (await lowestCore()).end();
