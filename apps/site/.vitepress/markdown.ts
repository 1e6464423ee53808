import { createCssVariablesTheme } from 'shiki/core';
import type { MarkdownOptions } from 'vitepress';
import { headless } from './tables.js';

/** The anchor of a heading, as on GitHub and npm: links in READMEs lead to the same place everywhere. */
const slugify = (heading: string): string =>
	heading
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replace(/\s/g, '-');

/** Languages that the highlighter does not know: notations, shown as they are. */
const PLAIN = /^(?:fen|pgn|variants)\b/;

export const markdown: MarkdownOptions = {
	// Its colours are in theme/code.css.
	theme: createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' }),
	anchor: { slugify },
	config: (md) => {
		headless(md);
		const { highlight } = md.options;
		md.options.highlight = (code, language, attributes) => highlight?.(code, language.replace(PLAIN, 'txt'), attributes) ?? '';
	},
};
