import { Socket } from 'node:net';
import { stderr, stdin, stdout } from 'node:process';
import { cannot, type Unusable } from '@x/jobs/errors';
import { EXIT, type ExitCode } from './exit-code.js';
import type { Terminal } from './terminal.js';
import { writeAll } from './write-file.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Colors as https://no-color.org and https://force-color.org ask for. */
export const hasColor = ({ NO_COLOR = '', FORCE_COLOR = '', TERM }: Environment, isTerminal: boolean): boolean => {
	if (NO_COLOR !== '') return false;
	if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
	return isTerminal && TERM !== 'dumb';
};

/** Whether a line can be written again, as the progress bar is. Terminals without that call themselves dumb. */
export const canRewrite = ({ TERM }: Environment, isTerminal: boolean): boolean => isTerminal && TERM !== 'dumb';

/** Writes to a stream of the process. */
interface Output {
	readonly write: (text: string) => Promise<void>;
	/** The first write that failed. */
	fault: Unusable | undefined;
}

/**
 * A stream of the process with all of its faults. Node's own stream for files ignores short writes, which are all that a full disk shows at first: files are
 * written here.
 */
const outputTo = (stream: NodeJS.WriteStream & { readonly fd: number }, name: string, closed: () => void): Output => {
	const output: Output = { fault: undefined, write: (text) => (stream instanceof Socket ? toStream(text) : toFile(text)) };
	const failed = (error: NodeJS.ErrnoException): Unusable => {
		const fault = cannot('write', name, error);
		// The reader of a pipe, such as `head`, has seen enough.
		if (error.code === 'EPIPE') closed();
		else output.fault ??= fault;
		return fault;
	};
	const toFile = async (text: string): Promise<void> => {
		try {
			writeAll(stream.fd, text);
		} catch (error) {
			throw failed(error as NodeJS.ErrnoException);
		}
	};
	const toStream = (text: string): Promise<void> =>
		new Promise((resolve, reject) => {
			stream.write(text, (error) => (error ? reject(failed(error)) : resolve()));
		});
	stream.on('error', failed);
	return output;
};

/** The terminal of this process. Ctrl-C aborts its signal, a second ctrl-C ends the process. */
export const processTerminal = (): Terminal & { readonly close: (code: ExitCode) => ExitCode } => {
	const stop = new AbortController();
	const interrupt = (): void => {
		if (stop.signal.aborted) process.exit(EXIT.stopped);
		stop.abort();
	};
	process.on('SIGINT', interrupt);
	const results = outputTo(stdout, 'the standard output', () => process.exit(EXIT.fine));
	const notes = outputTo(stderr, 'the standard error', () => undefined);
	return {
		input: stdin,
		piped: !stdin.isTTY,
		write: results.write,
		note: (text) => void notes.write(text).catch(() => undefined),
		interactive: canRewrite(process.env, stderr.isTTY),
		color: hasColor(process.env, stdout.isTTY),
		columns: stdout.columns ?? 80,
		signal: stop.signal,
		directory: process.cwd(),
		environment: process.env,
		close: (code) => {
			process.off('SIGINT', interrupt);
			return results.fault === undefined && notes.fault === undefined ? code : EXIT.unusable;
		},
	};
};
