import * as strings from '../strings/page.js';

/** Runs a script in the page. From a folder opened by `file://`, browsers load classic scripts only. */
export const runScript = (url: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = url;
		script.onload = () => resolve();
		script.onerror = () => reject(new Error(strings.partNotLoaded));
		document.head.append(script);
	});
