import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LineSplitter } from '@x/engines/streams';
import type { Terminal } from '../output/terminal.js';
import type { EngineThreadData } from './thread.js';

const THREAD = new URL('./engine-thread.js', import.meta.url);

/** Runs an engine on a thread of its own, so that requests are read while it thinks. Resolves when it has finished. */
export const serveEngine = async (data: EngineThreadData, { input, write, signal }: Terminal): Promise<void> => {
	const worker = new Worker(THREAD, { workerData: data });
	const ended = once(worker, 'exit');
	let failure: unknown;
	let written = Promise.resolve();
	worker.on('error', (error) => {
		failure = error;
	});
	const say = (line: string): void => {
		written = written.then(() => write(`${line}\n`));
		// A closed output ends the engine.
		written.catch((error: unknown) => {
			failure ??= error;
			void worker.terminate();
		});
	};
	worker.on('message', say);
	signal.addEventListener('abort', () => void worker.terminate());
	const reading = input[Symbol.asyncIterator]();
	const splitter = new LineSplitter((line) => {
		// XBoard takes an engine that says nothing for two seconds for an old one. The thread may still prepare its game.
		if (data.protocol === 'xboard' && /^\s*protover\b/.test(line)) say('feature done=0');
		worker.postMessage(line);
	});
	const read = async (): Promise<void> => {
		const decoder = new TextDecoder();
		for (let next = await reading.next(); !next.done; next = await reading.next())
			splitter.push(decoder.decode(next.value, { stream: true }));
		splitter.finish();
		worker.postMessage(undefined);
	};
	read().catch((error: unknown) => {
		failure ??= error;
		void worker.terminate();
	});
	await ended;
	// The rest of the input is not read.
	void reading.return?.();
	await written;
	if (failure !== undefined) throw failure;
};
