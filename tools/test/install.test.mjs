import { describe, expect, it } from 'vitest';
import { installed } from '../install/managers.mjs';
import { needsOf, readmeFaults } from '../install/needs.mjs';
import { USES } from '../install/uses.mjs';
import { closure, typeErrors } from '../install.mjs';
import { inTemporaryFolder, published } from '../lib/workspace.mjs';
import { write } from './workspace.mjs';

const modules = (texts) => Object.fromEntries(Object.entries(texts).map(([path, text]) => [`node_modules/${path}`, text]));

/** A notation whose declarations of one entry point need a peer. */
const notation = modules({
	'@x/a/package.json': JSON.stringify({
		name: '@x/a',
		version: '1.0.0',
		type: 'module',
		dependencies: { '@x/diagnostics': '^1.0.0' },
		peerDependencies: { '@x/core': '>=0.1.0 <1.0.0' },
		peerDependenciesMeta: { '@x/core': { optional: true } },
		exports: {
			'.': { types: './index.d.ts', default: './index.js' },
			'./convert': { types: './convert.d.ts', default: './convert.js' },
			'./play': { types: './play.d.ts', default: './play.js' },
		},
	}),
	'@x/a/index.js': "import { render } from '@x/diagnostics';\n/** import { a } from '@x/core' */\nexport const parse = render;",
	'@x/a/index.d.ts': 'export declare const parse: (text: string) => string;',
	'@x/a/convert.js': "export { parse } from './index.js';",
	'@x/a/convert.d.ts': "export * from './chunk.js';",
	'@x/a/chunk.d.ts': "import { Setup } from '@x/core';\nexport declare const convert: () => Setup;",
	'@x/a/play.js': "import { legal } from '@x/core/engine';\nexport const play = legal;",
	'@x/a/play.d.ts': "import { Move } from '@x/core';\nexport declare const play: () => Move;",
});

describe('what an entry point needs', () => {
	it('is found in its files, comments apart', () =>
		inTemporaryFolder((dir) => {
			write(dir, notation);
			const needs = needsOf(`${dir}/node_modules/@x/a`, () => ({}));
			expect([...needs]).toEqual([
				['@x/a', { run: [], types: [] }],
				['@x/a/convert', { run: [], types: ['@x/core'] }],
				['@x/a/play', { run: ['@x/core'], types: [] }],
			]);
			const rows = ['| `@x/a` | nothing |', '| `@x/a/convert` | `@x/core`, for its types only |', '| `@x/a/play` | `@x/core` |'];
			expect(readmeFaults(`# a\n\n## Install\n\n${rows.join('\n')}\n\n## Use\n`, needs)).toEqual([]);
			expect(readmeFaults(`# a\n\n## Install\n\n${rows[0]}\n| \`@x/a/play\` | nothing |\n\n## Use\n\n${rows[1]}`, needs)).toEqual([
				`Expected this line in the table of the section Install: ${rows[1]}`,
				`Expected this line in the table of the section Install: ${rows[2]}`,
				'Not so, in the table of the section Install: | `@x/a/play` | nothing |',
			]);
		}));

	it('includes the peers that a peer requires', () =>
		inTemporaryFolder((dir) => {
			write(dir, notation);
			const needs = needsOf(`${dir}/node_modules/@x/a`, (name) => (name === '@x/core' ? { peerDependencies: { zod: '4' } } : {}));
			expect(needs.get('@x/a/play')).toEqual({ run: ['@x/core', 'zod'], types: [] });
		}));
});

it('finds declarations that do not compile where a package is installed alone', () =>
	inTemporaryFolder((dir) => {
		write(dir, { 'package.json': '{ "type": "module" }', ...notation });
		expect(typeErrors(dir, ['@x/a'])).toEqual([]);
		expect(typeErrors(dir, ['@x/a/convert'])).toEqual([expect.stringMatching(/^@x\/a\/chunk\.d\.ts:1: Cannot find module '@x\/core'/)]);
	}));

it('lists each copy of an installed package, without the packages inside it', () =>
	inTemporaryFolder((dir) => {
		write(dir, { ...modules({ '@x/a/package.json': '{"name":"@x/a"}', '@x/a/a.js': '12345', 'b/package.json': '{"name":"b"}' }) });
		write(dir, { ...modules({ 'b/node_modules/@x/a/package.json': '{"name":"@x/a"}' }) });
		expect(installed(dir).map(({ name, bytes, files }) => [name, bytes, files])).toEqual([
			['@x/a', 20, 2],
			['@x/a', 15, 1],
			['b', 12, 1],
		]);
	}));

it('expects dependencies and required peers, but no optional ones', () => {
	const manifests = new Map(
		Object.entries({
			a: { dependencies: { b: '1' }, peerDependencies: { c: '1', zod: '4' }, peerDependenciesMeta: { zod: { optional: true } } },
			c: { dependencies: { d: '1' } },
		}),
	);
	expect(closure(['a'], manifests)).toEqual(['a', 'b', 'c', 'd']);
});

it('has a use for every published package', () => {
	expect(Object.keys(USES).sort()).toEqual(published().map(({ name }) => name));
});
