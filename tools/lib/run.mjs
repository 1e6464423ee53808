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

/**
 * Runs a program to its end. Never throws: the result contains its output and its exit code.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean | ((chunk: string | Buffer) => void) }} [options] `show`: pass its output on
 *     while it runs, to the terminal or to a function
 * @returns {Promise<Finished>}
 */
export const run = (program, args, { cwd = root, env = environment(), show = false } = {}) =>
	new Promise((done) => {
		const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: false });
		let output = '';
		let stdout = '';
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
 * Runs a program that must succeed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const must = async (program, args, options) => {
	const finished = await run(program, args, options);
	if (finished.code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${finished.code}\n${finished.output}`);
	return finished;
};
