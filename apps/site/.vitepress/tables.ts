import type { MarkdownRenderer } from 'vitepress';

/** Writes the empty heads of tables as cells: a head without words tells a screen reader nothing. */
export const headless = (md: MarkdownRenderer): void => {
	md.core.ruler.push('headless', ({ tokens }) => {
		for (const [index, token] of tokens.entries()) {
			if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') continue;
			token.tag = 'td';
			tokens[index + 2]!.tag = 'td';
		}
	});
};
