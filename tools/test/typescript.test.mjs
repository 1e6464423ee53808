import { expect, it } from 'vitest';
import { consumers } from '../typescript.mjs';

it('compiles entry points that need a library apart from the others', () => {
	expect(consumers(['@x/a', '@x/a/schema', '@x/b/schemas'])).toEqual([
		{ name: 'plain', lib: ['es2022'], code: `export * as entry0 from '@x/a';\nexport * as entry1 from '@x/b/schemas';\n` },
		{ name: 'dom', lib: ['es2022', 'dom'], code: `export * as entry0 from '@x/a/schema';\n` },
	]);
	expect(consumers(['@x/a']).map(({ name }) => name)).toEqual(['plain']);
});
