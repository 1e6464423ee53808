import { expect, it } from 'vitest';
import { modelText } from '../src/indexes.js';
import type { SitePage } from '../src/page.js';

const textOf = (text: string): string => {
	const page: SitePage = { path: '', title: 'Start', description: 'What it is.', text };
	return modelText([{ path: '', pages: [page], sidebar: [] }]).split('<!-- / -->\n\n')[1]!;
};

it('leaves out what only a browser shows', () => {
	expect(textOf('# A {#a}\n\n<div class="x">\n\n<a id="b"></a>Text <p>here</p>.\n\n</div>\n')).toBe('# A\n\nText here.\n');
});

it.each([
	['a block', '```html\n<p id="status"></p>\n<div id="board"></div>\n# A {#a}\n```\n'],
	['a block in a list', '- One:\n\n  ```html\n  <p id="status"></p>\n  ```\n'],
	['a span', 'Put it into `<div id="board">` or ``<p title="`">``.\n'],
	['a span at the end of a line', 'The id of a heading is written ` {#a}`\n'],
])('keeps the tags in %s of code', (_, text) => {
	expect(textOf(text)).toBe(text);
});
