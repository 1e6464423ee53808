/**
 * An engine that is a program of this computer, for node, Bun and Deno.
 *
 * @module
 */
import { spawn } from 'node:child_process';
import { ending } from './ending.js';
import { LineSplitter } from './line-splitter.js';
import type { Transport } from './transport.js';

export type { Transport, TransportEnd } from './transport.js';

/** How a program is started. */
export interface ProcessOptions {
	/** The words behind its name. */
	readonly arguments?: readonly string[] | undefined;
	/** Its working folder. */
	readonly folder?: string | undefined;
	/** Its environment; that of this process by default. */
	readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
	/** Milliseconds that it has to exit when it is asked to; 500 by default. Then it is killed. */
	readonly patience?: number | undefined;
}

/** The characters of the errors of a program that are kept. */
const KEPT = 2000;

/** Milliseconds until the output of a program that has exited is given up, when a program that it started holds it open. */
const DRAIN = 500;

/**
 * Starts a program, without a shell. A program that cannot be started is the end of the connection, not an exception.
 *
 * @example
 * import { processTransport } from '@x/engines/process';
 * const transport = processTransport('no-such-program');
 * (await transport.closed).kind; // → 'error'
 */
export const processTransport = (command: string, options: ProcessOptions = {}): Transport => {
	const { arguments: words = [], folder, environment, patience = 500 } = options;
	const { closed, ended, end } = ending();
	let listener: (line: string) => void = () => {};
	const splitter = new LineSplitter((line) => listener(line));
	const program = spawn(command, [...words], { cwd: folder, env: environment, stdio: 'pipe', windowsHide: true });
	let errors = '';
	let killer: ReturnType<typeof setTimeout> | undefined;
	let drain: ReturnType<typeof setTimeout> | undefined;
	program.stdout.setEncoding('utf8').on('data', (text: string) => splitter.push(text));
	program.stderr.setEncoding('utf8').on('data', (text: string) => {
		errors = (errors + text).slice(-KEPT);
	});
	// A program that exits or closes its input makes writing fail. Its exit is reported, and a silent one has its limits.
	program.stdin.on('error', () => {});
	const finish = (code: number | string | undefined): void => {
		clearTimeout(killer);
		clearTimeout(drain);
		splitter.finish();
		end({ kind: 'exit', code, message: errors.trim() || undefined });
	};
	program.on('error', ({ message }) => {
		if (program.pid === undefined) end({ kind: 'error', message });
	});
	program.on('exit', () => {
		drain = setTimeout(() => {
			program.stdout.destroy();
			program.stderr.destroy();
		}, DRAIN);
	});
	program.on('close', (code, signal) => finish(signal ?? code ?? undefined));
	return {
		closed,
		send: (line) => {
			if (!ended() && program.stdin.writable) program.stdin.write(`${line}\n`);
		},
		listen: (next) => {
			listener = next;
		},
		close: (force = false) => {
			if (ended()) return;
			if (force) program.kill('SIGKILL');
			else {
				program.stdin.end();
				killer ??= setTimeout(() => program.kill('SIGKILL'), patience);
			}
		},
	};
};
