/** Writes the pages of the site into `generated`: src/generate.ts, run from the sources of the packages. */
import { runnerImport } from 'vite';
import '../../../packages/board/scripts/glyphs.mjs';
import '../../../packages/plane/scripts/lanes.mjs';

/** @returns {Promise<void>} */
export const generate = async () => {
	const { module } = await runnerImport('./src/generate.ts', {
		configFile: false,
		root: new URL('..', import.meta.url).pathname,
		resolve: { conditions: ['@x/source'] },
		logLevel: 'error',
	});
	await /** @type {{ generate: () => Promise<void> }} */ (module).generate();
};

if (process.argv[1] === new URL(import.meta.url).pathname) await generate();
