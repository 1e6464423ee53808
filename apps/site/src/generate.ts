import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Links } from './links.js';
import { errorsSection } from './makers/errors.js';
import { guidesSection } from './makers/guides.js';
import { cookbookSection, homeSection, tutorialsSection } from './makers/own.js';
import { packagesSection } from './makers/packages.js';
import type { Section, SitePage } from './page.js';
import { writeFolder } from './write.js';

/** The folder that VitePress reads. */
const FOLDER = join(import.meta.dirname, '../generated');

/** Files that are served as they are. */
const PUBLIC = join(import.meta.dirname, '../public');

/** A page as VitePress reads it: its settings as JSON, which is YAML, then its text. */
const fileOf = ({ title, description, settings = {}, source }: SitePage, text: string): string => {
	const { order: _, group: __, ...rest } = settings;
	const heading = /^# /m.test(text) || rest.layout !== undefined ? '' : `# ${title}\n\n`;
	return `---\n${JSON.stringify({ ...rest, title, description, ...(source !== undefined && { source }) })}\n---\n\n${heading}${text}`;
};

/** All sections of the site, in the order of the bar. */
const sections = async (): Promise<readonly Section[]> => [
	homeSection(),
	tutorialsSection(),
	cookbookSection(),
	guidesSection(),
	packagesSection(),
	errorsSection(),
];

/**
 * Writes the pages of the site into `generated`, with their sidebars.
 *
 * @throws Error for links that lead to nothing.
 */
export const generate = async (): Promise<void> => {
	const all = await sections();
	const pages = all.flatMap((section) => section.pages);
	const links = new Links(pages);
	const files = new Map<string, string | Uint8Array>();
	for (const page of pages) files.set(join(page.path, 'index.md'), fileOf(page, links.rewritten(page)));
	for (const name of readdirSync(PUBLIC)) files.set(`public/${name}`, readFileSync(join(PUBLIC, name)));
	for (const [name, picture] of all.flatMap(({ pictures = [] }) => [...pictures])) files.set(`public/pictures/${name}`, picture);
	const sidebars = all.filter(({ path }) => path !== '').map(({ path, sidebar }) => [`/${path}/`, sidebar]);
	files.set('sidebars.json', `${JSON.stringify(Object.fromEntries(sidebars), undefined, '\t')}\n`);
	if (links.faults.length > 0) throw new Error(`Dead links:\n${links.faults.join('\n')}`);
	writeFolder(FOLDER, files);
};
