/** A throw-away workspace for the tests of the tools. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files below a folder.
 *
 * @param {string} dir
 * @param {Record<string, string>} texts path → text
 */
export const write = (dir, texts) => {
	for (const [path, text] of Object.entries(texts)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), text);
	}
};

/** A package.json of the workspace's shape. */
export const manifest = (name, subpaths = { '.': 'index' }) =>
	JSON.stringify({
		name,
		exports: Object.fromEntries(
			Object.entries(subpaths).map(([subpath, stem]) => [subpath, { '@x/source': `./src/${stem}.ts`, default: `./dist/${stem}.js` }]),
		),
	});
