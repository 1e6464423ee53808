import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Block, fencedBlocks } from './tools.js';

const site = fileURLToPath(new URL('..', import.meta.url));

/** The options of TypeScript for the files of pages: strict, with the imports that node, tsx and bundlers read. */
const STRICT = {
	target: 'es2022',
	lib: ['es2023', 'dom', 'dom.iterable'],
	module: 'esnext',
	moduleResolution: 'bundler',
	strict: true,
	noUncheckedIndexedAccess: true,
	exactOptionalPropertyTypes: true,
	verbatimModuleSyntax: true,
	allowImportingTsExtensions: true,
	noEmit: true,
	skipLibCheck: true,
	types: ['node'],
};

/** The output of a command, and its exit code. */
export interface Ended {
	readonly code: number;
	readonly output: string;
}

/** The folder of a reader who follows a page: its files, and the packages of this repository as they are built. */
export class Project {
	readonly dir: string;
	readonly blocks: readonly Block[];

	/** @param page its path below this package */
	constructor(page: string) {
		const home = join(site, 'node_modules/.cache/projects');
		mkdirSync(home, { recursive: true });
		this.dir = mkdtempSync(join(home, 'project-'));
		this.blocks = fencedBlocks(readFileSync(join(site, page), 'utf8'));
		for (const block of this.blocks) this.write(block);
	}

	/** Writes the file that a block is, if it is one. */
	write({ file, code }: Pick<Block, 'file' | 'code'>): void {
		if (file === undefined) return;
		mkdirSync(dirname(join(this.dir, file)), { recursive: true });
		writeFileSync(join(this.dir, file), `${code}\n`);
	}

	read(file: string): string {
		return readFileSync(join(this.dir, file), 'utf8');
	}

	/** The blocks that are a file, in the order of the page. */
	versions(file: string): readonly Block[] {
		return this.blocks.filter((block) => block.file === file);
	}

	/** The only block of a language that contains a text. */
	block(language: string, text: string): string {
		const found = this.blocks.filter((block) => block.language === language && block.code.includes(text));
		if (found.length !== 1) throw new Error(`Expected one block with ${text}, found ${found.length}.`);
		return found[0]!.code;
	}

	/** The `ts` blocks that are not files, one after the other. */
	session(): string {
		return this.blocks.flatMap(({ language, file, code }) => (language === 'ts' && file === undefined ? [code] : [])).join('\n\n');
	}

	/**
	 * Runs the commands of `console` blocks and compares their output; `…` on the last line stands for any further lines. Gives the number of blocks.
	 *
	 * @throws Error for the first command that prints something else.
	 */
	async consoles(env: Readonly<Record<string, string>> = {}): Promise<number> {
		const blocks = this.blocks.filter(({ language }) => language === 'console');
		for (const { code } of blocks)
			for (const part of `${code}\n`.split(/^\$ /m).slice(1)) {
				const [line = ''] = part.split('\n');
				const said = part.slice(line.length + 1);
				const { output } = await this.sh(await this.#runnable(line), env);
				const found = said.endsWith('\n…\n') ? `${output.slice(0, said.length - 2)}…\n` : output;
				if (found.trimEnd() !== said.trimEnd()) throw new Error(`${line} printed:\n${output}`);
			}
		return blocks.length;
	}

	/** A command without the tools that a reader installs: a file with types is made a script before. */
	async #runnable(line: string): Promise<string> {
		const [, file, rest] = /^npx tsx (\S+)\.ts(.*)$/.exec(line) ?? [];
		if (file === undefined) return line.replace(/^npx /, '');
		await this.bundle(`${file}.ts`, `${file}.mjs`);
		return `node ${file}.mjs${rest}`;
	}

	/** The faults that TypeScript finds in all files. */
	async typecheck(): Promise<string> {
		writeFileSync(join(this.dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['**/*.ts'] }));
		return (await this.sh('tsc -p .')).output;
	}

	/** Makes a script for node of a file with its types; the packages stay outside. */
	async bundle(file: string, outfile: string): Promise<void> {
		await build({
			entryPoints: [join(this.dir, file)],
			outfile: join(this.dir, outfile),
			bundle: true,
			format: 'esm',
			target: 'es2022',
			platform: 'node',
			packages: 'external',
			tsconfigRaw: {},
			logLevel: 'error',
		});
	}

	/** Runs lines of a shell. Programs of installed packages are found, `npx` or not. */
	sh(lines: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
		const path = [join(site, 'node_modules/.bin'), join(site, '../../node_modules/.bin'), process.env.PATH].join(delimiter);
		const options = { cwd: this.dir, env: { ...process.env, NO_COLOR: '1', ...env, PATH: path } };
		return new Promise((resolve) => {
			const child = execFile('sh', ['-c', lines], options, (_error, stdout, stderr) =>
				resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
			);
		});
	}

	/** Starts a script of node, and waits until it says something. */
	async start(file: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
		const child = spawn(process.execPath, [file], { cwd: this.dir, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
		await Promise.race([
			once(child.stdout, 'data'),
			once(child, 'exit').then(([code]) => {
				throw new Error(`${file} ended with ${code}.`);
			}),
		]);
		return child;
	}

	remove(): void {
		rmSync(this.dir, { recursive: true, force: true, maxRetries: 3 });
	}
}

/** Ends a process that `start` has started. */
export const stop = async (child: ChildProcess): Promise<void> => {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill();
	await once(child, 'exit');
};
