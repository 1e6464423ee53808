import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The nearest folder above this program that contains the whole workspace. */
const rootAbove = (folder: string): string => (existsSync(join(folder, 'pnpm-workspace.yaml')) ? folder : rootAbove(dirname(folder)));

/** The folder of the repository. */
export const root: string = rootAbove(import.meta.dirname);

/** The folder of the site. */
export const siteFolder: string = join(root, 'apps/site');

interface RootManifest {
	readonly repository?: string | { readonly url: string };
	readonly homepage?: string;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootManifest;

const { repository: given } = manifest;

/** The page of the repository, if it has one. */
export const repository: string | undefined = (typeof given === 'object' ? given.url : given)?.replace(/^git\+|\.git$/g, '');

/** The server of the published site, without a slash at its end. Without it previews of links have paths. */
export const origin: string = manifest.homepage === undefined ? '' : new URL(manifest.homepage).origin;

/** The text of a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const PASSED_OVER = /(?:^|\/)(?:node_modules|dist|generated|reports|\.turbo)(?:\/|$)/;

/** The Markdown files below a folder of the repository, sorted, from the root. */
export const markdownIn = (folder: string): readonly string[] =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.flatMap((entry) => {
			const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
			return entry.isFile() && path.endsWith('.md') && !PASSED_OVER.test(path) ? [path] : [];
		})
		.sort();

/** A package that users install. */
export interface PackageFolder {
	/** `@x/core` */
	readonly name: string;
	/** `core` */
	readonly short: string;
	readonly description: string;
}

/** The published packages, in the order of the table of the root's README. */
export const packageFolders = (): readonly PackageFolder[] => {
	const table = read('README.md');
	const place = (short: string): number => {
		const at = table.indexOf(`](packages/${short})`);
		return at < 0 ? table.length : at;
	};
	return readdirSync(join(root, 'packages'))
		.map((short) => ({
			short,
			...(JSON.parse(read(`packages/${short}/package.json`)) as { name: string; description: string; private?: true }),
		}))
		.filter((one) => one.private !== true)
		.map(({ name, short, description }) => ({ name, short, description }))
		.sort((a, b) => place(a.short) - place(b.short) || (a.short < b.short ? -1 : 1));
};
