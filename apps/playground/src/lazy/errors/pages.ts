/** The pages of the codes, as `docs/errors` has them. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(['../../../../../docs/errors/*.md', '!**/README.md'], {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** A line of a wrong text, with the place of the error. */
export interface MarkedLine {
	readonly number: string;
	readonly before: string;
	readonly marked: string;
	readonly after: string;
}

/** The page of a code. */
export interface ErrorPage {
	readonly code: string;
	readonly meaning: string;
	/** How the texts are read, in words; may be empty. */
	readonly settings: string;
	/** The wrong text: a line with its place, or a value. */
	readonly wrong: MarkedLine | string;
	/** The message, and the hint if there is one. */
	readonly said: readonly string[];
	readonly right: string;
	readonly repair: string;
}

/** A line and the carets below it, behind the same gutter. */
const LINE = /^( *\d+) \| (.*)\n(?: +\| ([\t ]*)(\^+)\n)?/;

/** The offset of a column: a surrogate pair is one column. */
const offsetOf = (text: string, column: number): number => [...text].slice(0, column).join('').length;

const lineOf = (text: string): { readonly line: MarkedLine | string; readonly rest: string } | undefined => {
	const found = LINE.exec(text);
	if (found === null) return undefined;
	const [all, number = '', line = '', blanks = '', carets = ''] = found;
	const rest = text.slice(all.length);
	if (carets === '') return { line, rest };
	const from = offsetOf(line, [...blanks].length);
	const to = offsetOf(line, [...blanks].length + carets.length);
	return { line: { number, before: line.slice(0, from), marked: line.slice(from, to), after: line.slice(to) }, rest };
};

/** The message and the hint, without the code, which the page shows, and without the path. */
const saidIn = (text: string): readonly string[] =>
	text
		.replace(/^at .*\n/, '')
		.split(/\n(?=(?:error|warning|hint)[ :])/)
		.map((line) => line.replace(/^(?:error|warning) \S+: |^hint: /, ''));

/** A line of a long text has its number, as the lines of the right text have. */
const numberedAs = (right: string, line: MarkedLine | string): MarkedLine | string =>
	typeof line !== 'string' && /^ *\d+ \| /.test(right) ? { ...line, before: `${line.number} | ${line.before}` } : line;

const pageOf = (section: string): ErrorPage | undefined => {
	const [, code = '', meaning = ''] = /^## (\S+)\n\n(.+)\n/.exec(section) ?? [];
	if (code === '') return undefined;
	const blocks = Array.from(section.matchAll(/```\w+\n([\s\S]*?)\n```\n/g), ([, text]) => text!);
	const shown = lineOf(`${blocks[0]}\n`);
	const right = blocks.at(-1)!;
	return {
		code,
		meaning,
		settings: /\nWrong, (.+):\n/.exec(section)?.[1] ?? '',
		wrong: shown === undefined ? blocks[0]! : numberedAs(right, shown.line),
		said: saidIn(shown?.rest.trim() ?? blocks[1]!),
		right,
		repair: /\nRepair: (.+)\n/.exec(section)?.[1] ?? '',
	};
};

let pages: ReadonlyMap<string, ErrorPage> | undefined;

/** All pages by their codes. */
export const errorPages = (): ReadonlyMap<string, ErrorPage> => {
	pages ??= new Map(
		Object.values(FILES)
			.flatMap((text) => text.split(/\n(?=## )/).slice(1))
			.flatMap((section) => {
				const page = pageOf(section);
				return page === undefined ? [] : [[page.code, page] as const];
			}),
	);
	return pages;
};
