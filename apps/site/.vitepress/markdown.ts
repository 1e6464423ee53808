import type { MarkdownOptions } from 'vitepress';

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
	theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
	anchor: { slugify },
	config: (md) => {
		const { highlight } = md.options;
		md.options.highlight = (code, language, attributes) => highlight?.(code, language.replace(PLAIN, 'txt'), attributes) ?? '';
	},
};
