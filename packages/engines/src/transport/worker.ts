/**
 * An engine in a worker, such as stockfish.js: lines are messages that are strings.
 *
 * @module
 */
import { ending } from './ending.js';
import { LineSplitter } from './line-splitter.js';
import type { Transport } from './transport.js';

export type { Transport, TransportEnd } from './transport.js';

/** The parts of a `Worker` that are used. */
export interface WorkerLike {
	postMessage(message: string): void;
	terminate(): unknown;
	addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
	addEventListener(type: 'error' | 'messageerror', listener: (event: { readonly message?: string }) => void): void;
}

/**
 * The connection to a worker. A message may be a line, several lines, or an object with the line as `data`; others are ignored.
 * When the connection ends, the worker is terminated.
 *
 * @example
 * import { workerTransport } from '@x/engines/worker';
 * const worker = { postMessage() {}, terminate() {}, addEventListener() {} };
 * const transport = workerTransport(worker);
 * transport.close();
 * await transport.closed; // → { kind: 'closed' }
 */
export const workerTransport = (worker: WorkerLike): Transport => {
	const { closed, ended, end } = ending();
	let listener: (line: string) => void = () => {};
	const splitter = new LineSplitter((line) => listener(line));
	const stop = (reason: Parameters<typeof end>[0]): void => {
		if (ended()) return;
		worker.terminate();
		end(reason);
	};
	worker.addEventListener('message', ({ data }) => {
		const inner = typeof data === 'object' && data !== null ? (data as { readonly data?: unknown }).data : data;
		if (!ended() && typeof inner === 'string') splitter.push(inner.endsWith('\n') ? inner : `${inner}\n`);
	});
	worker.addEventListener('error', ({ message = 'The worker failed.' }) => stop({ kind: 'error', message }));
	worker.addEventListener('messageerror', () => stop({ kind: 'error', message: 'A message of the worker could not be read.' }));
	return {
		closed,
		send: (line) => {
			if (!ended()) worker.postMessage(line);
		},
		listen: (next) => {
			listener = next;
		},
		close: () => stop({ kind: 'closed' }),
	};
};
