/** Runs a script beside the page; from a folder opened by `file://` that is what a browser lets a page load. */
export const runScript = (url: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = url;
		script.onload = () => resolve();
		script.onerror = () => reject(new Error('a part of the page could not be loaded.'));
		document.head.append(script);
	});
