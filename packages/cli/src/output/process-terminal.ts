import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { EXIT } from './exit-code.js';
import type { Terminal } from './terminal.js';

/** Colors as https://no-color.org and https://force-color.org ask for. */
const hasColor = (): boolean => {
	const { NO_COLOR = '', FORCE_COLOR = '', TERM } = process.env;
	if (NO_COLOR !== '') return false;
	if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
	return stdout.isTTY && TERM !== 'dumb';
};

/** The terminal of this process. Ctrl-C aborts its signal, a second ctrl-C ends the process. */
export const processTerminal = (): Terminal & { readonly close: () => void } => {
	const stop = new AbortController();
	const interrupt = (): void => {
		if (stop.signal.aborted) process.exit(EXIT.stopped);
		stop.abort();
	};
	process.on('SIGINT', interrupt);
	// The reader of a pipe, such as `head`, has seen enough.
	stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit(EXIT.fine);
	});
	return {
		input: stdin,
		write: async (text) => {
			if (!stdout.write(text)) await once(stdout, 'drain');
		},
		note: (text) => {
			process.stderr.write(text);
		},
		interactive: process.stderr.isTTY === true,
		color: hasColor(),
		columns: stdout.columns ?? 80,
		signal: stop.signal,
		directory: process.cwd(),
		close: () => process.off('SIGINT', interrupt),
	};
};
