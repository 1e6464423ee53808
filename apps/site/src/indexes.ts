import { addressOf, type Section, type SitePage } from './page.js';
import { origin } from './repository.js';

/** The addresses of all pages, for search engines. Without the server's name they are paths. */
export const sitemap = (pages: readonly SitePage[]): string => {
	const urls = pages.map(({ path }) => `\t<url><loc>${origin}${addressOf(path)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** The sections whose text a language model needs to write programs; the others are in the list alone. */
const WHOLE = new Set(['', 'tutorials', 'cookbook', 'packages', 'reference']);

/** A page without what only a browser shows. */
const plainText = (text: string): string =>
	text
		.replace(/<\/?(?:div|p|HomeBoard)\b[^>]*>\n*/g, '')
		.replace(/<a id="[^"]*"><\/a>/g, '')
		.replace(/ \{#[^}]*\}$/gm, '');

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
