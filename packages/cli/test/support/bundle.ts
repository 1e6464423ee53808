import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The program of the sources, which tests run as a process: its threads are a file of their own. */
export const PROGRAM: string = folder('reports/main.js');

/** The program without its process, for tests that need its threads but no process of their own. */
export const RUN: string = folder('reports/run.js');

/** The modules of the program, as esbuild describes them. */
export const METAFILE: string = folder('reports/metafile.json');

/** Makes the program before the first test. */
export default async (): Promise<void> => {
	const { metafile } = await build({
		entryPoints: {
			main: folder('src/main.ts'),
			run: folder('src/run.ts'),
			thread: folder('src/jobs/thread.ts'),
			'engine-thread': folder('src/engine/thread.ts'),
		},
		outdir: folder('reports'),
		bundle: true,
		splitting: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		conditions: ['@x/source'],
		external: ['bullmq', 'ioredis'],
		logLevel: 'error',
		metafile: true,
	});
	writeFileSync(METAFILE, JSON.stringify(metafile));
};
