import { outsideCode } from './markdown.js';
import { addressOf, type Section, type SitePage } from './page.js';
import { origin } from './repository.js';

/** The addresses of all pages, for search engines. Without the server's name they are paths. */
export const sitemap = (pages: readonly SitePage[]): string => {
	const urls = pages.map(({ path }) => `\t<url><loc>${origin}${addressOf(path)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** The sections whose text a language model needs to write programs; the others are in the list alone. */
const WHOLE = new Set(['', 'tutorials', 'cookbook', 'packages', 'reference']);

/** Code between backticks, or what only a browser shows: tags of the page's layout, anchors, the ids of headings. */
const CODE_OR_TAG = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<\/?(?:div|p|HomeBoard)\b[^>]*>\n*|<a id="[^"]*"><\/a>| \{#[^}]*\}$/gm;

/** A page without what only a browser shows. Code stays as it is. */
const plainText = (text: string): string =>
	outsideCode(text, (prose) => prose.replace(CODE_OR_TAG, (part) => (part.startsWith('`') ? part : '')));

/** The site as one text, as language models read it: a list of all pages, then the packages and the whole reference. */
export const modelText = (sections: readonly Section[]): string => {
	const lists = sections.map(({ path, pages }) => {
		const lines = pages.map((page) => `- [${page.title}](${origin}${addressOf(page.path)}): ${page.description}`);
		return `## ${pages[0]?.title ?? path}\n\n${lines.join('\n')}\n`;
	});
	const whole = sections.filter(({ path }) => WHOLE.has(path)).flatMap(({ pages }) => pages);
	return [
		'# @x\n',
		`> ${sections[0]!.pages[0]!.description}\n`,
		...lists,
		'---\n',
		...whole.map(({ text, path }) => `<!-- ${addressOf(path)} -->\n\n${plainText(text).trim()}\n`),
	].join('\n');
};
