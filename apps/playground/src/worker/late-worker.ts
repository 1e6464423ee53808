import type { Channel } from './client.js';
import whyUrl from './why-worker.js?worker&url';

/** Where the built script of the worker leaves the worker's code (see vite.config.ts). */
interface WithCode {
	xLateWorker?: string;
}

let loading: Promise<Channel> | undefined;

/**
 * The worker for `why`, loaded when it is first asked.
 *
 * Built, its code comes as a string in a classic script: from a folder opened by `file://` a browser runs no worker script, but it
 * does run a script, and a worker may be made of a string.
 */
export const whyWorker = (): Promise<Channel> => {
	loading ??= load();
	return loading;
};

const load = async (): Promise<Channel> => {
	if (import.meta.env.DEV) return new Worker(whyUrl, { type: 'module' }) as unknown as Channel;
	const script = document.createElement('script');
	script.src = whyUrl;
	await new Promise((resolve, reject) => {
		script.onload = resolve;
		script.onerror = () => {
			loading = undefined;
			reject(new Error('a part of the page could not be loaded.'));
		};
		document.head.append(script);
	});
	const code = (globalThis as WithCode).xLateWorker ?? '';
	return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))) as unknown as Channel;
};
