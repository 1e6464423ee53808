/** Runs a program of the site from the sources of the packages, so that nothing has to be built before. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import '../../../packages/board/scripts/glyphs.mjs';
import '../../../packages/plane/scripts/lanes.mjs';

export const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * The exports of a program in `src`.
 *
 * @param {string} name
 * @param {string} [bundled] the name of the bundle: programs that run at the same time have one each
 */
export const load = async (name, bundled = name) => {
	const bundle = `${folder}node_modules/.cache/${bundled}.mjs`;
	await build({
		entryPoints: [`${folder}src/${name}.ts`],
		outfile: bundle,
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		conditions: ['@x/source'],
		mainFields: ['module', 'main'],
		external: ['@resvg/resvg-js', 'typedoc'],
		tsconfigRaw: {},
		logLevel: 'error',
	});
	// Another address for each run: a module is loaded once.
	return import(`${pathToFileURL(bundle).href}?${Date.now()}`);
};
