import { expect, it } from 'vitest';
import { consumers, pages } from '../typescript.mjs';

it('compiles entry points that need a library apart from the others', () => {
	expect(consumers(['@x/a', '@x/a/schema', '@x/b/schemas'])).toEqual([
		{ name: 'plain', lib: ['es2022'], code: `export * as entry0 from '@x/a';\nexport * as entry1 from '@x/b/schemas';\n` },
		{ name: 'dom', lib: ['es2022', 'dom'], code: `export * as entry0 from '@x/a/schema';\n` },
	]);
	expect(consumers(['@x/a']).map(({ name }) => name)).toEqual(['plain']);
});

it('compiles entry points of frameworks in the programs of pages, with the line of the page on frameworks', () => {
	expect(consumers(['@x/board/react', '@x/board/vue', '@x/board/svelte'])).toEqual([]);
	expect(pages('```jsx\n<x-board label="x" />\n```\n', 'recipe')).toMatchObject({
		'recipe.ts': 'recipe',
		'react.tsx': expect.stringContaining('export const board = (\n<x-board label="x" />\n);'),
	});
	expect(() => pages('```jsx\n<Board />\n```\n', '')).toThrow('no line for React');
});
