/**
 * A Chromium for the browser test: an installed one, or one that is downloaded.
 *
 * node tools/browser.mjs           prints the path of one, installing it if necessary; if that is impossible, fails with instructions
 * node tools/browser.mjs --find    only searches
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isMain } from './lib/report.mjs';
import { environment, run } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/opt/google/chrome/chrome',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The instructions if no browser can be installed, in one line. */
export const REMEDY =
	'No Chromium for the browser test: install one (Debian, Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.';

const runs = (file) => {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
};

/** The folder of Playwright's own Chromium. */
const playwrights = () => {
	try {
		return createRequire(join(root, 'apps/playground/package.json'))('playwright').chromium.executablePath();
	} catch {
		return undefined;
	}
};

/**
 * The path of an installed Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [places] where systems put it
 * @returns {string | undefined}
 */
export const findBrowser = (env = process.env, places = PLACES) => {
	// A wrong path in the variable is reported; no other browser replaces it.
	if (env.CHROMIUM_PATH) return runs(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
	const onPath = (env.PATH ?? '').split(delimiter).flatMap((dir) => (dir === '' ? [] : NAMES.map((name) => join(dir, name))));
	return [...places, ...onPath, playwrights()].find((file) => file !== undefined && runs(file));
};

/**
 * The ways to install a browser, in the order in which they are tried.
 *
 * @type {{ name: string, possible: () => boolean, steps: [program: string, args: string[]][] }[]}
 */
const WAYS = [
	{
		name: "Playwright's download",
		possible: () => true,
		steps: [['npx', ['--no-install', 'playwright', 'install', 'chromium']]],
	},
	{
		name: "Debian's package",
		possible: () => process.getuid?.() === 0 && runs('/usr/bin/apt-get'),
		steps: [
			['apt-get', ['update', '-qq']],
			['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
		],
	},
];

/**
 * Installs a browser: the first way that yields one that runs.
 *
 * @param {(line: string) => void} [say]
 * @param {{ ways?: typeof WAYS, find?: () => string | undefined }} [options]
 * @returns {Promise<string | undefined>}
 */
export const getBrowser = async (say = () => {}, { ways = WAYS, find = findBrowser } = {}) => {
	for (const { name, possible, steps } of ways) {
		if (!possible()) continue;
		say(`no Chromium here; trying ${name}`);
		for (const [program, args] of steps) {
			const { code } = await run(program, args, {
				cwd: join(root, 'apps/playground'),
				env: environment({ DEBIAN_FRONTEND: 'noninteractive' }),
			});
			if (code !== 0) break;
		}
		const found = find();
		if (found !== undefined && speaks(found)) return found;
	}
	return undefined;
};

/** Whether a browser runs: it prints its version. */
const speaks = (file) => {
	try {
		execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 });
		return true;
	} catch {
		return false;
	}
};

/**
 * The path of a browser, found or installed.
 *
 * @param {(line: string) => void} [say]
 * @returns {Promise<string>} its path
 * @throws an Error whose message contains the instructions
 */
export const needBrowser = async (say) => {
	if (process.env.CHROMIUM_PATH && !runs(process.env.CHROMIUM_PATH)) {
		throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}. This program cannot be run. ${REMEDY}`);
	}
	const found = findBrowser() ?? (await getBrowser(say));
	if (found === undefined) throw new Error(REMEDY);
	return found;
};

if (isMain(import.meta)) {
	try {
		const found = process.argv.includes('--find') ? findBrowser() : await needBrowser((line) => console.error(line));
		if (found === undefined) throw new Error(REMEDY);
		console.log(found);
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}
