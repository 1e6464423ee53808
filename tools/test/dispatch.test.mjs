import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindTests } from '../dispatch.mjs';
import { root } from '../lib/workspace.mjs';

test('finds a test of the kind of a node by `in`, and leaves other unions alone', () => {
	const folder = mkdtempSync(join(root, 'node_modules/.dispatch-'));
	try {
		const file = join(folder, 'sample.ts');
		writeFileSync(
			file,
			[
				"import type { Cond, Path } from '../../packages/core/src/rules/types.js';",
				"export const lands = (path: Path): boolean => 'do' in path && 'land' in path.do;",
				"export const inner = <T extends Cond>(cond: T): boolean => 'not' in cond;",
				"export const other = (value: { readonly do: string } | { readonly go: string }): boolean => 'do' in value;",
			].join('\n'),
		);
		expect(kindTests([file]).map((fault) => fault.replace(/^.*sample\.ts:/, ''))).toEqual([
			"2: 'do' in path",
			"2: 'land' in path.do",
			"3: 'not' in cond",
		]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
