/**
 * An engine at the ends of two streams: of a socket, of a container, of a test.
 *
 * @module
 */
import { ending } from './ending.js';
import { LineSplitter } from './line-splitter.js';
import type { Transport } from './transport.js';

export { LineSplitter } from './line-splitter.js';
export type { Transport, TransportEnd } from './transport.js';

/** Two ends: what the engine writes, and how to write to it. */
export interface StreamEnds {
	/** Bytes of UTF-8 or text: a stream of node, a `ReadableStream`, or any other iterable. */
	readonly from: AsyncIterable<Uint8Array | string>;
	/** Writes text that ends with a newline. */
	readonly write: (text: string) => void;
	/** Called once when the connection ends from this side. */
	readonly close?: (() => void) | undefined;
}

/**
 * The connection over two streams. It ends when the stream of the engine ends.
 *
 * @example
 * import { streamTransport } from '@x/engines/streams';
 * const transport = streamTransport({ from: (async function* () {})(), write() {} });
 * transport.listen(() => {});
 * await transport.closed; // → { kind: 'exit' }
 */
export const streamTransport = ({ from, write, close }: StreamEnds): Transport => {
	const { closed, ended, end } = ending();
	let listener: (line: string) => void = () => {};
	const splitter = new LineSplitter((line) => listener(line));
	const iterator = from[Symbol.asyncIterator]();
	const read = async (): Promise<void> => {
		const decoder = new TextDecoder();
		try {
			for (let next = await iterator.next(); !next.done && !ended(); next = await iterator.next())
				splitter.push(typeof next.value === 'string' ? next.value : decoder.decode(next.value, { stream: true }));
			splitter.finish();
			if (!ended()) end({ kind: 'exit' });
		} catch (error) {
			if (!ended()) end({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
		}
	};
	let reading = false;
	return {
		closed,
		send: (line) => {
			if (!ended()) write(`${line}\n`);
		},
		listen: (next) => {
			listener = next;
			if (!reading) void read();
			reading = true;
		},
		close: () => {
			if (ended()) return;
			end({ kind: 'closed' });
			close?.();
			// A stream that waits for its next part need not answer: nothing waits for it.
			void Promise.resolve(iterator.return?.()).catch(() => {});
		},
	};
};
