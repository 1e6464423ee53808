import { runScript } from '../late/script.js';
import url from './all-worker.js?worker&url';
import type { Channel } from './client.js';

/** Where the built script of the worker leaves the worker's code (see vite.config.ts). */
interface WithCode {
	xLateWorker?: string;
}

let loading: Promise<Channel> | undefined;

/**
 * The worker of all games, loaded when it is first asked.
 *
 * Built, its code comes as a string in a classic script: from a folder opened by `file://` a browser runs no worker script, but it
 * does run a script, and a worker may be made of a string.
 */
export const lateWorker = (): Promise<Channel> => {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
};

const load = async (): Promise<Channel> => {
	if (import.meta.env.DEV) return new Worker(url, { type: 'module' }) as unknown as Channel;
	await runScript(url);
	const code = (globalThis as WithCode).xLateWorker ?? '';
	return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))) as unknown as Channel;
};
