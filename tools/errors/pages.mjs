/** The pages of the codes: one for each namespace, and an index. */

/** @typedef {import('./collect.mjs').Shown} Shown */

const COMMAND = 'node tools/errors.mjs --update';

/** A text of more lines is shown around the change only. */
const MOST_LINES = 6;

const namespaceOf = (code) => code.slice(0, code.indexOf('/'));

/** A code in Markdown: with enough backticks around it. */
const inline = (text) => {
	const [space, ticks] = text.includes('`') ? [' ', '``'] : ['', '`'];
	return `${ticks}${space}${text}${space}${ticks}`;
};

const fenced = (text, language = 'text') => `\`\`\`${language}\n${text}\n\`\`\`\n`;

/** How a setting of an example is said. */
const SETTINGS = {
	via: (value) => (value === 'parse' ? 'without a position' : ''),
	fen: (value) =>
		`in the position ${value === 'start' ? 'at the start' : value === 'hand' ? 'of chess with an empty hand' : inline(value)}`,
	game: (value) => `in the game ${inline(value)}`,
	dialect: (value) => `in the dialect ${inline(value)}`,
	call: (value) => `given to ${inline(value)}`,
	convert: (value) => `converted from ${value}`,
	squares: (value) => `with the squares ${inline(value)}`,
	rules: (value) => `with the rules ${inline(value)}`,
	options: (value) => `with the options ${inline(objectText(value))}`,
	expand: (value) => (value === '{}' ? 'expanded' : `expanded with the options ${inline(objectText(value))}`),
};

/** JSON as an object of JavaScript: `{ limits: { length: 8 } }`. */
const objectText = (json) =>
	json
		.replace(/"(\w+)":/g, '$1: ')
		.replaceAll('"', "'")
		.replaceAll('{', '{ ')
		.replaceAll('}', ' }')
		.replaceAll(',', ', ');

/**
 * The words behind `Wrong` and `Right`.
 *
 * @param {Shown['example']} example
 */
const settingsOf = ({ settings }) =>
	settings
		.map(([name, value]) => SETTINGS[name]?.(value) ?? `with ${name} ${inline(value)}`)
		.filter((words) => words !== '')
		.join(', ');

/** The number of equal lines at the start and at the end of two texts. */
const equalLines = (was, is) => {
	const most = Math.min(was.length, is.length);
	let start = 0;
	while (start < most && was[start] === is[start]) start++;
	let end = 0;
	while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++;
	return [start, end];
};

/** The lines of a text that differ from another one, with their numbers and neighbours. */
const changedLines = (text, other) => {
	const lines = text.split('\n');
	const [start, end] = equalLines(lines, other.split('\n'));
	const from = Math.max(0, start - 1);
	const shown = lines.slice(from, Math.min(lines.length, lines.length - end + 1));
	const width = String(from + shown.length).length;
	return shown.map((line, index) => `${String(from + index + 1).padStart(width)} | ${cut(line)}`.trimEnd()).join('\n');
};

/** The most characters of a line without marks. */
const LONGEST_LINE = 120;

const cut = (line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line);

const isCut = (text) => text.split('\n').length > MOST_LINES;

const goodText = ({ bad, good, isValue }) => {
	if (isValue) return fenced(good, 'json');
	return fenced(isCut(good) ? changedLines(good, bad) : good);
};

/** The lines that are changed, if the marked line is not one of them. */
const changedBefore = ({ bad, good }, { span }) => {
	if (span === undefined || !isCut(good)) return '';
	const [was, is] = [bad.split('\n'), good.split('\n')];
	const [start, end] = equalLines(was, is);
	const marked = bad.slice(0, span.from).split('\n').length - 1;
	const isShown = marked >= start && marked < Math.max(was.length - end, start + 1);
	return isShown ? '' : `${fenced(changedLines(bad, good))}\n`;
};

/** The bad example: its line with the place, or its value, and the problem. */
const badText = ({ example, problem, rendered }) => {
	if (example.isValue) return `${fenced(example.bad, 'json')}\n${fenced(rendered)}`;
	const changed = changedBefore(example, problem);
	return `${changed}${fenced(problem.span === undefined ? `1 | ${example.bad}\n${rendered}` : rendered)}`;
};

/** A text whose blanks at its ends, line breaks and marks are seen. */
const visible = (text) =>
	text
		.replace(/^ +| +$/g, (blanks) => '␣'.repeat(blanks.length))
		.replaceAll('\n', '\\n')
		.replaceAll('\ufeff', '\\ufeff');

/** @param {Shown} shown */
const repairLine = ({ example: { bad }, repair }) => {
	if (repair === undefined) return '';
	const old = bad.slice(repair.from, repair.to);
	const said = (text) => inline(visible(text));
	if (repair.text === '') return `\nRepair: remove ${said(old)}.\n`;
	return old === '' ? `\nRepair: insert ${said(repair.text)}.\n` : `\nRepair: replace ${said(old)} by ${said(repair.text)}.\n`;
};

/** @param {Shown} shown */
const sectionOf = (shown) => {
	const { example } = shown;
	const settings = settingsOf(example);
	return [
		`## ${example.code}\n`,
		`${example.meaning}\n`,
		`Wrong${settings === '' ? '' : `, ${settings}`}:\n`,
		badText(shown),
		'Right:\n',
		`${goodText(example)}${repairLine(shown)}`,
	].join('\n');
};

/** The text that the examples change, if all of them are long. */
const preface = (all) => {
	const long = all.filter(({ example }) => example.good.split('\n').length > MOST_LINES);
	if (long.length < all.length / 2) return '';
	const counts = new Map();
	for (const { example } of long) counts.set(example.good, (counts.get(example.good) ?? 0) + 1);
	const [[text]] = [...counts].sort((a, b) => b[1] - a[1]);
	return `The examples are changes of this text:\n\n${fenced(text.trimEnd())}\n`;
};

/** The anchor of a heading, as on GitHub. */
const anchorOf = (code) => code.replaceAll(/[^a-z0-9-]/g, '');

const HEAD = `> Do not edit this file: \`${COMMAND}\` writes it from the catalogues of the packages.`;

/**
 * The pages below `docs/errors`: path to text.
 *
 * @param {readonly Shown[]} all
 * @returns {Map<string, string>}
 */
export const pagesOf = (all) => {
	const groups = new Map();
	for (const one of all) {
		const name = namespaceOf(one.example.code);
		groups.set(name, [...(groups.get(name) ?? []), one]);
	}
	const pages = new Map();
	const tables = [];
	for (const [name, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const head = `# Codes \`${name}/…\` of \`${members[0].source}\`\n\n${HEAD}\n\n[All codes](README.md)\n\n${preface(members)}`;
		pages.set(`${name}.md`, head + members.map(sectionOf).join('\n'));
		const rows = members.map(({ example: { code, meaning }, repair }) => {
			const cells = [`[\`${code}\`](${name}.md#${anchorOf(code)})`, meaning, repair === undefined ? '' : 'yes'];
			return `| ${cells.join(' | ')} |`;
		});
		tables.push(`## \`${name}\`, of \`${members[0].source}\`\n\n| code | meaning | repair |\n|---|---|---|\n${rows.join('\n')}\n`);
	}
	const count = all.filter(({ repair }) => repair !== undefined).length;
	const summary = `${all.length} codes. Each has a wrong text and a right one; ${count} have a certain repair, which leads from one to the other.`;
	pages.set('README.md', `# Errors\n\n${HEAD}\n\n${summary}\n\n${tables.join('\n')}`);
	return pages;
};
