import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withDiagrams } from '../grammar/railroad.js';
import { addressOf, itemOf, type Section, type SidebarItem, type SitePage } from '../page.js';
import { markdownIn, type PackageFolder, packageFolders, root } from '../repository.js';
import { filePage, inOrder, said } from './file-page.js';

/** The pages of one package: its README with links to the reference of its entries, and every Markdown file of its folders `docs` and `recipes`. */
const pagesOf = (
	{ name, short, description }: PackageFolder,
	entries: readonly string[],
): { readonly first: SitePage; readonly rest: readonly SitePage[] } => {
	const folder = `packages/${short}`;
	const readme = filePage(`${folder}/README.md`, folder, { title: name, description: said(description) });
	const links = entries.map((entry) => `[\`${entry}\`](${addressOf(entry.replace('@x', 'reference'))})`);
	const first = links.length === 0 ? readme : { ...readme, text: `${readme.text}\n## Reference\n\n${links.join(' · ')}\n` };
	const files = ['docs', 'recipes'].filter((one) => existsSync(join(root, folder, one))).flatMap((one) => markdownIn(`${folder}/${one}`));
	const rest = files.map((file) => {
		const path = file.replace(/\/docs\//, '/').replace(/(?:\/README)?\.md$/, '');
		const read = filePage(file, path);
		const page = { ...read, text: withDiagrams(read.text) };
		return { ...page, description: page.description === '' ? `${page.title}: ${name}` : page.description };
	});
	return { first, rest: inOrder(rest) };
};

/** The page that lists the packages. */
const overview = (folders: readonly PackageFolder[]): SitePage => ({
	path: 'packages',
	title: 'Packages',
	description: 'The packages of @x: what each is for, and what it weighs. Each is installed alone and brings only what it needs.',
	text: [
		'# Packages\n',
		'Install only what you need: each package brings what it stands on, and nothing else.\n',
		'| package | content |\n|---|---|',
		...folders.map(({ name, short, description }) => `| [\`${name}\`](${addressOf(`packages/${short}`)}) | ${description} |`),
		'',
	].join('\n'),
});

/** A page for each package, and for each file of its documentation, with links to the reference. */
export const packagesSection = (reference: Section): Section => {
	const names = reference.pages.map(({ title }) => title);
	const entriesOf = (name: string): readonly string[] => names.filter((one) => one === name || one.startsWith(`${name}/`));
	const folders = packageFolders();
	const all = folders.map((one) => pagesOf(one, entriesOf(one.name)));
	const first = overview(folders);
	const sidebar = all.map(
		({ first: readme, rest }): SidebarItem =>
			rest.length === 0 ? itemOf(readme) : { ...itemOf(readme), collapsed: true, items: rest.map(itemOf) },
	);
	return {
		path: 'packages',
		sidebar: [{ text: 'Packages', link: addressOf('packages'), items: sidebar }],
		pages: [first, ...all.flatMap(({ first: readme, rest }) => [readme, ...rest])],
	};
};
