/** A page of the site: Markdown with its place. */
export interface SitePage {
	/** Its address without the slashes at its ends: `packages/core`; the first page is ''. */
	readonly path: string;
	/** Its title in lists and in the window; its heading, unless it has no text of its own. */
	readonly title: string;
	/** One sentence for search engines and previews of links. */
	readonly description: string;
	readonly text: string;
	/** The Markdown file of the repository that it shows, from the root. Links to that file lead to the page. */
	readonly source?: string;
	/** More settings: `picture` is the name of its preview, by default `site`; `order` and `group` are its place; the others are VitePress's. */
	readonly settings?: Readonly<Record<string, unknown>>;
}

/** An entry of a sidebar, or a heading with entries. */
export interface SidebarItem {
	readonly text: string;
	/** The address; without it, a heading. */
	readonly link?: string;
	readonly items?: readonly SidebarItem[];
	readonly collapsed?: boolean;
}

/** A part of the site: the pages below one address, with their sidebar. */
export interface Section {
	/** The first part of the addresses of its pages: `packages`. */
	readonly path: string;
	readonly sidebar: readonly SidebarItem[];
	readonly pages: readonly SitePage[];
	/** Pictures by their address below `/pictures/`. */
	readonly pictures?: ReadonlyMap<string, string | Uint8Array>;
}

/** The address of a page, as links write it. */
export const addressOf = (path: string): string => (path === '' ? '/' : `/${path}/`);

/** The entry of a page in a sidebar. */
export const itemOf = ({ path, title }: SitePage): SidebarItem => ({ text: title, link: addressOf(path) });
