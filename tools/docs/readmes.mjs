/** The READMEs: first reads, which are short, and lead to the longer pages of their package. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { files, published, root } from '../lib/workspace.mjs';

/** The most words of a README, as `wc -w` counts them: code, signs and columns of tables included. */
export const MOST_WORDS = { package: 600, root: 700 };

/** The number of words of a text, as `wc -w` counts them. */
export const wordsOf = (text) => text.split(/\s+/).filter((word) => word !== '').length;

/**
 * READMEs that are too long.
 *
 * @param {string} [from]
 * @returns {string[]}
 */
export const lengthFaults = (from = root) =>
	[{ dir: from, most: MOST_WORDS.root }, ...published(from).map(({ dir }) => ({ dir, most: MOST_WORDS.package }))].flatMap(
		({ dir, most }) => {
			const file = join(dir, 'README.md');
			const words = existsSync(file) ? wordsOf(readFileSync(file, 'utf8')) : 0;
			const path = relative(from, file).replaceAll('\\', '/');
			return words <= most ? [] : [`${path}: Expected at most ${most} words, found ${words}: move what few readers need to docs/`];
		},
	);

/**
 * Pages of packages to which their README has no link, and pages that are not in the tarball.
 *
 * @param {string} [from]
 * @returns {string[]}
 */
export const linkFaults = (from = root) =>
	published(from).flatMap(({ dir, manifest }) => {
		const readme = join(dir, 'README.md');
		const pages = files(join(dir, 'docs'), /\.md$/).map((file) => relative(dir, file).replaceAll('\\', '/'));
		const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
		const path = relative(from, readme).replaceAll('\\', '/');
		return [
			...pages.filter((page) => !text.includes(`](${page})`)).map((page) => `${path} has no link to ${page}`),
			...(pages.length > 0 && !(manifest.files ?? ['docs']).includes('docs')
				? [`${relative(from, dir)}: the manifest's files leave out docs`]
				: []),
		];
	});
