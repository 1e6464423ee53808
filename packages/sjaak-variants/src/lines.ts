import type { Layout } from './syntax.js';

/** The maximum length of a line, which is more than any valid line needs. */
export const LONGEST_LINE = 65_536;
/** The size in bytes of the chunks in which engine 1.4.1 reads lines. */
export const ENGINE_LINE = 4095;

const isBlank = (text: string, at: number): boolean => {
	const code = text.charCodeAt(at);
	return code === 32 || (code >= 9 && code <= 13);
};

/** Splits one line into its parts; `name` is empty for a line with only blanks and a comment. */
export function layoutOf(line: string, eol: string, at: number): Layout {
	const hash = line.indexOf('#');
	let end = hash < 0 ? line.length : hash;
	while (end > 0 && isBlank(line, end - 1)) end--;
	const tail = line.slice(end);
	let start = at === 0 && line.startsWith('\uFEFF') ? 1 : 0;
	while (start < end && isBlank(line, start)) start++;
	if (start === end) return { at, lead: '', name: '', gap: '', text: '', tail: line, eol };
	const lead = line.slice(0, start);
	const colon = line.indexOf(':', start);
	// Without a colon there is no key: the name is the whole line.
	if (colon < 0 || colon >= end) return { at, lead, name: line.slice(start, end), gap: '', text: '', tail, eol };
	let value = colon + 1;
	while (value < end && isBlank(line, value)) value++;
	return { at, lead, name: line.slice(start, colon), gap: `:${line.slice(colon + 1, value)}`, text: line.slice(value, end), tail, eol };
}

/** The original text of a line, without its end. */
export const lineText = ({ lead, name, gap, text, tail }: Layout): string => `${lead}${name}${gap}${text}${tail}`;

/** The offset of the value of a line in the file. */
export const valueAt = ({ at, lead, name, gap }: Layout): number => at + lead.length + name.length + gap.length;

/** All lines of a text. Joined with their ends they equal the text. */
export function* linesOf(text: string): Generator<Layout> {
	let start = 0;
	while (start < text.length) {
		const feed = text.indexOf('\n', start);
		const next = feed < 0 ? text.length : feed + 1;
		let end = feed < 0 ? text.length : feed;
		if (feed > start && text[feed - 1] === '\r') end--;
		yield layoutOf(text.slice(start, end), text.slice(end, next), start);
		start = next;
	}
}
