import { join } from 'node:path';
import { expect, it } from 'vitest';
import { difference, exportsOf, programOf, surfaceOf } from '../exports.mjs';
import { inTemporaryFolder, packages } from '../lib/workspace.mjs';
import { manifest, write } from './workspace.mjs';

it('names values and types of every entry point', () =>
	inTemporaryFolder((dir) => {
		write(dir, {
			'packages/a/package.json': manifest('@x/a', { '.': 'index', './more': 'more' }),
			'packages/a/src/index.ts': `export * from './more.js';\nexport type { Only } from './types.js';\nexport class Thing {}\n`,
			'packages/a/src/more.ts': `export const call = (): number => 1;\nexport const list: readonly string[] = [];\nexport function old(): void {}\n`,
			'packages/a/src/types.ts': 'export class Only {}\n',
		});
		const [one] = packages(dir);
		const program = programOf([join(dir, 'packages/a/src/index.ts'), join(dir, 'packages/a/src/more.ts')]);
		expect(surfaceOf(program, one)).toBe(
			'# @x/a\ntype Only\nclass Thing\nfunction call\nconst list\nfunction old\n\n# @x/a/more\nfunction call\nconst list\nfunction old\n',
		);
		expect(exportsOf(program, join(dir, 'missing.ts'))).toEqual([]);
	}));

it('tells what went and what came, with its entry point', () => {
	expect(difference('# @x/a\nconst one\nconst two\n', '# @x/a\nconst one\n\n# @x/a/b\nconst two\n')).toEqual([
		'- @x/a: const two',
		'+ # @x/a/b',
		'+ @x/a/b: const two',
	]);
	expect(difference('# @x/a\nconst one\n', '# @x/a\nconst one\n')).toEqual([]);
});
