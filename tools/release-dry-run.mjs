/**
 * Releases from a temporary clone to a registry on loopback. Checks both refusals, `changeset version`, `npm run release`, a second release
 * that finds nothing to do, and `npm install` of the published packages in an empty project. The working tree is not touched.
 *
 *     node tools/release-dry-run.mjs
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { environment, must, mustDownload, run } from './lib/run.mjs';
import { files, inTemporaryFolder, published, root } from './lib/workspace.mjs';
import { missingAddress, writeFields } from './metadata.mjs';
import { startRegistry } from './registry.mjs';

const git = (dir, ...args) =>
	must('git', ['-c', 'safe.directory=*', '-c', 'user.name=release-dry-run', '-c', 'user.email=release-dry-run@example.invalid', ...args], {
		cwd: dir,
	});

/** Prepares the clone for commits. */
const settle = async (dir) => {
	await git(dir, 'checkout', '--quiet', '-B', 'main');
	const settings = {
		'user.name': 'release-dry-run',
		'user.email': 'release-dry-run@example.invalid',
		'commit.gpgsign': 'false',
		'tag.gpgsign': 'false',
	};
	for (const [name, value] of Object.entries(settings)) await git(dir, 'config', name, value);
};

/**
 * A clone of a commit.
 *
 * @param {string} dir
 * @param {string} tag
 */
const cloneOf = async (dir, tag) => {
	await git(root, 'clone', '--quiet', '--no-hardlinks', root, dir);
	await git(dir, 'checkout', '--quiet', '--detach', tag);
	await settle(dir);
};

/**
 * A clone that holds the tree as it lies here, committed or not: the dry run tests exactly that. An exported tree without `.git` is
 * copied and becomes a repository of its own.
 *
 * @param {string} dir
 */
