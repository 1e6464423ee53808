import { expect, it } from 'vitest';
import { descriptionOf, escaped, outsideCode, parseHead, shortened, titleOf } from '../src/markdown.js';

it('reads the settings of a file', () => {
	expect(parseHead('---\ntitle: Is it: mate?\naside: false\n---\n# A\n')).toEqual({
		settings: { title: 'Is it: mate?', aside: false },
		text: '# A\n',
	});
	expect(parseHead('# A\n').settings).toEqual({});
});

it('finds the title and the first paragraph', () => {
	const text = '# The `x` of [y](z.md)\n\n> Do not edit.\n\n```ts\nconst a = 1;\n```\n\nA *first* paragraph\nof two lines.\n';
	expect(titleOf(text)).toBe('The x of y');
	expect(descriptionOf(text)).toBe('A first paragraph of two lines.');
});

it('cuts a description at the end of a sentence or a word', () => {
	expect(shortened(`${'a'.repeat(80)}. ${'b'.repeat(100)}`)).toBe(`${'a'.repeat(80)}.`);
	expect(shortened('word '.repeat(40).trim())).toMatch(/word…$/);
});

it('changes no code', () => {
	expect(outsideCode('a\n```a\na\n```\na', (part) => part.toUpperCase())).toBe('A\n```a\na\n```\nA');
});

it('writes text that Markdown and templates show as it is', () => {
	expect(escaped('a_b {{c}}')).toBe('a&#95;b &#123;&#123;c&#125;&#125;');
});
