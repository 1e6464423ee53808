/** Finds words of the list in a text. */

import { TextlintKernel } from '@textlint/kernel';
import plugin from '@textlint/textlint-plugin-markdown';
import { partsOf, scan } from './scan.mjs';
import { FOREIGN, NAMES, PARTS, TURNS } from './words.mjs';

/**
 * @typedef {object} Hit
 * @property {number} line
 * @property {string} name the word or turn
 * @property {string} found as it stands there
 * @property {string} instead
 */

const spaced = new Map(TURNS.map((turn) => [turn, new RegExp(turn.pattern.source.replaceAll(' ', '\\s+'), `${turn.pattern.flags}m`)]));

/**
 * The phrases of the list in a passage.
 *
 * @param {string} text
 * @returns {{ at: number, name: string, found: string, instead: string }[]}
 */
export const turnsIn = (text) => {
	return TURNS.flatMap((turn) =>
		[...text.matchAll(/** @type {RegExp} */ (spaced.get(turn)))].map((match) => ({
			at: match.index,
			name: turn.name,
			found: match[0].replace(/\s+/g, ' ').trim(),
			instead: turn.instead,
		})),
	);
};

const lineAt = (text, at) => text.slice(0, at).split('\n').length;

/**
 * @param {string} text of a source file
 * @param {string} file
 * @param {{ names?: boolean, titles?: boolean }} [options] whether its identifiers are looked at, and of its strings only the titles of tests
 * @returns {Hit[]}
 */
export const sourceHits = (text, file, { names = true, titles = false } = {}) => {
	const { passages, identifiers } = scan(text, file, { titles });
	const hits = passages.flatMap((passage) =>
		turnsIn(passage.text).map(({ at, ...hit }) => ({ ...hit, line: lineAt(text, passage.at + at) })),
	);
	for (const { at, name } of names ? identifiers : []) {
		if (FOREIGN.includes(name)) continue;
		const part = partsOf(name).find((one) => Object.hasOwn(PARTS, one));
		if (Object.hasOwn(NAMES, name)) hits.push({ line: lineAt(text, at), name, found: name, instead: NAMES[name] });
		else if (part !== undefined) hits.push({ line: lineAt(text, at), name: part, found: name, instead: PARTS[part] });
	}
	return hits.sort((a, b) => a.line - b.line);
};

/** The list as a rule of textlint. */
const rule = (context) => ({
	[context.Syntax.Str](node) {
		for (const { at, name, found, instead } of turnsIn(context.getSource(node)))
			context.report(node, new context.RuleError(JSON.stringify({ name, found, instead }), { index: at }));
	},
});

/** node imports a CommonJS module as it is; vitest imports its default export. */
const markdown = 'Processor' in plugin ? /** @type {typeof plugin.default} */ (plugin) : plugin.default;

const kernel = new TextlintKernel();

/**
 * @param {string} text of a Markdown page
 * @param {string} file
 * @returns {Promise<Hit[]>}
 */
export const markdownHits = async (text, file) => {
	const { messages } = await kernel.lintText(text, {
		ext: '.md',
		filePath: file,
		plugins: [{ pluginId: 'markdown', plugin: markdown }],
		rules: [{ ruleId: 'words', rule }],
	});
	return messages.map(({ message, line }) => ({ ...JSON.parse(message), line }));
};
