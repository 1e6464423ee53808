import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Terminal } from '../../src/output/terminal.js';
import { run } from '../../src/run.js';

/** The output of a command line, and its exit code. */
export interface Ran {
	readonly code: number;
	readonly out: string;
	readonly notes: string;
	/** Both outputs in the order in which they were written. */
	readonly all: string;
}

/** Runs command lines in a folder of their own. */
export class Session {
	readonly directory: string = mkdtempSync(join(tmpdir(), 'x-cli-'));

	constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
		for (const [name, content] of Object.entries(files)) this.write(name, content);
		onTestFinished(() => this.close());
	}

	write(name: string, content: string | Uint8Array): void {
		const path = join(this.directory, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
	}

	read(name: string): string {
		return readFileSync(join(this.directory, name), 'utf8');
	}

	close(): void {
		rmSync(this.directory, { recursive: true, force: true });
	}

	/** Runs `x WORDS…`. */
	async x(words: readonly string[], input: string | Uint8Array = '', more: Partial<Terminal> = {}): Promise<Ran> {
		let [out, notes, all] = ['', '', ''];
		const terminal: Terminal = {
			input: (async function* () {
				yield Buffer.from(input);
			})(),
			write: async (text) => {
				out += text;
				all += text;
			},
			note: (text) => {
				notes += text;
				all += text;
			},
			piped: false,
			environment: {},
			interactive: false,
			color: false,
			columns: 100,
			signal: new AbortController().signal,
			directory: this.directory,
			...more,
		};
		const code = await run(words, terminal);
		return { code, out, notes, all };
	}
}

/** The records of an output of JSON lines. */
export const recordsOf = (out: string): readonly Readonly<Record<string, unknown>>[] =>
	out
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));
