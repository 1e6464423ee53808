/** Fairy-Stockfish in WebAssembly, as an oracle in this unpublished package only. */

/** `ffish`, once its WebAssembly is there; it would fetch the file as from a web server. Its notes on refused positions go nowhere. */
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
