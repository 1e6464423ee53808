import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script of the threads of tests. */
export const THREAD: URL = new URL('../../reports/thread.js', import.meta.url);

/** Makes the script before the first test: threads cannot read TypeScript. */
export default async (): Promise<void> => {
	await build({
		entryPoints: { thread: fileURLToPath(new URL('./thread.ts', import.meta.url)) },
		outdir: fileURLToPath(new URL('.', THREAD)),
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		external: ['bullmq', 'ioredis', 'esbuild'],
		logLevel: 'error',
	});
};
