/**
 * Checks texts for the words of `tools/prose/words.mjs`: Markdown pages (by textlint), comments and messages of the sources, and
 * identifiers of the packages.
 *
 * node tools/prose.mjs               fails if the number of hits in a file differs from `tools/prose/known.json`
 * node tools/prose.mjs --all         prints every hit
 * node tools/prose.mjs --counts      prints the number of hits for each word
 * node tools/prose.mjs --update      writes known.json; the goal is an empty file
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { files, packages, root } from './lib/workspace.mjs';
import { markdownHits, sourceHits } from './prose/find.mjs';

/** Generated files, and the list itself. */
const NOT_OURS = /(?:^|\/)CHANGELOG\.md$|^docs\/api\/|^tools\/prose\/words\.mjs$|^tools\/test\//;

/**
 * All hits by file.
 *
 * @param {string} [from]
 * @returns {Promise<Map<string, import('./prose/find.mjs').Hit[]>>}
 */
export const hitsOf = async (from = root) => {
	const sources = [
		...packages(from).flatMap(({ dir }) => files(join(dir, 'src'), /\.(?:tsx?|mjs)$/)),
		...files(join(from, 'tools'), /\.mjs$/),
	];
	const found = new Map();
	for (const file of [...files(from, /\.md$/), ...sources]) {
		const path = relative(from, file).replaceAll('\\', '/');
		if (NOT_OURS.test(path)) continue;
		const text = readFileSync(file, 'utf8');
		const hits = path.endsWith('.md') ? await markdownHits(text, file) : sourceHits(text, file, { names: !path.startsWith('tools/') });
		if (hits.length > 0) found.set(path, hits);
	}
	return found;
};

const said = (path, { line, name, found, instead }) => `${path}:${line}: ${found}${name === found ? '' : ` (${name})`}; write: ${instead}`;

/** The path of the known counts. */
const knownFile = (from) => join(from, 'tools/prose/known.json');

/**
 * @param {string} [from]
 * @param {{ update?: boolean }} [options]
 */
export const prose = async (from = root, { update = false } = {}) => {
	const report = new Report('prose');
	const found = await hitsOf(from);
	const counts = Object.fromEntries([...found].map(([path, hits]) => [path, hits.length]).sort());
	if (update) writeFileSync(knownFile(from), `${JSON.stringify(counts, null, '\t')}\n`);
	const known = existsSync(knownFile(from)) ? JSON.parse(readFileSync(knownFile(from), 'utf8')) : {};
	for (const [path, hits] of found) {
		const may = known[path] ?? 0;
		if (hits.length === may) report.pass();
		if (hits.length <= may) continue;
		report.fail(
			`${path}: ${hits.length} words of the list, expected at most ${may}:${hits.map((hit) => `\n      ${said(path, hit)}`).join('')}`,
		);
	}
	for (const [path, may] of Object.entries(known)) {
		const is = counts[path] ?? 0;
		if (is < may)
			report.fail(`${path}: ${is} words of the list, expected ${may} from tools/prose/known.json. Run: node tools/prose.mjs --update`);
	}
	return { report, found };
};

if (isMain(import.meta)) {
	const [option] = process.argv.slice(2);
	const { report, found } = await prose(root, { update: option === '--update' });
	const all = [...found].flatMap(([path, hits]) => hits.map((hit) => ({ path, ...hit })));
	if (option === '--all') for (const { path, ...hit } of all) console.log(`  ${said(path, hit)}`);
	if (option === '--counts') {
		const sums = new Map();
		for (const { name } of all) sums.set(name, (sums.get(name) ?? 0) + 1);
		for (const [name, count] of [...sums].sort((a, b) => b[1] - a[1])) console.log(`  ${String(count).padStart(5)} ${name}`);
	}
	console.log(`  ${all.length} words of the list in ${found.size} files`);
	report.end();
}
