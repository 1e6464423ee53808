import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { joinChunks } from '../../tsup.chunks.ts';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { write } from './workspace.mjs';

/** Two entry points that share modules, and a third that shares some of them; two modules export the same name. */
const SOURCES = {
	'src/a.ts': `import { text } from './one'; import { text as other } from './two'; export const a = () => text() + other();`,
	'src/b.ts': `export { text } from './one'; import { other } from './three'; export const b = () => other();`,
	'src/deep/c.ts': `import { text } from '../two'; export const c = () => text();`,
	'src/one.ts': `export const text = () => 'one';`,
	'src/two.ts': `export const text = () => 'two';`,
	'src/three.ts': `import { text } from './two'; export const other = () => text() + 'three';`,
	'package.json': '{ "type": "module", "sideEffects": false }',
};

it('joins the chunks of an entry point into one file, whose exports keep apart where names are the same', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, SOURCES);
		const dist = join(dir, 'dist');
		await build({
			entryPoints: ['a.ts', 'b.ts', 'deep/c.ts'].map((file) => join(dir, 'src', file)),
			outdir: dist,
			outbase: join(dir, 'src'),
			bundle: true,
			splitting: true,
			format: 'esm',
		});
		expect(readdirSync(dist).filter((file) => file.startsWith('chunk-')).length).toBeGreaterThan(1);
		await joinChunks(dist, ['a.js', 'b.js']);
		expect(readdirSync(dist).sort()).toEqual(['a.js', 'b.js', 'chunk-of-a.js', 'deep']);
		const [{ a }, { b, text }, { c }] = await Promise.all(['a.js', 'b.js', 'deep/c.js'].map((file) => import(join(dist, file))));
		expect([a(), b(), text(), c()]).toEqual(['onetwo', 'twothree', 'one', 'two']);
	}));
