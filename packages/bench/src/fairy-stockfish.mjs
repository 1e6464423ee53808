/** Fairy-Stockfish in WebAssembly as a program that speaks UCI, as an oracle in this unpublished package. */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);

// Its WebAssembly is a file. With `fetch`, it takes node for a browser.
Reflect.deleteProperty(globalThis, 'fetch');
const engine = await require('fairy-stockfish-nnue.wasm/stockfish.js')();
for await (const line of createInterface({ input: process.stdin })) {
	if (line === 'quit') break;
	engine.postMessage(line);
}
// Its threads wait for more.
process.exit(0);
