import { runScript } from '../lazy/script.js';
import url from './all-worker.js?worker&url';
import type { Channel } from './client.js';

/** Where the built script of the worker leaves the worker's code (see vite.config.ts). */
interface WithCode {
	xLazyWorker?: string;
}

/** What a worker is for: pictures of rules that are being written are drawn by another one, so that no key waits for them. */
export type Role = 'play' | 'draw';

const loading = new Map<Role, Promise<Channel>>();

/**
 * The worker of all games, loaded when it is first asked.
 *
 * Built, its code comes as a string in a classic script: from a folder opened by `file://` a browser runs no worker script, but it
 * does run a script, and a worker may be made of a string.
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
	const code = (globalThis as WithCode).xLazyWorker ?? '';
	return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))) as unknown as Channel;
};
