import { posix } from 'node:path';
import { addressOf, itemOf, type Section, type SidebarItem, type SitePage } from '../page.js';
import { homePicture } from '../pictures.js';
import { previewOf } from '../preview.js';
import { markdownIn } from '../repository.js';
import { filePage, inOrder } from './file-page.js';

/** Pages under the headings that their setting `group` names; headings in the order of their first pages. */
const grouped = (pages: readonly SitePage[]): readonly SidebarItem[] => {
	const groups = new Map<string, SitePage[]>();
	for (const page of pages) {
		const name = String(page.settings?.group ?? '');
		groups.set(name, [...(groups.get(name) ?? []), page]);
	}
	return [...groups].flatMap(([text, members]) => (text === '' ? members.map(itemOf) : [{ text, items: members.map(itemOf) }]));
};

/** A section of pages that are written for this site: the files of a folder, listed on its first page. */
const ownSection = (path: string): Section => {
	const pages = inOrder(markdownIn(`apps/site/${path}`).map((file) => filePage(file, `${path}/${posix.basename(file, '.md')}`)));
	const intro = filePage(`apps/site/pages/${path}.md`, path);
	const list = grouped(pages).map((item) => {
		const links = (item.items ?? [item]).map(({ text, link }) => {
			const { description = '' } = pages.find((page) => addressOf(page.path) === link) ?? {};
			return `- [${text}](${link}): ${description}`;
		});
		return `${item.items === undefined ? '' : `## ${item.text}\n\n`}${links.join('\n')}\n`;
	});
	return {
		path,
		sidebar: [{ text: intro.title, link: addressOf(path), items: [] }, ...grouped(pages)],
		pages: [{ ...intro, text: `${intro.text}\n${list.join('\n')}` }, ...pages],
	};
};

/** The lessons: each ends in something to show. */
export const tutorialsSection = (): Section => ownSection('tutorials');

/** Short answers to questions, each a program that runs in the tests. */
export const cookbookSection = (): Section => ownSection('cookbook');

/** The first page. */
export const homeSection = (): Section => {
	const board = homePicture();
	return {
		path: '',
		sidebar: [],
		pages: [filePage('apps/site/pages/index.md', '')],
		pictures: new Map<string, string | Uint8Array>([
			['home.svg', board],
			['previews/site.png', previewOf(board)],
		]),
	};
};
