/**
 * Bundles `dist/standalone.js` and `dist/standalone-chess.js`: one script each, with all that it needs, for pages without a package manager. It works as a
 * classic script, as a module, from a server and from a file, and puts its exports into the global `xBoard`.
 *
 *     node scripts/standalone.mjs
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(local('../package.json'), 'utf8'));

await build({
	entryPoints: [local('standalone/standalone.mjs'), local('standalone/standalone-chess.mjs')],
	outdir: local('../dist'),
	bundle: true,
	minify: true,
	format: 'iife',
	globalName: 'xBoard',
	target: 'es2022',
	banner: { js: `/*! @x/board ${version}, MIT */` },
	// A module has a scope of its own: the global is set in it, too.
	footer: { js: 'globalThis.xBoard=xBoard;' },
	logLevel: 'error',
});
