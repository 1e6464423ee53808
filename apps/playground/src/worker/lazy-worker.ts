import { runScript, runWorker } from '../trusted.js';
import url from './all-worker.js?worker&url';
import type { Channel } from './client.js';

/** The global in which the built script leaves the worker's code (see vite.config.ts). */
interface WithCode {
	xLazyWorker?: string;
}

/** The role of a worker. Pictures of rules that are being edited have a worker of their own, so that typing does not wait for them, and so have the opened file and evaluations. */
export type Role = 'play' | 'draw' | 'file' | 'think';

const loading = new Map<Role, Promise<Channel>>();

/**
 * The worker of all games, loaded at the first question to it.
 *
 * In the build its code is a string in a classic script: from a folder opened by `file://` a browser does not run worker scripts, but it
 * runs a script, and a worker can be made from a string.
 */
export const lazyWorker = (role: Role): Promise<Channel> => {
	const known = loading.get(role);
	if (known !== undefined) return known;
	const made = load().catch((error: unknown) => {
		loading.delete(role);
		throw error;
	});
	loading.set(role, made);
	return made;
};

const load = async (): Promise<Channel> => {
	if (import.meta.env.DEV) return new Worker(url, { type: 'module' }) as unknown as Channel;
	if ((globalThis as WithCode).xLazyWorker === undefined) await runScript(url);
	return runWorker((globalThis as WithCode).xLazyWorker ?? '') as unknown as Channel;
};
