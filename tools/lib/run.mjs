/** Starts other programs. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * The environment of all programs that the tools start. The workspace's own binaries come first, so that `node tools/x.mjs` and `npm run x` are equal.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 * @param {string} [from] whose binaries
 */
export const environment = (extra = {}, from = root) => ({
	...process.env,
	TURBO_TELEMETRY_DISABLED: '1',
	DO_NOT_TRACK: '1',
	// Without the variables of a git hook: otherwise the repositories that tests create would use the hook's repository.
	GIT_DIR: undefined,
	GIT_WORK_TREE: undefined,
	GIT_INDEX_FILE: undefined,
	...extra,
	PATH: join(from, 'node_modules', '.bin') + delimiter + (extra.PATH ?? process.env.PATH),
});

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 127 when the program does not exist
 * @property {string} output stdout and stderr, in the order in which they came
 * @property {string} stdout
 */

/** The minutes after which a program is ended: more than the longest step of `npm test` takes on a slow machine. */
const LIMIT = 40;

/**
 * Runs a program to its end. Never throws: the result contains its output and its exit code. A program that does not end within the limit is
 * ended, and fails with the code 124.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean | ((chunk: string | Buffer) => void), minutes?: number }} [options] `show`: pass its
 *     output on while it runs, to the terminal or to a function; `minutes`: the limit
 * @returns {Promise<Finished>}
 */
export const run = (program, args, { cwd = root, env = environment(), show = false, minutes = LIMIT } = {}) =>
	new Promise((finish) => {
		const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: false });
		let output = '';
		let stdout = '';
		/** @param {Finished} finished */
		const done = (finished) => {
			clearTimeout(timer);
			finish(finished);
		};
		const timer = setTimeout(() => {
			child.kill('SIGKILL');
			// Programs that this one started may hold these open for ever.
			child.stdout.destroy();
			child.stderr.destroy();
			child.unref();
			done({ code: 124, output: `${output}\n${program} did not end within ${minutes} minutes.\n`, stdout });
		}, minutes * 60_000);
		const shown = (stream) => (typeof show === 'function' ? show : show ? (chunk) => stream.write(chunk) : () => {});
		const [out, err] = [shown(process.stdout), shown(process.stderr)];
		child.stdout.on('data', (chunk) => {
			output += chunk;
			stdout += chunk;
			out(chunk);
		});
		child.stderr.on('data', (chunk) => {
			output += chunk;
			err(chunk);
		});
		child.on('error', (error) => done({ code: 127, output: `${program}: ${error.message}\n`, stdout: '' }));
		child.on('close', (code) => done({ code: code ?? 1, output, stdout }));
	});

/**
 * @param {Finished} finished
 * @param {string} program
 * @param {readonly string[]} args
 */
const succeeded = (finished, program, args) => {
	if (finished.code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${finished.code}\n${finished.output}`);
	return finished;
};

/**
 * Runs a program that must succeed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const must = async (program, args, options) => succeeded(await run(program, args, options), program, args);

/** How often a download is tried, and the minutes each try may take. A registry that does not answer must not stop a whole run. */
const TRIES = 3;
const DOWNLOAD_MINUTES = 4;

/**
 * Runs a program that downloads packages: with a limit, and again if it does not end within it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const download = async (program, args, options) => {
	for (let tries = 1; ; tries++) {
		const finished = await run(program, args, { minutes: DOWNLOAD_MINUTES, ...options });
		if (finished.code !== 124 || tries === TRIES) return finished;
	}
};

/**
 * Downloads what must come.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const mustDownload = async (program, args, options) => succeeded(await download(program, args, options), program, args);
