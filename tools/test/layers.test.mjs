import { describe, expect, it } from 'vitest';
import { circles, importsOf, packageOf } from '../layers/imports.mjs';
import { globalsOf, wordsOf } from '../layers/words.mjs';
import { folderFault, layers, packageFault } from '../layers.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { manifest, write } from './workspace.mjs';

const faultsIn = (texts) =>
	inTemporaryFolder((dir) => {
		write(dir, texts);
		return layers(dir).faults;
	});

const core = (texts) =>
	faultsIn({
		'packages/core/package.json': manifest('@x/core'),
		...Object.fromEntries(Object.entries(texts).map(([path, text]) => [`packages/core/src/${path}`, text])),
	});

describe('between packages', () => {
	const san = { name: '@x/san', published: true };
	it.each([
		['@x/core', undefined],
		['@x/core/compile', undefined],
		['@x/games/ready/chess', '@x/san may not import @x/games'],
		['@x/fen', '@x/san may not import @x/fen'],
		['@x/san', '@x/san imports itself by name'],
		['zod', '@x/san may not import zod here'],
		['node:fs', "node:fs is node's: packages run in browsers too"],
		['fs/promises', "fs/promises is node's: packages run in browsers too"],
	])('%s', (specifier, fault) => {
		expect(packageFault(san, 'index.ts', specifier)).toBe(fault);
	});

	it('lets the schema alone use zod', () => {
		const one = { name: '@x/core', published: true };
		expect(packageFault(one, 'rules', 'zod/mini')).toBeUndefined();
		expect(packageFault(one, 'board', 'zod/mini')).toBe('@x/core may not import zod here');
	});

	it('knows no package that core may import', async () => {
		expect(await core({ 'index.ts': `export * from '@x/fen';` })).toEqual([expect.stringContaining('@x/core may not import @x/fen')]);
	});
});

describe('inside core', () => {
	it('goes down, never up', () => {
		expect(folderFault('board', 'rules')).toBeUndefined();
		expect(folderFault('rules', 'board')).toContain('comes later');
	});

	it('keeps the interpreter from the rest of core', () => {
		expect(folderFault('engine.ts', 'reference')).toBeUndefined();
		expect(folderFault('testing', 'reference')).toBeUndefined();
		expect(folderFault('index.ts', 'compile.ts')).toContain('comes later');
		expect(folderFault('engine.ts', 'testing')).toContain('comes later');
	});

	it('wants a place for every folder', () => {
		expect(folderFault('cellar', 'rules')).toContain('no place in the order');
	});

	it('sees types and dynamic imports too', async () => {
		const faults = await core({
			'rules/types.ts': `import type { Board } from '../board/board.js';\nexport type Ruleset = Board;\nexport const late = () => import('../board/board.js');\n`,
			'board/board.ts': 'export interface Board { readonly size: number }\n',
		});
		expect(faults).toEqual([expect.stringContaining('rules/types.ts:1:'), expect.stringContaining('rules/types.ts:3:')]);
	});

	it('finds circles', async () => {
		const texts = (folder, word) => ({
			[`${folder}/a.ts`]: `export ${word}* from './b.js';\n`,
			[`${folder}/b.ts`]: `export * from './a.js';\n`,
		});
		expect(await core(texts('board', 'type '))).toEqual([]);
		expect(await core(texts('reference', ''))).toEqual([]);
		const faults = await core(texts('board', ''));
		expect(faults).toEqual([expect.stringMatching(/circle of imports: .*a\.ts → .*b\.ts → .*a\.ts/)]);
	});

	it('finds names of games and pieces, but not in comments nor in tests', async () => {
		const faults = await core({
			'board/a.ts': `// the king\nexport const ownKing = 1;\nexport const text = 'No rooks';\n`,
			'testing/chess.ts': `export const king = 'K';\n`,
			'rules/build/recipes.ts': 'export const pawn = 1;\n',
		});
		expect(faults).toEqual([expect.stringContaining("a.ts:2: 'king'"), expect.stringContaining("a.ts:3: 'rooks'")]);
	});

	it('finds what is of node, long files, console and leftovers', async () => {
		const faults = await core({
			'board/a.ts': 'export const home = process.env;\nconsole.log(home);\n',
			'board/b.ts': '// one\n'.repeat(401),
			'board/c.ts': `/** Longer than 400 lines: a table. */\n${'// one\n'.repeat(401)}`,
			'board/d.ts': `// ${'TO'}DO later\nexport const path = '/ho${'me'}/somebody/x';\n`,
		});
		expect(faults).toEqual([
			expect.stringContaining("a.ts:1: process is node's"),
			expect.stringContaining('a.ts:2: console'),
			expect.stringContaining('b.ts:401: 401 lines'),
			expect.stringContaining('d.ts:1: left over'),
			expect.stringContaining("d.ts:2: a path of somebody's machine"),
		]);
	});
});

describe('reading sources', () => {
	it('gives every import its line', () => {
		const text = `import a from 'one';\n\nexport { b } from './two.js';\nconst c = await import('three/four');\n`;
		expect(importsOf('/x/file.ts', text).map(({ line, specifier }) => `${line} ${specifier}`)).toEqual([
			'1 one',
			'3 ./two.js',
			'4 three/four',
		]);
	});

	it('tells types from what runs', () => {
		const text = `import type { A } from 'a'; import { type B } from 'b'; import { type C, d } from 'c'; import 'd'; export type * from 'e'; let f: import('f').F;`;
		expect(importsOf('/x/file.ts', text).flatMap(({ specifier, types }) => (types ? [specifier] : []))).toEqual(['a', 'b', 'e', 'f']);
	});

	it('knows the package of a specifier', () => {
		expect(['@x/games/ready/chess', 'zod/mini', 'zod'].map(packageOf)).toEqual(['@x/games', 'zod', 'zod']);
	});

	it('gives each circle once and passes over what is straight', () => {
		const graph = new Map([
			['a', ['b', 'c']],
			['b', ['d']],
			['c', ['d']],
			['d', ['c']],
		]);
		expect(circles(graph)).toEqual([['d', 'c', 'd']]);
	});

	it('splits names into words', () => {
		expect(wordsOf(`import x from './king.js'; const ownKing_two = 'half-move chess960';`, 'a.ts').map(({ word }) => word)).toEqual([
			'x',
			'own',
			'king',
			'two',
			'half',
			'move',
			'chess960',
		]);
	});

	it('tells a global from a property', () => {
		expect(globalsOf('const a = one.process.x; Buffer.from(b);', 'a.ts')).toEqual([{ name: 'Buffer', line: 1 }]);
	});
});
