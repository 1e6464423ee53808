/**
 * Holds the sources to the architecture in `tools/layers/order.mjs`: import directions between packages and inside core, no circles,
 * no game's name in shared code, nothing of node's in what browsers load, file length, leftovers.
 *
 *     node tools/layers.mjs
 *     node tools/layers.mjs --update    writes core's folders into CONTRIBUTING.md
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { circles, importsOf, isBuiltIn, packageOf } from './layers/imports.mjs';
import {
	FOLDERS,
	GAME_WORDS,
	LIBRARIES,
	LONGER,
	LONGEST,
	MAY_NAME_GAMES,
	NAMED_BY_ALL,
	ONLY,
	PACKAGES,
	RECURSIVE,
	WORD_EXCEPTIONS,
} from './layers/order.mjs';
import { globalsOf, wordsOf } from './layers/words.mjs';
import { isMain, Report } from './lib/report.mjs';
import { files, packages, root } from './lib/workspace.mjs';

/** The folder of core that a file is in; a file beside the folders stands for itself. */
const folderOf = (path) => path.split('/')[0];

/** @returns {string | undefined} why a folder of core may not import another */
export const folderFault = (from, to) => {
	if (from === to) return undefined;
	const order = Object.keys(FOLDERS);
	const [at, target] = [order.indexOf(from), order.indexOf(to)];
	if (at < 0) return `the folder ${from} has no place in the order of tools/layers/order.mjs`;
	if (target < 0) return `the folder ${to} has no place in the order of tools/layers/order.mjs`;
	if (target > at) return `${from} may not import ${to}: it comes later in the order`;
	if (ONLY[to] !== undefined && !ONLY[to].includes(from)) return `only ${ONLY[to].join(', ')} may import ${to}`;
	return undefined;
};

/** @returns {string | undefined} why a source file may not import that package */
export const packageFault = (one, folder, specifier) => {
	const to = packageOf(specifier);
	if (to.startsWith('@x/')) {
		if (to === one.name) return `${one.name} imports itself by name`;
		return PACKAGES[one.name]?.includes(to) ? undefined : `${one.name} may not import ${to}`;
	}
	if (!one.published) return undefined;
	if (isBuiltIn(specifier)) return `${specifier} is node's: packages run in browsers too`;
	return LIBRARIES[one.name]?.[to]?.includes(folder) ? undefined : `${one.name} may not import ${to} here`;
};

/** Imports: between packages, between core's folders, and in circles. */
const checkImports = (report, one, sources) => {
	const src = join(one.dir, 'src');
	const graph = new Map();
	for (const file of sources) {
		const folder = folderOf(relative(src, file));
		const imports = importsOf(file);
		graph.set(
			file,
			imports.flatMap(({ target, types }) => (target === undefined || types ? [] : [target])),
		);
		for (const { line, specifier, target, types } of imports) {
			const fault =
				target === undefined
					? packageFault(one, folder, specifier)
					: relative(src, target).startsWith('..') && !relative(src, target).startsWith('../generated/')
						? `${specifier} leaves the package`
						: one.name === '@x/core' && !(types && NAMED_BY_ALL.includes(relative(src, target)))
							? folderFault(folder, folderOf(relative(src, target)))
							: undefined;
			report.check(fault === undefined, `${relative(root, file)}:${line}: ${fault}`);
		}
	}
	const loops = RECURSIVE[one.name] ?? [];
	const recursive = (file) => loops.includes('*') || loops.includes(folderOf(relative(src, file)));
	const rings = circles(graph).filter((ring) => !ring.every(recursive));
	for (const ring of rings) report.fail(`a circle of imports: ${ring.map((file) => relative(root, file)).join(' → ')}`);
	if (rings.length === 0) report.pass();
};

