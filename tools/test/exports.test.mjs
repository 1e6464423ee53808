import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkExports, difference } from '../exports.mjs';
import { declarationsOf, exportsOf, programOf } from '../lib/surface.mjs';
import { inTemporaryFolder, packages } from '../lib/workspace.mjs';
import { manifest, write } from './workspace.mjs';

const entry = (stem) => ({ '@x/source': `./src/${stem}.ts`, types: `./dist/${stem}.d.ts`, default: `./dist/${stem}.js` });

const WORKSPACE = {
	'packages/a/package.json': JSON.stringify({
		name: '@x/a',
		version: '1.0.0',
		exports: { '.': entry('index'), './titles': entry('titles'), './*': entry('*'), './src/*': { '@x/source': './src/*.ts' } },
	}),
	'packages/a/src/index.ts': '',
	'packages/a/src/titles.ts': '',
	'packages/a/src/ai-wok.ts': '',
	'packages/a/src/shogi.ts': '',
	'packages/a/src/odd.ts': '',
	'packages/a/dist/index.d.ts': `import { G as Game } from './chunk-XYZ.js';\nexport { G as Game } from './chunk-XYZ.js';\n/** One. */\ndeclare const one: (game: Game) => string;\nexport { one };\n`,
	'packages/a/dist/chunk-XYZ.d.ts': `interface Parts { readonly size: number }\n/** A game. */\ninterface Game { readonly title: string; readonly parts: Parts }\nexport type { Game as G };\n`,
	'packages/a/dist/titles.d.ts': 'export declare const titles: readonly string[];\n',
	'packages/a/dist/ai-wok.d.ts': `import { G } from './chunk-XYZ.js';\nexport declare const aiWok: G;\n`,
	'packages/a/dist/shogi.d.ts': `import { G } from './chunk-XYZ.js';\nexport declare const shogi: G;\n`,
	'packages/a/dist/odd.d.ts': 'export declare const odd: 1;\nexport declare const more: 2;\n',
};

it('writes what each entry point exports with its types, and a pattern once for each shape', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, WORKSPACE);
		expect((await checkExports({ from: dir, update: true })).faults).toEqual([]);
		const page = (name) => readFileSync(join(dir, 'docs/api/a', name), 'utf8');
		const index = page('index.api.md');
		expect(index).toMatch(/^# @x\/a\n/);
		expect(index).toContain('export const one: (game: Game) => string;');
		expect(index).toContain('readonly parts: Parts');
		expect(index).not.toContain('chunk-XYZ');
		expect(index).toContain('exported from no entry point of the package: `Parts`.');
		const pattern = page('pattern.api.md');
		expect(pattern).toContain('- `ai-wok`\n- `shogi`\n\n```ts\n// @public (undocumented)\nexport const $name: Game;\n```');
		expect(pattern.match(/```ts/g)).toHaveLength(2);
		expect(pattern).not.toContain('titles');
		expect((await checkExports({ from: dir })).faults).toEqual([]);
	}));

it('fails where the surface changes: another type, an entry gone, a default export, an empty entry, one that is not built', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, WORKSPACE);
		await checkExports({ from: dir, update: true });
		write(dir, {
			'packages/a/src/unbuilt.ts': '',
			'packages/a/dist/titles.d.ts': 'declare const titles: readonly number[];\nexport { titles, titles as default };\n',
			'packages/a/dist/odd.d.ts': 'export {};\n',
			'docs/api/a/gone.api.md': '',
		});
		const { faults } = await checkExports({ from: dir });
		for (const fault of [
			'a/titles.api.md: - export const titles: readonly string[];',
			'a/titles.api.md: + const titles: readonly number[];',
			'@x/a/titles has a default export; exports are named',
			'@x/a/odd exports nothing',
			'@x/a/*: packages/a/dist/unbuilt.d.ts is not built',
			'docs/api/a/gone.api.md describes an entry point that does not exist',
		])
			expect(faults).toContain(fault);
	}));

it('names values and types of a source', () =>
	inTemporaryFolder((dir) => {
		write(dir, {
			'packages/a/package.json': manifest('@x/a', { '.': 'index', './more': 'more' }),
			'packages/a/src/index.ts': `export * from './more.js';\nexport type { Only } from './types.js';\nexport class Thing {}\n`,
			'packages/a/src/more.ts': `export const call = (): number => 1;\nexport const list: readonly string[] = [];\nexport function old(): void {}\n`,
			'packages/a/src/types.ts': 'export class Only {}\n',
		});
		const index = join(dir, 'packages/a/src/index.ts');
		const program = programOf([index]);
		expect(exportsOf(program, index).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
			'type Only',
			'class Thing',
			'function call',
			'const list',
			'function old',
		]);
		expect(exportsOf(program, join(dir, 'missing.ts'))).toEqual([]);
		expect(declarationsOf(packages(dir)[0])).toEqual([]);
	}));

it('tells what went and what came', () => {
	expect(difference('one\n\ntwo\ntwo\n', 'one\ntwo\nthree\n')).toEqual(['- two', '+ three']);
	expect(difference('one\n', 'one\n')).toEqual([]);
});
