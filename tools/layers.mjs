/**
 * Checks the sources against the architecture in `tools/layers/order.mjs`. dependency-cruiser checks the imports: directions between packages and
 * inside core, circles including types, modules of node (`tools/layers/rules.mjs`). This tool checks the rest: names of games in shared code,
 * globals of node in code for browsers, the length of files, functions and interfaces, leftovers, absolute paths of a machine.
 *
 *     node tools/layers.mjs
 * node tools/layers.mjs --update    writes the list of core's folders into CONTRIBUTING.md
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { graphOf } from './layers/graph.mjs';
import { lengthsOf } from './layers/lengths.mjs';
import { FOLDERS, GAME_WORDS, LONGER, LONGEST, MAY_NAME_GAMES, SHARED_CODE, USES_NODE, WORD_EXCEPTIONS } from './layers/order.mjs';
import { globalsOf, wordsOf } from './layers/words.mjs';
import { isMain, Report } from './lib/report.mjs';
import { files, packages, root } from './lib/workspace.mjs';

/** The folder of `src` that contains a file; a file directly in `src` is its own folder. */
const folderOf = (path) => path.split('/')[0];

/** Checks the text of one source file: its words, its globals, its length and that of its functions. */
const checkText = (report, one, file) => {
	const text = readFileSync(file, 'utf8');
	const inside = relative(join(one.dir, 'src'), file);
	const fault = (line, what) => report.fail(`${relative(root, file)}:${line}: ${what}`);
	const before = report.faults.length;
	if (SHARED_CODE.includes(one.name) && !MAY_NAME_GAMES.includes(folderOf(inside))) {
		const allowed = WORD_EXCEPTIONS[inside] ?? [];
		for (const { word, line } of wordsOf(text, file)) {
			const singular = word.replace(/s$/, '');
			const named = GAME_WORDS.find((one) => one === word || one === singular);
			if (named !== undefined && !allowed.includes(named)) fault(line, `'${word}' names a game or its piece; ask for a property`);
		}
	}
	for (const { name, line } of USES_NODE.includes(one.name) ? [] : globalsOf(text, file)) {
		if (name === 'console') fault(line, 'console is for programs, not for packages');
		else if (one.published) fault(line, `${name} is node's: packages run in browsers too`);
	}
	const lines = text.trimEnd().split('\n').length;
	if (lines > LONGEST && !LONGER.test(text.slice(0, 600))) {
		fault(LONGEST + 1, `${lines} lines; cut it, or say in its header why it is "longer than ${LONGEST} lines: …"`);
	}
	for (const { line, what } of lengthsOf(text, file)) fault(line, what);
	if (report.faults.length === before) report.pass();
};

const MACHINE = /(?:^|[\s'"`(=:])(?:\/(?:home|root|Users|work|tmp|mnt)\/|[A-Z]:\\Users\\)\S*/;
const LEFTOVER = /\b(?:TODO|FIXME|XXX)\b|\b(?:it|test|describe)\.(?:only|skip|todo)\b|@ts-(?:ignore|expect-error|nocheck)\b/;

/** Checks every text file of the repository for absolute paths of a machine and unfinished work. */
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
				if (machine) report.fail(`${path}:${index + 1}: an absolute path of one machine: ${machine[0].trim()}`);
				const leftover = LEFTOVER.exec(line);
				if (leftover) report.fail(`${path}:${index + 1}: unfinished: ${leftover[0]}`);
			});
		if (report.faults.length === before) report.pass();
	}
};

/** The list of folders in CONTRIBUTING.md. */
const folderList = () =>
	Object.entries(FOLDERS)
		.map(([name, what]) => `1. \`${name}${name.includes('.') ? '' : '/'}\` ${what}`)
		.join('\n');

const LISTED = /(<!-- folders -->\n)[\s\S]*?(<!-- end of folders -->)/;

/** Checks that CONTRIBUTING.md lists the folders of the table. */
const checkList = (report, { update }) => {
	const page = join(root, 'CONTRIBUTING.md');
	const text = readFileSync(page, 'utf8');
	const right = text.replace(LISTED, (_, open, close) => `${open}${folderList()}\n${close}`);
	if (update) writeFileSync(page, right);
	else report.check(text === right, 'CONTRIBUTING.md differs from tools/layers/order.mjs. Run: node tools/layers.mjs --update');
};

const said = ({ imports, knots, files }) => `${imports} imports in ${knots} groups of ${files} files`;

/** Checks imports: between packages, between folders, and circles. */
const checkImports = async (report, from) => {
	const { faults, files: modules, imports, circles, runtimeCircles } = await graphOf(from);
	for (const fault of faults) report.fail(fault);
	if (faults.length === 0) report.pass(imports);
	return [`  ${modules} modules, ${imports} imports`, `  circles, types included: ${said(circles)}; of what runs: ${said(runtimeCircles)}`];
};

/** @param {string} [from] another workspace's root; used by tests */
export const layers = async (from = root) => {
	const report = new Report('layers');
	const notes = await checkImports(report, from);
	for (const one of packages(from)) {
		if (one.name === '@x/bench') continue;
		for (const file of files(join(one.dir, 'src'), /\.tsx?$/)) checkText(report, one, file);
	}
	checkLeftovers(report, from);
	return { report, notes };
};

if (isMain(import.meta)) {
	const { report, notes } = await layers();
	for (const note of notes) console.log(note);
	checkList(report, { update: process.argv.includes('--update') });
	report.end();
}
