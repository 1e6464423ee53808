/**
 * Checks texts for the words of `tools/prose/words.mjs`: Markdown pages (by textlint), comments and messages of the sources, identifiers of
 * the packages, comments and titles of the tests.
 *
 * node tools/prose.mjs               prints every hit and fails if there are any
 * node tools/prose.mjs --counts      also prints the number of hits for each word
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { files, packages, root } from './lib/workspace.mjs';
import { markdownHits, sourceHits } from './prose/find.mjs';

/** Generated files, the list itself, and the tests of the list. */
const NOT_OURS = /(?:^|\/)CHANGELOG\.md$|^docs\/api\/|^tools\/prose\/words\.mjs$|^tools\/test\/prose\.test\.mjs$/;

/** Tests, and the code that they need. Their strings are data, apart from titles; so are their identifiers. */
const TEST = /^(?:packages|apps)\/[^/]+\/(?:test|e2e)\/|^tools\/test\//;

/**
 * All hits by file.
 *
 * @param {string} [from]
 * @returns {Promise<Map<string, import('./prose/find.mjs').Hit[]>>}
 */
export const hitsOf = async (from = root) => {
	const sources = [
		...packages(from).flatMap(({ dir }) => ['src', 'test', 'e2e'].flatMap((folder) => files(join(dir, folder), /\.(?:tsx?|mjs)$/))),
		...files(join(from, 'tools'), /\.mjs$/),
	];
	const found = new Map();
	for (const file of [...files(from, /\.md$/), ...sources]) {
		const path = relative(from, file).replaceAll('\\', '/');
		if (NOT_OURS.test(path)) continue;
		const text = readFileSync(file, 'utf8');
		const titles = TEST.test(path);
		const names = !titles && !path.startsWith('tools/');
		const hits = path.endsWith('.md') ? await markdownHits(text, file) : sourceHits(text, file, { names, titles });
		if (hits.length > 0) found.set(path, hits);
	}
	return found;
};

const said = (path, { line, name, found, instead }) => `${path}:${line}: ${found}${name === found ? '' : ` (${name})`}; write: ${instead}`;

/** @param {string} [from] */
export const prose = async (from = root) => {
	const report = new Report('prose');
	const found = await hitsOf(from);
	for (const [path, hits] of found)
		report.fail(`${path}: ${hits.length} words of the list:${hits.map((hit) => `\n      ${said(path, hit)}`).join('')}`);
	if (found.size === 0) report.pass();
	return { report, found };
};

if (isMain(import.meta)) {
	const { report, found } = await prose();
	if (process.argv.includes('--counts')) {
		const sums = new Map();
		for (const { name } of [...found.values()].flat()) sums.set(name, (sums.get(name) ?? 0) + 1);
		for (const [name, count] of [...sums].sort((a, b) => b[1] - a[1])) console.log(`  ${String(count).padStart(5)} ${name}`);
	}
	report.end();
}
