import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelText, sitemap } from './indexes.js';
import { Links } from './links.js';
import { kept } from './made.js';
import { errorsSection } from './makers/errors.js';
import { guidesSection } from './makers/guides.js';
import { cookbookSection, homeSection, tutorialsSection } from './makers/own.js';
import { packagesSection } from './makers/packages.js';
import type { Section, SitePage } from './page.js';
import { siteFolder } from './repository.js';
import { writeFolder } from './write.js';

/** The folder that VitePress reads. */
const FOLDER = join(siteFolder, 'generated/pages');

/** Files that are served as they are. */
const PUBLIC = join(siteFolder, 'public');

/** A page as VitePress reads it: its settings as JSON, which is YAML, then its text. */
const fileOf = ({ title, description, text, settings = {}, source }: SitePage): string => {
	const { order: _, group: __, ...rest } = settings;
	const heading = /^# /m.test(text) || rest.layout !== undefined ? '' : `# ${title}\n\n`;
	return `---\n${JSON.stringify({ ...rest, title, description, ...(source !== undefined && { source }) })}\n---\n\n${heading}${text}`;
};

/** All sections of the site, in the order of the bar. */
const sections = (): readonly Section[] => [
	homeSection(),
	tutorialsSection(),
	cookbookSection(),
	guidesSection(),
	packagesSection(kept('reference')),
	kept('rules'),
	kept('fbr'),
	kept('reference'),
	errorsSection(),
];

/**
 * Writes the pages of the site into `generated`, with their sidebars.
 *
 * @throws Error for links that lead to nothing.
 */
export const generate = (): void => {
	const all = sections();
	const pages = all.flatMap((section) => section.pages);
	const links = new Links(pages);
	const files = new Map<string, string | Uint8Array>();
	const linked = all.map((section) => ({ ...section, pages: section.pages.map((page) => ({ ...page, text: links.rewritten(page) })) }));
	for (const page of linked.flatMap((section) => section.pages)) files.set(join(page.path, 'index.md'), fileOf(page));
	files.set('public/sitemap.xml', sitemap(pages));
	files.set('public/llms.txt', modelText(linked));
	for (const name of readdirSync(PUBLIC)) files.set(`public/${name}`, readFileSync(join(PUBLIC, name)));
	for (const [name, picture] of all.flatMap(({ pictures = [] }) => [...pictures])) files.set(`public/pictures/${name}`, picture);
	const sidebars = all.filter(({ path }) => path !== '').map(({ path, sidebar }) => [`/${path}/`, sidebar]);
	files.set('sidebars.json', `${JSON.stringify(Object.fromEntries(sidebars), undefined, '\t')}\n`);
	if (links.faults.length > 0) throw new Error(`Dead links:\n${links.faults.join('\n')}`);
	writeFolder(FOLDER, files);
};
