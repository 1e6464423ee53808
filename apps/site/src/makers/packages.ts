import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, itemOf, type Section, type SidebarItem, type SitePage } from '../page.js';
import { markdownIn, type PackageFolder, packageFolders, root } from '../repository.js';
import { filePage, inOrder, said } from './file-page.js';

/** The pages of one package: its README, and every Markdown file of its folders `docs` and `recipes`. */
const pagesOf = ({ name, short, description }: PackageFolder): { readonly first: SitePage; readonly rest: readonly SitePage[] } => {
	const folder = `packages/${short}`;
	const first = filePage(`${folder}/README.md`, folder, { title: name, description: said(description) });
	const files = ['docs', 'recipes'].filter((one) => existsSync(join(root, folder, one))).flatMap((one) => markdownIn(`${folder}/${one}`));
	const rest = files.map((file) => {
		const path = file.replace(/\/docs\//, '/').replace(/(?:\/README)?\.md$/, '');
		const page = filePage(file, path);
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

/** A page for each package, and for each file of its documentation. */
export const packagesSection = (): Section => {
	const folders = packageFolders();
	const all = folders.map(pagesOf);
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
