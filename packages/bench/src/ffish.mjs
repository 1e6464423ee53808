/** Fairy-Stockfish in WebAssembly, as an oracle in this unpublished package. */

/** Loads `ffish` and its WebAssembly from a file instead of a web server. Its messages about refused positions are discarded. */
export const loadFfish = async () => {
	const { fetch } = globalThis;
	const { warn } = console;
	console.warn = () => {};
	Reflect.deleteProperty(globalThis, 'fetch');
	/** @type {any} */
	const { default: ffish } = await import('ffish');
	await new Promise((ready) => {
		if (ffish.Board === undefined) ffish.onRuntimeInitialized = ready;
		else ready(undefined);
	});
	globalThis.fetch = fetch;
	console.warn = warn;
	return ffish;
};
