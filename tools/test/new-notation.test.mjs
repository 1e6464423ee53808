import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environment, run } from '../lib/run.mjs';
import { inTemporaryFolder, root } from '../lib/workspace.mjs';
import { nameFault, newNotation } from '../new-notation.mjs';

const COPIED = [
	'.changeset/config.json',
	'biome.json',
	'package.json',
	'packages/board/scripts',
	'packages/diagnostics',
	'packages/plane/scripts',
	'packages/plane/src',
	'tools',
	'tsconfig.base.json',
	'vitest.shared.ts',
];

describe('a new notation', () => {
	it('needs a name of its own', () => {
		expect(nameFault(undefined)).toMatch('Expected a name');
		expect(nameFault('Pgn')).toMatch('lower case');
		expect(nameFault('feen')).toBe('packages/feen exists already.');
		expect(nameFault('a-new-one')).toBe(undefined);
	});

	it('compiles, passes its tests, keeps the format, and says the truth in its README', () =>
		inTemporaryFolder(async (dir) => {
			const filter = (path) => !/[\\/](?:node_modules|dist|reports|\.turbo)$/.test(path);
			for (const path of COPIED) cpSync(join(root, path), join(dir, path), { recursive: true, filter });
			symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
			symlinkSync(join(root, 'packages/board/node_modules'), join(dir, 'packages/board/node_modules'), 'junction');
			const written = await newNotation('tiny-notes', dir);
			expect(written).toContain('packages/tiny-notes/src/tiny-notes.ts');
			for (const path of written) expect(readFileSync(join(dir, path), 'utf8')).not.toMatch(/notation-name|NotationName/);
			const one = join(dir, 'packages/tiny-notes');
			mkdirSync(join(one, 'node_modules/@x'), { recursive: true });
			symlinkSync(join(dir, 'packages/diagnostics'), join(one, 'node_modules/@x/diagnostics'), 'junction');

			const order = await import(join(dir, 'tools/layers/order.mjs'));
			expect(order.PACKAGES['@x/tiny-notes']).toEqual(['@x/diagnostics']);
			const { USES } = await import(join(dir, 'tools/install/uses.mjs'));
			expect(USES['@x/tiny-notes'].prints).toBe('e4 e5');
			expect(existsSync(join(dir, '.changeset/first-tiny-notes.md'))).toBe(true);

			const env = environment({}, root);
			const programs = [
				['tsc', '-p', one],
				['vitest', 'run', '--root', one],
				['biome', 'ci', '--error-on-warnings', one],
				['node', join(dir, 'tools/docs.mjs'), 'tiny-notes'],
			];
			const results = await Promise.all(programs.map(([program, ...args]) => run(program, args, { cwd: dir, env })));
			for (const { code, output } of results) expect(code, output).toBe(0);
			// The README and the examples of four functions.
			expect(results[3]?.output).toMatch(/5 sessions, \d\d claims/);
		}));
});
