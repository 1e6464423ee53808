/** Finds the documentation's code: fenced `ts` blocks of Markdown pages, and `@example`s of doc comments. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * @typedef {object} Block
 * @property {string} file absolute
 * @property {number} line of its first line of code, from 1
 * @property {string} code
 */

/**
 * The fenced blocks of a Markdown text, in order. `file` is the name in brackets behind the language: the block is this file.
 *
 * @param {string} text
 * @returns {{ language: string, file: string | undefined, line: number, code: string }[]}
 */
export const fencedBlocks = (text) => {
	const blocks = [];
	let open;
	text.split('\n').forEach((line, index) => {
		const fence = /^(\s*)(`{3,})\s*(\S*)(?:\s+\[([^\]]+)\])?/.exec(line);
		if (open === undefined && fence)
			open = { indent: fence[1].length, fence: fence[2], language: fence[3], file: fence[4], line: index + 2, lines: [] };
		else if (open !== undefined && line.trim() === open.fence) {
			blocks.push({ language: open.language, file: open.file, line: open.line, code: open.lines.join('\n') });
			open = undefined;
		} else open?.lines.push(line.slice(open.indent));
	});
	return blocks;
};

/**
 * The files that a Markdown text shows, by their names. A block is the whole file, and a later one of the same name replaces it.
 *
 * @param {string} text
 * @returns {Map<string, string>}
 */
export const filesIn = (text) => new Map(fencedBlocks(text).flatMap(({ file, code }) => (file === undefined ? [] : [[file, `${code}\n`]])));

/**
 * The `ts` blocks of a Markdown text that are not files, in order. They are one session, and may import the files.
 *
 * @param {string} file
 * @param {string} [text]
 * @returns {Block[]}
 */
export const markdownBlocks = (file, text = readFileSync(file, 'utf8')) =>
	fencedBlocks(text)
		.filter(({ language, file: own }) => own === undefined && /^(?:ts|typescript)$/.test(language))
		.map(({ line, code }) => ({ file, line, code }));

/** The commands of a text that install packages: in blocks, and in sentences. */
const INSTALL = /\bnpm (?:install|i) [^#`\n]*/g;

/**
 * The packages that the commands of a page install; those of other authors, too.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const installedBy = (text) => [...new Set([...text.matchAll(INSTALL)].flatMap(([command]) => namesIn(command)))];

/** The packages that a command installs. */
const namesIn = (command) =>
	command
		.trim()
		.split(/\s+/)
		.slice(2)
		.filter((name) => !name.startsWith('-'));

/**
 * The packages that imports need and that no install line above names, in a page that has such lines: a reader who follows the page does not have them.
 *
 * @param {string} text
 * @param {{ needs?: ReadonlyMap<string, { run: readonly string[] }>, brings?: (name: string) => readonly string[], given?: readonly string[] }} [options]
 *     `needs`: the peers without which an entry point cannot be loaded, by its specifier; `brings`: the packages that come with one; `given`: the
 *     packages that a reader of the page has, since another page installs them
 * @returns {{ line: number, name: string }[]}
 */
export const uninstalled = (text, { needs = new Map(), brings = (name) => [name], given = [] } = {}) => {
	const installed = new Set(given.flatMap(brings));
	const found = [];
	const lines = text.split('\n');
	let at = 0;
	for (const { language, line, code } of fencedBlocks(text)) {
		// The lines up to the end of the block, since a command may stand in a sentence, too.
		const end = line - 1 + code.split('\n').length;
		for (const [command] of lines.slice(at, end).join('\n').matchAll(INSTALL))
			for (const name of namesIn(command).flatMap(brings)) installed.add(name);
		at = end;
		if (installed.size === 0 || language === 'sh') continue;
		code.split('\n').forEach((one, index) => {
			for (const [, specifier, name] of one.matchAll(/(?:\bfrom|\bimport|\bimport\() ?['"]((@x\/[a-z-]+)[^'"]*)/g))
				for (const needed of [name, ...(needs.get(specifier)?.run ?? [])])
					if (!installed.has(needed)) found.push({ line: line + index, name: needed });
		});
	}
	return found;
};

/** `@example` text as code, without its fence. */
const codeOf = (text) => {
	const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
	if (/^\s*`{3,}/.test(lines[0]))
		return { code: lines.slice(1, lines.at(-1).trim().startsWith('```') ? -1 : undefined).join('\n'), skipped: 1 };
	return { code: lines.join('\n'), skipped: 0 };
};

/**
 * The `@example`s in a source file's doc comments, each as its own session.
 *
 * @param {string} file
 * @param {string} [text]
 * @returns {Block[]}
 */
export const exampleBlocks = (file, text = readFileSync(file, 'utf8')) => {
	const blocks = [];
	for (const comment of text.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
		const first = text.slice(0, comment.index).split('\n').length;
		const lines = comment[0]
			.replace(/^\/\*\* ?/, '')
			.replace(/\s*\*\/$/, '')
			.split('\n')
			.map((line) => line.replace(/^\s*\* ?/, ''));
		lines.forEach((line, index) => {
			const tag = /^@example\b ?(.*)$/.exec(line);
			if (!tag) return;
			const end = lines.findIndex((other, at) => at > index && /^@\w/.test(other));
			const rest = lines.slice(index + 1, end < 0 ? undefined : end);
			const leading = tag[1] === '' ? rest.findIndex((one) => one.trim() !== '') : -1;
			const { code, skipped } = codeOf([tag[1], ...rest].join('\n'));
			if (code.trim() !== '') blocks.push({ file, line: first + index + 1 + leading + skipped, code });
		});
	}
	return blocks;
};

/**
 * Exported functions without an `@example`, and values without a comment. Types are documented by their fields.
 *
 * @param {readonly { name: string, kind: string, symbol: ts.Symbol }[]} exported
 * @returns {{ silent: string[], unshown: string[] }}
 */
export const undocumented = (exported) => {
	const silent = [];
	const unshown = [];
	for (const { name, kind, symbol } of exported) {
		const said = ts.displayPartsToString(symbol.getDocumentationComment(undefined));
		const tags = symbol.getJsDocTags();
		if (said === '' && tags.length === 0) {
			if (kind !== 'type') silent.push(name);
		} else if (kind === 'function' && !tags.some((tag) => tag.name === 'example')) unshown.push(name);
	}
	return { silent, unshown };
};
