import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROGRAM } from './bundle.js';

/** What a process wrote, and how it ended. */
export interface Ended {
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
	readonly out: string;
	readonly notes: string;
}

/** A process of the program. */
export interface Running {
	readonly process: ChildProcess;
	readonly ended: Promise<Ended>;
}

interface StartOptions {
	readonly input?: string | Uint8Array;
	readonly directory?: string;
	readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the program. */
export const start = (words: readonly string[], { input, directory, environment }: StartOptions = {}): Running => {
	const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: directory, env: { ...process.env, NO_COLOR: '1', ...environment } });
	const texts = { out: '', notes: '' };
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		texts.out += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		texts.notes += text;
	});
	// A program that does not read its input closes it.
	child.stdin.on('error', () => undefined);
	child.stdin.end(input);
	const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...texts }));
	return { process: child, ended };
};

/** Runs the program to its end. */
export const x = (words: readonly string[], options?: StartOptions): Promise<Ended> => start(words, options).ended;

/** The output of a run that succeeds. */
export const output = async (words: readonly string[], options?: StartOptions): Promise<string> => {
	const { code, out, notes } = await x(words, options);
	if (code !== 0) throw new Error(`x ${words.join(' ')} ended with ${code}: ${notes}`);
	return out;
};