/** What one source file says: its words, its globals, its length. */
const checkText = (report, one, file) => {
	const text = readFileSync(file, 'utf8');
	const inside = relative(join(one.dir, 'src'), file);
	const fault = (line, what) => report.fail(`${relative(root, file)}:${line}: ${what}`);
	const before = report.faults.length;
	if (one.name === '@x/core' && !MAY_NAME_GAMES.includes(folderOf(inside))) {
		const allowed = WORD_EXCEPTIONS[inside] ?? [];
		for (const { word, line } of wordsOf(text, file)) {
			const singular = word.replace(/s$/, '');
			const named = GAME_WORDS.find((one) => one === word || one === singular);
			if (named !== undefined && !allowed.includes(named)) fault(line, `'${word}' names a game or its piece; ask for a property`);
		}
	}
	for (const { name, line } of globalsOf(text, file)) {
		if (name === 'console') fault(line, 'console is for programs, not for packages');
		else if (one.published) fault(line, `${name} is node's: packages run in browsers too`);
	}
	const lines = text.trimEnd().split('\n').length;
	if (lines > LONGEST && !LONGER.test(text.slice(0, 600))) {
		fault(LONGEST + 1, `${lines} lines; cut it, or say in its header why it is "longer than ${LONGEST} lines: …"`);
	}
	if (report.faults.length === before) report.pass();
};

const MACHINE = /(?:^|[\s'"`(=:])(?:\/(?:home|root|Users|work|tmp|mnt)\/|[A-Z]:\\Users\\)\S*/;
const LEFTOVER = /\b(?:TODO|FIXME|XXX)\b|\b(?:it|test|describe)\.(?:only|skip|todo)\b|@ts-(?:ignore|expect-error|nocheck)\b/;

/** Every text file of the repository: nobody's machine, nothing unfinished. */
const checkLeftovers = (report, from) => {
	const self = new Set(['tools/layers.mjs', 'tools/test/layers.test.mjs']);
	for (const file of files(from, /\.(?:m?[jt]sx?|json|md|ya?ml|css|html)$/)) {
		const path = relative(from, file);
		if (self.has(path) || path === 'pnpm-lock.yaml') continue;
		const before = report.faults.length;
		readFileSync(file, 'utf8')
			.split('\n')
			.forEach((line, index) => {
				const machine = MACHINE.exec(line);
				if (machine) report.fail(`${path}:${index + 1}: a path of somebody's machine: ${machine[0].trim()}`);
				const leftover = LEFTOVER.exec(line);
				if (leftover) report.fail(`${path}:${index + 1}: left over: ${leftover[0]}`);
			});
		if (report.faults.length === before) report.pass();
	}
};

/** The folders as CONTRIBUTING.md lists them. */
const folderList = () =>
	Object.entries(FOLDERS)
		.map(([name, what]) => `1. \`${name}${name.includes('.') ? '' : '/'}\` ${what}`)
		.join('\n');

const LISTED = /(<!-- folders -->\n)[\s\S]*?(<!-- end of folders -->)/;

/** What newcomers read is what is checked. */
const checkList = (report, { update }) => {
	const page = join(root, 'CONTRIBUTING.md');
	const text = readFileSync(page, 'utf8');
	const right = text.replace(LISTED, (_, open, close) => `${open}${folderList()}\n${close}`);
	if (update) writeFileSync(page, right);
	else report.check(text === right, 'CONTRIBUTING.md lists other folders than tools/layers/order.mjs: node tools/layers.mjs --update');
};

/** @param {string} [from] another workspace's root; used by tests */
export const layers = (from = root) => {
	const report = new Report('layers');
	for (const one of packages(from)) {
		if (one.name === '@x/bench') continue;
		const sources = files(join(one.dir, 'src'), /\.tsx?$/);
		checkImports(report, one, sources);
		for (const file of sources) checkText(report, one, file);
	}
	checkLeftovers(report, from);
	return report;
};

if (isMain(import.meta)) {
	const report = layers();
	checkList(report, { update: process.argv.includes('--update') });
	report.end();
}
