import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The program of the sources, which tests run as a process: its threads are a file of their own. */
export const PROGRAM: string = folder('reports/main.js');

/** Makes the program before the first test. */
export default async (): Promise<void> => {
	await build({
		entryPoints: { main: folder('src/main.ts'), thread: folder('src/jobs/runners/thread.ts') },
		outdir: folder('reports'),
		bundle: true,
		splitting: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		conditions: ['@x/source'],
		external: ['bullmq', 'ioredis'],
		logLevel: 'error',
	});
};
