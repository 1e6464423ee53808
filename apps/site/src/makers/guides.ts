import { posix } from 'node:path';
import { itemOf, type Section, type SitePage } from '../page.js';
import { markdownIn } from '../repository.js';
import { filePage, inOrder } from './file-page.js';

/** Folders below `docs` that are sections of their own, or not for readers. */
const ELSEWHERE = /^docs\/(?:api|errors)\//;

const isChange = ({ path }: SitePage): boolean => path.startsWith('guides/from-');

/** The guides: every Markdown file of `docs`. */
export const guidesSection = (): Section => {
	const files = markdownIn('docs').filter((file) => !ELSEWHERE.test(file));
	const pages = inOrder(files.map((file) => filePage(file, `guides/${posix.basename(file, '.md')}`)));
	const first = filePage('apps/site/pages/guides.md', 'guides');
	return {
		path: 'guides',
		sidebar: [
			{ text: 'Guides', link: '/guides/', items: pages.filter((page) => !isChange(page)).map(itemOf) },
			{ text: 'From another library', items: pages.filter(isChange).map(itemOf) },
		],
		pages: [first, ...pages],
	};
};
