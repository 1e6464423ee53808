import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Terminal } from '../../src/output/terminal.js';
import { PROGRAM, RUN } from './bundle.js';

/** The output of a process, and how it ended. */
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
	/** Another copy of the program. */
	readonly program?: string;
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

/** A run of the program in this process. Its threads are those of the program. */
export interface RunningHere {
	readonly ended: Promise<Omit<Ended, 'signal'>>;
	/** Resolves with the first message. */
	readonly ready: Promise<void>;
	/** The messages so far. */
	readonly notes: () => string;
	/** Ends it like ctrl-C. */
	readonly stop: () => void;
}

/** Loads a module without vitest, which would transform all of it. */
const native = createRequire(import.meta.url);

/** Starts the program in this process: loading it in another one takes longer than most tests. */
export const startHere = (
	words: readonly string[],
	{ input = '', directory = process.cwd(), environment = {}, program = RUN }: StartOptions = {},
): RunningHere => {
	const texts = { out: '', notes: '' };
	const controller = new AbortController();
	let isReady: (() => void) | undefined;
	const ready = new Promise<void>((resolve) => {
		isReady = resolve;
	});
	const terminal: Terminal = {
		input: (async function* () {
			yield Buffer.from(input);
		})(),
		piped: false,
		environment,
		write: async (text) => {
			texts.out += text;
		},
		note: (text) => {
			texts.notes += text;
			isReady?.();
		},
		interactive: false,
		color: false,
		columns: 80,
		signal: controller.signal,
		directory,
	};
	const ended = (async () => {
		const { run }: typeof import('../../src/run.js') = native(program);
		const code = await run(words, terminal);
		return { code, ...texts };
	})();
	return { ended, ready, notes: () => texts.notes, stop: () => controller.abort() };
};

/** Runs the program in this process to its end. */
export const x = (words: readonly string[], options?: StartOptions): Promise<Omit<Ended, 'signal'>> => startHere(words, options).ended;

/** The output of a run that succeeds. */
export const output = async (words: readonly string[], options?: StartOptions): Promise<string> => {
	const { code, out, notes } = await x(words, options);
	if (code !== 0) throw new Error(`x ${words.join(' ')} ended with ${code}: ${notes}`);
	return out;
};
