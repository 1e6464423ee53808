import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circles, knots } from '../layers/circles.mjs';
import { importsOf } from '../layers/imports.mjs';
import { lengthsOf } from '../layers/lengths.mjs';
import { MAY_NAME_GAMES, ONLY } from '../layers/order.mjs';
import { globalsOf, wordsOf } from '../layers/words.mjs';
import { layers } from '../layers.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { manifest, write } from './workspace.mjs';

const faultsIn = (texts) =>
	inTemporaryFolder(async (dir) => {
		write(dir, texts);
		return (await layers(dir)).report.faults;
	});

const core = (texts) =>
	faultsIn({
		'packages/core/package.json': manifest('@x/core'),
		...Object.fromEntries(Object.entries(texts).map(([path, text]) => [`packages/core/src/${path}`, text])),
	});

/**
 * The faults of one file of @x/san, next to a core and a fen.
 *
 * @param {string} text
 * @param {{ path?: string, dependencies?: Record<string, string>, name?: string }} [options]
 */
const san = (text, { path = 'more.ts', dependencies = { '@x/core': 'workspace:*', zod: '4' }, name = '@x/san' } = {}) =>
	inTemporaryFolder(async (dir) => {
		write(dir, {
			'packages/core/package.json': manifest('@x/core', { '.': 'index' }),
			'packages/core/src/index.ts': 'export const core = 1;\n',
			'packages/fen/package.json': manifest('@x/fen'),
			'packages/fen/src/index.ts': 'export const fen = 1;\n',
			'packages/san/package.json': JSON.stringify({ ...JSON.parse(manifest(name)), dependencies }),
			'packages/san/src/index.ts': 'export const own = 1;\n',
			'packages/san/src/other.ts': 'export const other = 1;\n',
			[`packages/san/src/${path}`]: text,
		});
		const linked = join(dir, 'packages/san/node_modules/@x');
		mkdirSync(linked, { recursive: true });
		symlinkSync(join(dir, 'packages/core'), join(linked, 'core'));
		return (await layers(dir)).report.faults;
	});

