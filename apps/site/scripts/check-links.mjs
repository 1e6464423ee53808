/**
 * Checks the built site: each link leads to a file of it, and each anchor to an element with that name. The page is checked as far as its own
 * addresses: what follows `#` there is a game.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The value of an attribute as text. */
const decoded = (text) =>
	text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const LINK = /<(?:a|link|img|script|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g;
const ANCHOR = /\sid="([^"]+)"/g;

/** @param {string} path */
const pageOf = (path) => (path.endsWith('/') ? `${path}index.html` : path);

/**
 * The dead links of a folder of pages.
 *
 * @param {string} folder
 * @returns {{ readonly count: number, readonly faults: readonly string[] }}
 */
export const deadLinks = (folder) => {
	/** @type {Map<string, { links: string[], anchors: Set<string> }>} */
	const pages = new Map();
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
		if (!entry.isFile() || !path.endsWith('.html') || path.startsWith('/play/')) continue;
		const html = readFileSync(file, 'utf8');
		pages.set(path, {
			links: [...html.matchAll(LINK)].map(([, link]) => decoded(link)),
			anchors: new Set([...html.matchAll(ANCHOR)].map(([, name]) => decoded(name))),
		});
	}
	const faults = new Set();
	let count = 0;
	for (const [path, { links }] of pages) {
		for (const link of links) {
			const { pathname, hash, host } = new URL(link, `http://site${path}`);
			if (host !== 'site') continue;
			count++;
			const target = pageOf(decodeURI(pathname));
			const anchor = decodeURIComponent(hash.slice(1));
			if (!existsSync(join(folder, target))) faults.add(`${path}: ${link} leads to nothing`);
			else if (anchor !== '' && pages.has(target) && !pages.get(target)?.anchors.has(anchor))
				faults.add(`${path}: ${link} has no such anchor`);
		}
	}
	return { count, faults: [...faults] };
};
