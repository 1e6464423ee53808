/** Markdown as text: what a page needs to know about a file. */

/** A file with its settings between `---` at its start, as `name: value`. Values are texts, or `true` and `false`. */
export interface Parsed {
	readonly settings: Readonly<Record<string, string | boolean>>;
	readonly text: string;
}

const HEAD = /^---\n([\s\S]*?)\n---\n/;

/** Divides a file into its settings and its text. */
export const parseHead = (file: string): Parsed => {
	const head = HEAD.exec(file);
	if (head === null) return { settings: {}, text: file };
	const lines = head[1]!.split('\n').flatMap((line) => {
		const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
		return name === undefined ? [] : [[name, value === 'true' || value === 'false' ? value === 'true' : value!] as const];
	});
	return { settings: Object.fromEntries(lines), text: file.slice(head[0].length) };
};

/** Markdown without its signs: for titles and descriptions. */
export const plain = (markdown: string): string =>
	markdown
		.replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
		.replace(/[`*]/g, '')
		.replace(/\\([<>_])/g, '$1')
		.replace(/\s+/g, ' ')
		.trim();

/** The first heading. */
export const titleOf = (text: string): string | undefined => {
	const heading = /^# (.+)$/m.exec(text)?.[1];
	return heading === undefined ? undefined : plain(heading);
};

/** The most letters of a description: search engines show about that many. */
const LONGEST = 160;

/** The first paragraph, cut at the end of a word. */
export const descriptionOf = (text: string): string => {
	const paragraph = text.split(/\n{2,}/).find((block) => /^[\p{L}`*["“]/u.test(block.trim()) && !block.startsWith('```')) ?? '';
	return shortened(plain(paragraph));
};

/** A text of at most `LONGEST` letters. */
export const shortened = (text: string): string => {
	if (text.length <= LONGEST) return text;
	const sentence = text.slice(0, LONGEST).lastIndexOf('. ');
	return sentence > LONGEST / 3 ? text.slice(0, sentence + 1) : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`;
};

/** Plain text as Markdown that shows it. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|{}#]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The pieces of a text outside of code, changed by a function; code stays as it is. */
export const outsideCode = (text: string, change: (part: string) => string): string => {
	let fence = '';
	const lines: string[] = [];
	let prose: string[] = [];
	const flush = (): void => {
		if (prose.length > 0) lines.push(change(prose.join('\n')));
		prose = [];
	};
	for (const line of text.split('\n')) {
		const mark = /^\s*(?:[-*] |\d+\. |> )?\s*(`{3,}|~{3,})/.exec(line)?.[1];
		if (fence === '' && mark !== undefined) {
			flush();
			fence = mark;
			lines.push(line);
		} else if (fence !== '') {
			lines.push(line);
			if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
		} else prose.push(line);
	}
	flush();
	return lines.join('\n');
};