describe('between packages', () => {
	it.each([
		[`export * from '@x/core';`, undefined],
		[`export * from '@x/core/games/chess';`, undefined],
		[`export * from './other.js';`, undefined],
		[`export * from '@x/fen';`, '@x/san may not import it'],
		[`export type { fen } from '@x/fen';`, '@x/san may not import it'],
		[`export const fen = import('@x/fen');`, '@x/san may not import it'],
		[`export * from '@x/san';`, '@x/san imports itself by name'],
		[`export * from '../../core/src/index.js';`, 'leaves the package by a relative path'],
		[`export * from './missing.js';`, 'cannot be found'],
		[`export * from 'zod';`, 'zod may be imported from'],
		[`export * from 'zod/mini';`, 'zod may be imported from'],
		[`export * from 'lodash';`, 'is a library that no package may import'],
		[`export * from 'node:fs';`, 'is a module of node'],
		[`export * from 'fs/promises';`, 'is a module of node'],
	])('%s', async (text, fault) => {
		expect(await san(text)).toEqual(fault === undefined ? [] : [expect.stringMatching(fault)]);
	});

	it('lets the schema alone use zod', async () => {
		expect(await san(`export * from 'zod/mini';`, { path: 'schema.ts' })).toEqual([]);
	});

	it('asks for what the manifest declares', async () => {
		expect(await san(`export * from '@x/core';`, { dependencies: { '@x/core': '', zod: '' } })).toEqual([]);
		expect(await san(`export * from '@x/core';`, { dependencies: {} })).toEqual([
			expect.stringContaining('the package.json of @x/san does not declare it'),
		]);
	});

	it('lets a published package import an unpublished one that is bundled into it', async () => {
		const withJobs = (field) =>
			faultsIn({
				'packages/jobs/package.json': JSON.stringify({ ...JSON.parse(manifest('@x/jobs')), private: true }),
				'packages/jobs/src/index.ts': `export * from 'node:fs';\n`,
				'packages/cli/package.json': JSON.stringify({ ...JSON.parse(manifest('@x/cli')), [field]: { '@x/jobs': 'workspace:*' } }),
				'packages/cli/src/index.ts': `export * from '@x/jobs';\n`,
			});
		expect(await withJobs('devDependencies')).toEqual([]);
		expect(await withJobs('none')).toEqual([expect.stringContaining('the package.json of @x/cli does not declare it')]);
	});

	it('lets the command line alone use modules of node', async () => {
		expect(await san(`export * from 'node:fs';\nconsole.log(process.argv);`, { name: '@x/cli' })).toEqual([]);
	});

	it('lets the folders of an optional peer alone use it, and nothing else use these folders but by a dynamic import', async () => {
		const name = '@x/board';
		expect(await san(`export { core } from '@x/core';`, { name, path: 'game/view.ts' })).toEqual([]);
		for (const text of [`export { core } from '@x/core';`, `export type { core } from '@x/core';`])
			expect(await san(text, { name })).toEqual([expect.stringContaining('only the folders game, readers of @x/board may import it')]);
		expect(await san(`export * from '@x/fen';`, { name, path: 'game/view.ts' })).toContainEqual(
			expect.stringContaining('only the folders readers of @x/board may import it'),
		);
		const folder = (index, view = 'export const view = 1;') =>
			faultsIn({
				'packages/board/package.json': JSON.stringify({ name }),
				'packages/board/src/index.ts': `${index}\n`,
				'packages/board/src/game/view.ts': `${view}\n`,
				'packages/board/src/readers/read.ts': `export const read = 1;\n`,
			});
		expect(await folder(`export * from './game/view.js';`)).toEqual([
			expect.stringContaining('the folder game needs optional packages: @x/core'),
		]);
		expect(await folder(`export const load = () => import('./readers/read.js');`)).toEqual([]);
		expect(await folder(`export * from './readers/read.js';`)).toHaveLength(1);
	});

	it('keeps the text half of a notation from core, types included', async () => {
		expect(await san(`export * from './other.js';`, { path: 'text-only.ts' })).toEqual([]);
		expect(await san(`export type * from '@x/core';`, { path: 'text-only.ts' })).toEqual([
			expect.stringContaining('needs @x/diagnostics and no other package'),
		]);
	});

	it('refuses circles of packages, development dependencies included', async () => {
		const of = (name, dependencies) => JSON.stringify({ name, ...dependencies });
		const faults = await faultsIn({
			'packages/core/package.json': of('@x/core', { devDependencies: { '@x/fen': '' } }),
			'packages/core/src/index.ts': '',
			'packages/fen/package.json': of('@x/fen', { peerDependencies: { '@x/core': '' } }),
		});
		expect(faults).toEqual([expect.stringContaining('@x/core → @x/fen → @x/core')]);
	});

	it('wants a place for every package', async () => {
		expect(await san('', { name: '@x/cellar' })).toEqual(['@x/cellar has no place in tools/layers/order.mjs']);
	});
});