const cloneInto = async (dir) => {
	const tracked = existsSync(join(root, '.git'))
		? (await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')).stdout.split('\0').filter((path) => path !== '')
		: undefined;
	if (tracked !== undefined) await git(root, 'clone', '--quiet', '--no-hardlinks', root, dir);
	else {
		mkdirSync(dir);
		await git(dir, 'init', '--quiet');
	}
	const paths = tracked ?? files(root).map((path) => path.slice(root.length + 1));
	for (const path of paths) {
		const [from, to] = [join(root, path), join(dir, path)];
		if (!existsSync(from)) rmSync(to, { force: true });
		else {
			mkdirSync(dirname(to), { recursive: true });
			cpSync(from, to);
		}
	}
	await settle(dir);
	await commit(dir, 'The tree as it lies here');
};

/** Addresses that do not exist. */
const ADDRESSES = {
	repository: 'https://example.invalid/repository.git',
	homepage: 'https://example.invalid/',
	bugs: 'https://example.invalid/issues',
};

const commit = async (dir, message) => {
	await git(dir, 'add', '--all');
	await git(dir, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', message);
};

/**
 * @typedef {object} Released what a release left
 * @property {Report} report
 * @property {Awaited<ReturnType<typeof startRegistry>>} registry
 * @property {string} dir the clone
 * @property {string} temporary a folder for projects
 * @property {(toLoopback?: NodeJS.ProcessEnv) => NodeJS.ProcessEnv} env for programs that install from the registry
 * @property {() => Promise<{ code: number, output: string }>} again commits, and releases once more
 */

/**
 * Runs the whole release.
 *
 * @param {{ tag?: string, afterwards?: (released: Released) => Promise<void> }} [options] `tag`: the commit that is released, instead of the tree as it lies
 *     here; `afterwards`: what is done with the published packages
 */
export const releaseDryRun = async ({ tag, afterwards } = {}) => {
	const report = new Report(afterwards === undefined ? 'release-dry-run' : 'whole-dry-run');
	const said = (what) => console.log(`  ${what}`);
	const upstream = (await must('npm', ['config', 'get', 'registry'])).stdout.trim();
	const registry = await startRegistry({ upstream });
	try {
		await inTemporaryFolder(async (temporary) => {
			const dir = join(temporary, 'clone');
			await (tag === undefined ? cloneInto(dir) : cloneOf(dir, tag));
			const userconfig = join(temporary, 'npmrc');
			writeFileSync(userconfig, `registry=${registry.url}\n${registry.url.replace(/^http:/, '')}:_authToken=release-dry-run\n`);
			// Both spellings are set: an npm process that runs this has its own settings in the environment, and the last spelling read wins.
			const toLoopback = {
				NPM_CONFIG_USERCONFIG: userconfig,
				npm_config_userconfig: userconfig,
				NPM_CONFIG_REGISTRY: registry.url,
				npm_config_registry: registry.url,
			};
			const release = (test) =>
				run('npm', ['run', 'release'], { cwd: dir, env: environment({ ...toLoopback, X_RELEASE_TEST: test }, dir) });

			await mustDownload('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: dir });
			await must('changeset', ['version'], { cwd: dir, env: environment({}, dir) });
			await commit(dir, 'Version packages');
			const versions = published(dir).map(({ name, manifest }) => ({ name, version: manifest.version }));
			said(`versions: ${versions.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
			const frozen = await run('pnpm', ['install', '--frozen-lockfile', '--offline'], { cwd: dir });
			report.check(frozen.code === 0, `the lockfile is out of date after 'changeset version':\n${frozen.output}`);

			if (missingAddress(dir) !== undefined) {
				const homeless = await release('true');
				report.check(
					homeless.code !== 0 && homeless.output.includes('package.json has no repository'),
					`a tree without an address was not refused:\n${homeless.output}`,
				);
				said('refused: a tree without an address');
			}
			const manifest = join(dir, 'package.json');
			const addressed = { ...JSON.parse(readFileSync(manifest, 'utf8')), ...ADDRESSES };
			writeFileSync(manifest, `${JSON.stringify(addressed, null, '\t')}\n`);
			writeFields(dir);
			await commit(dir, 'Give the packages an address');

			appendFileSync(join(dir, 'README.md'), '\nA line without a commit.\n');
			const dirty = await release('true');
			await git(dir, 'checkout', '--quiet', '--', 'README.md');
			report.check(dirty.code !== 0 && dirty.output.includes('uncommitted changes'), `a dirty tree was not refused:\n${dirty.output}`);
			const red = await release('node --test --test-reporter=dot tools/test/red.fixture.mjs');
			report.check(red.code !== 0 && red.output.includes('the tests are red'), `a red test was not refused:\n${red.output}`);
			report.check(registry.packages.size === 0, `a refused release published ${[...registry.packages.keys()]}`);
			said('refused: a dirty tree, a red test');

			const green = await release('turbo run build');
			report.check(green.code === 0, `the release failed:\n${green.output}`);
			for (const { name, version } of versions) {
				const manifest = registry.packages.get(name)?.versions[version];
				report.check(manifest !== undefined, `${name} ${version} was not published`);
				report.check(manifest?.repository?.url === ADDRESSES.repository, `${name} ${version} was published without its address`);
				report.check(
					!JSON.stringify(manifest ?? '').match(/workspace:|@x\/source/),
					`${name} ${version} was published with the workspace's own exports or ranges`,
				);
			}
			const strangers = [...registry.packages.keys()].filter((name) => !versions.some((one) => one.name === name));
			report.check(strangers.length === 0, `private packages were published: ${strangers}`);
			if (green.code !== 0) return;
			said(`published: ${[...registry.packages.keys()].join(', ')}`);
			const again = await release('true');
			report.check(
				again.code === 0 && /No unpublished/.test(again.output),
				`a second release did not find that all is published:\n${again.output}`,
			);

			const empty = join(temporary, 'stranger');
			mkdirSync(empty);
			writeFileSync(join(empty, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
			const env = environment(toLoopback);
			await mustDownload('npm', ['install', '--no-audit', '--no-fund', ...versions.map(({ name }) => name)], { cwd: empty, env });
			writeFileSync(join(empty, 'index.js'), STRANGER);
			const used = await run('node', ['index.js'], { cwd: empty });
			report.check(used.code === 0 && used.output.trim() === 'Nf3', `the published packages do not work:\n${used.output}`);
			said(`installed in an empty project: ${used.output.trim()}`);
			await afterwards?.({
				report,
				registry,
				dir,
				temporary,
				env: (extra = {}) => environment({ ...toLoopback, ...extra }),
				again: async () => {
					await commit(dir, 'Version packages');
					return release('turbo run build');
				},
			});
		});
	} catch (error) {
		report.fail(error instanceof Error ? error.message : String(error));
	} finally {
		await registry.close();
	}
	return report;
};

const STRANGER = `
import { parsePosition } from '@x/fen';
import { resolve, stringify } from '@x/san';
import { chess } from '@x/games/ready/chess';
const position = parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess);
console.log(stringify(resolve('Nf3', position), position));
`;

if (isMain(import.meta)) (await releaseDryRun()).end();
