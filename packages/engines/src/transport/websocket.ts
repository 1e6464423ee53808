/**
 * An engine behind a WebSocket: each message is a line, or several.
 *
 * @module
 */
import { ending } from './ending.js';
import { LineSplitter } from './line-splitter.js';
import type { Transport } from './transport.js';

export type { Transport, TransportEnd } from './transport.js';

/** The parts of a `WebSocket` that are used. */
export interface WebSocketLike {
	/** 0 while it connects, 1 when it is open. */
	readonly readyState: number;
	send(message: string): void;
	close(): void;
	addEventListener(type: 'open', listener: () => void): void;
	addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
	addEventListener(type: 'error', listener: () => void): void;
	addEventListener(type: 'close', listener: (event: { readonly code?: number; readonly reason?: string }) => void): void;
}

const CONNECTING = 0;
const OPEN = 1;

/**
 * The connection over a WebSocket. Lines that are sent before it is open wait.
 *
 * @example
 * import { webSocketTransport } from '@x/engines/websocket';
 * const socket = { readyState: 1, send() {}, close() {}, addEventListener() {} };
 * const transport = webSocketTransport(socket);
 * transport.close();
 * await transport.closed; // → { kind: 'closed' }
 */
export const webSocketTransport = (socket: WebSocketLike): Transport => {
	const { closed, ended, end } = ending();
	let listener: (line: string) => void = () => {};
	const splitter = new LineSplitter((line) => listener(line));
	const waiting: string[] = [];
	const stop = (reason: Parameters<typeof end>[0]): void => {
		if (ended()) return;
		waiting.length = 0;
		end(reason);
		socket.close();
	};
	socket.addEventListener('open', () => {
		for (const line of waiting.splice(0)) socket.send(line);
	});
	socket.addEventListener('message', ({ data }) => {
		if (!ended() && typeof data === 'string') splitter.push(data.endsWith('\n') ? data : `${data}\n`);
	});
	socket.addEventListener('error', () => stop({ kind: 'error', message: 'The WebSocket failed.' }));
	socket.addEventListener('close', ({ code, reason }) => stop({ kind: 'error', code, message: reason || 'The WebSocket was closed.' }));
	return {
		closed,
		send: (line) => {
			if (ended()) return;
			if (socket.readyState === CONNECTING) waiting.push(line);
			else if (socket.readyState === OPEN) socket.send(line);
		},
		listen: (next) => {
			listener = next;
		},
		close: () => stop({ kind: 'closed' }),
	};
};
