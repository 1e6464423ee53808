import { descriptionOf, parseHead, plain, shortened, titleOf } from '../markdown.js';
import type { SitePage } from '../page.js';
import { read } from '../repository.js';

/** The page that shows a Markdown file. Its settings `title` and `description` come before those that its text gives. */
export const filePage = (source: string, path: string, given: Partial<SitePage> = {}): SitePage => {
	const { settings, text } = parseHead(read(source));
	const { title = titleOf(text) ?? path, description = descriptionOf(text), ...rest } = settings;
	return { path, title: String(title), description: String(description), text, source, settings: rest, ...given };
};

/** A description that a manifest gives. */
export const said = (text: string): string => shortened(plain(text));

/** Pages in the order of their setting `order`, then by their titles. */
export const inOrder = (pages: readonly SitePage[]): readonly SitePage[] => {
	const rank = ({ settings }: SitePage): number => Number(settings?.order ?? 1000);
	return [...pages].sort((a, b) => rank(a) - rank(b) || (a.title < b.title ? -1 : 1));
};
