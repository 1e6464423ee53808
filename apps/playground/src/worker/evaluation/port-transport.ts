import type { Transport } from '@x/engines';
import { workerTransport } from '@x/engines/worker';

/** A message of a frame with an engine: a line, or the reason why the engine ended. */
export type FrameMessage = string | { readonly failed: string };

/** The connection to an engine over a port: of the frame in which it runs (public/engine). */
export const portTransport = (port: MessagePort): Transport => {
	const transport = workerTransport({
		postMessage: (line) => port.postMessage(line),
		terminate: () => port.close(),
		addEventListener: (type: string, listener: (event: never) => void) =>
			port.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
				if (type === 'message' && typeof data === 'string') listener({ data } as never);
				if (type === 'error' && typeof data !== 'string') listener({ message: data.failed } as never);
			}),
	});
	port.start();
	return transport;
};
