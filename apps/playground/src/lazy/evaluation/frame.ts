import { PAGE } from '../../trusted.js';

/** The content of the frame of an engine: files, or the address of a socket. */
export type EngineSource = { readonly files: readonly File[]; readonly main: string } | { readonly address: string };

/** An engine in a frame of its own, without an origin, and with a policy of its own (public/engine). */
export interface EngineFrame {
	/** Where the engine listens; it is given to the worker. */
	readonly port: MessagePort;
	/** Ends the engine at once. */
	remove(): void;
}

/** Starts an engine in a hidden frame. */
export const openFrame = (source: EngineSource): Promise<EngineFrame> =>
	new Promise((resolve) => {
		const frame = document.createElement('iframe');
		frame.hidden = true;
		frame.setAttribute('sandbox', 'allow-scripts');
		frame.src = `${PAGE}engine/${'files' in source ? 'files' : 'socket'}.html`;
		frame.onload = () => {
			const { port1, port2 } = new MessageChannel();
			// A frame without an origin has no name to send to.
			frame.contentWindow?.postMessage(source, '*', [port2]);
			resolve({ port: port1, remove: () => frame.remove() });
		};
		document.body.append(frame);
	});
