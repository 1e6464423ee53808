import * as strings from './strings/page.js';

/** The type that browsers with Trusted Types give to an approved address. */
interface Policy {
	createScriptURL(address: string): string;
}

interface WithTrustedTypes {
	readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** The folder of the page's files. It is found at once: later the address follows the game. Tests import this module without a page. */
const files =
	globalThis.document === undefined
		? new URL('file:///')
		: new URL(document.documentElement.dataset.game === undefined ? 'assets/' : '../assets/', document.baseURI);

/** The folder of the page. */
export const PAGE = new URL('../', files).href;

/** The worker that keeps the files for visits without a network. */
export const OFFLINE = `${PAGE}offline.js`;

/** The page runs its own files, workers made from code that these files hold, and the one that keeps the files for visits without a network. */
const createScriptURL = (address: string): string => {
	if (/^blob:/.test(address) || new URL(address, files).href.startsWith(files.href)) return address;
	if (address === OFFLINE) return address;
	throw new TypeError(`This page does not run ${address}.`);
};

let policy: Policy | undefined;

/** Approves the address of a script. The policy of the built page (see vite.config.ts) refuses all other addresses. */
export const trusted = (address: string): string => {
	policy ??= (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('x-playground', { createScriptURL }) ?? { createScriptURL };
	return policy.createScriptURL(address);
};

/** Runs a script in the page. From a folder opened by `file://`, browsers load classic scripts only. */
export const runScript = (address: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = trusted(address);
		script.onload = () => resolve();
		script.onerror = () => reject(new Error(strings.partNotLoaded));
		document.head.append(script);
	});

/** A worker from its code. From a folder opened by `file://`, browsers do not run worker scripts. */
export const runWorker = (code: string): Worker => new Worker(trusted(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))));