describe('inside core', () => {
	it('goes down, never up', async () => {
		const faults = await core({
			'board/a.ts': `export * from '../rules/b.js';\n`,
			'rules/b.ts': 'export const b = 1;\n',
			'rules/c.ts': `export * from '../board/a.js';\n`,
		});
		expect(faults).toEqual([expect.stringMatching(/^packages\/core\/src\/rules\/c\.ts:1: .* comes later in the order$/)]);
	});

	it('keeps some folders to their users', async () => {
		const faults = await core({
			'reference/a.ts': 'export const a = 1;\n',
			[`${ONLY.reference[0]}/b.ts`]: `export * from '../reference/a.js';\n`,
			'board/c.ts': `export * from '../reference/a.js';\n`,
		});
		expect(faults).toContainEqual(expect.stringMatching(/board\/c\.ts:1: .*only .* may import reference$/));
		expect(faults.filter((fault) => !fault.includes('board/c.ts'))).toEqual([]);
	});

	it('lets all name the types of the kernel', async () => {
		const faults = await core({
			'engines/general/kernel.ts': 'export interface Kernel {}\nexport const kernel = 1;\n',
			'board/a.ts': `export type { Kernel } from '../engines/general/kernel.js';\n`,
			'board/b.ts': `export { kernel } from '../engines/general/kernel.js';\n`,
		});
		expect(faults).toEqual([expect.stringMatching(/board\/b\.ts:1: .* comes later/)]);
	});

	it('wants a place for every folder', async () => {
		expect(await core({ 'cellar/a.ts': 'export const a = 1;\n' })).toEqual([expect.stringContaining('no place in the order')]);
	});

	it('sees types and dynamic imports too', async () => {
		const faults = await core({
			'rules/types.ts': `import type { Board } from '../board/board.js';\nexport type Ruleset = Board;\n`,
			'rules/late.ts': `export const late = () => import('../board/board.js');\n`,
			'rules/type.ts': `export let type: import('../board/board.js').Board;\n`,
			'board/board.ts': 'export interface Board { readonly size: number }\n',
		});
		expect(faults).toEqual(['late', 'type', 'types'].map((file) => expect.stringContaining(`rules/${file}.ts:1:`)));
	});

	it('finds circles, also of types', async () => {
		const texts = (folder, word) => ({
			[`${folder}/a.ts`]: `export ${word}* from './b.js';\n`,
			[`${folder}/b.ts`]: `export * from './a.js';\n`,
		});
		for (const word of ['', 'type ']) {
			const faults = await core(texts('board', word));
			expect(faults).toContainEqual(expect.stringMatching(/circle of imports: .*a\.ts → .*b\.ts → .*a\.ts/));
		}
	});

	it('finds names of games and pieces, but not in comments nor in folders that may name them', async () => {
		const faults = await core({
			'board/a.ts': `// the king\nexport const ownKing = 1;\nexport const text = 'No rooks';\n`,
			[`${MAY_NAME_GAMES.at(-1)}/chess.ts`]: `export const king = 'K';\n`,
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
			expect.stringContaining('d.ts:1: unfinished'),
			expect.stringContaining('d.ts:2: an absolute path of one machine'),
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

	it('gives each circle once and passes over what is straight', () => {
		const graph = new Map([
			['a', ['b', 'c']],
			['b', ['d']],
			['c', ['d']],
			['d', ['c']],
		]);
		expect(circles(graph)).toEqual([['d', 'c', 'd']]);
		expect([...knots(graph).keys()].sort()).toEqual(['c', 'd']);
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

describe('the length of functions and interfaces', () => {
	const statements = (count) => 'f();\n'.repeat(count);
	const members = (count, type) => Array.from({ length: count }, (_, index) => `m${index}: ${type};`).join('\n');

	it.each([
		['a function of 60 lines', `function short() {\n${statements(58)}}`, undefined],
		['a function of 61 lines', `function long() {\n${statements(59)}}`, '`long` has 61 lines'],
		['a method', `class A {\nlong() {\n${statements(70)}}\n}`, '`long` has 72 lines'],
		['a constructor', `class A {\nconstructor() {\n${statements(70)}}\n}`, 'constructor has 72 lines'],
		['a constant', `const long = () => {\n${statements(70)}};`, '`long` has 72 lines'],
		['comments and blank lines', `function short() {\n${'// why\n\n'.repeat(60)}}`, undefined],
		[
			'functions inside a function',
			`function outer() {\nreturn {\na() {\n${statements(50)}},\nb() {\n${statements(50)}},\n};\n}`,
			undefined,
		],
		['a reason', `/** Longer than 60 lines: one table. */\nfunction long() {\n${statements(70)}}`, undefined],
		['a reason at a constant', `// Longer than 60 lines: one table.\nexport const long = () => {\n${statements(70)}};`, undefined],
		[
			'the reason of another function',
			`/** Longer than 60 lines: one table. */\nf();\nfunction long() {\n${statements(70)}}`,
			'`long` has 72 lines',
		],
		['an interface of data', `interface Data {\n${members(20, 'number')}\n}`, undefined],
		['an interface with a function', `interface Wide {\n${members(15, 'number')}\nf(): void;\n}`, '`Wide` has 16 members'],
		['a reason at an interface', `/** More than 15 members: … */\ninterface Wide {\n${members(16, '() => void')}\n}`, undefined],
	])('%s', (_, text, fault) => {
		expect(lengthsOf(text, 'a.ts').map(({ what }) => what)).toEqual(fault === undefined ? [] : [expect.stringContaining(fault)]);
	});
});
