/**
 * `npm start`: the playground from sources, with hot reload. Arguments after `--` go to vite: `npm start -- --port 5200`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isMain } from './lib/report.mjs';
import { environment } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

/**
 * Whether this machine has a display for a browser.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [platform]
 */
export const hasScreen = (env = process.env, platform = process.platform) =>
	!env.CI && !env.SSH_CONNECTION && (platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY));

if (isMain(import.meta)) {
	const args = ['exec', 'vite', ...(hasScreen() ? ['--open'] : []), ...process.argv.slice(2)];
	const child = spawn('pnpm', args, { cwd: join(root, 'apps/playground'), env: environment(), stdio: 'inherit' });
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
	child.on('error', (error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
	child.on('close', (code) => {
		process.exitCode = code ?? 0;
	});
}
