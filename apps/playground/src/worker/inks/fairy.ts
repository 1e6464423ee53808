import { keys, type Section, safeParse, type VariantsIni } from '@x/variants-ini';
import { describe } from '@x/variants-ini/describe';
import { headersOf } from '../languages/headers.js';
import { fairyWords } from '../languages/words/fairy.js';
import { lexed, type Part, part, readAround } from './ink.js';

const DETAILS: ReadonlyMap<string, string> = new Map(
	fairyWords.flatMap(({ words }) => words.map(({ label, detail }) => [label, detail] as const)),
);

const TYPES = new Map(keys.map(({ name, type }) => [name, type] as const));

/** The comments among the lines that end at an offset. */
const comments = (text: string, at: number): readonly Part[] =>
	[...text.matchAll(/^[^\S\n]*[#;].*$/gm)].map(({ 0: comment, index }) => part(at + index, comment, 'comment'));

type Entry = Section['entries'][number];

const valueParts = ({ key, value }: Entry, at: number): readonly Part[] => {
	const type = TYPES.get(key);
	const ink = type === 'fen' || type === 'table' ? 'text' : type === 'flag' || type === 'result' || type === 'word' ? 'word' : undefined;
	if (ink !== undefined) return [part(at, value, ink)];
	const letter = /^[^:]*:/.exec(value)?.[0].slice(0, -1);
	if (letter !== undefined && (type === 'definition' || type === undefined))
		return [part(at, letter, 'name'), part(at + letter.length + 1, value.slice(letter.length + 1), 'number')];
	return lexed(value, at, (lexeme) => (/\d/.test(lexeme) ? { ink: 'number' } : { ink: 'name' }));
};

const sectionParts = ({ layout, entries }: Section): readonly Part[] => {
	const head: Part[] = [];
	if (layout !== undefined) {
		const { before, nameSpan, parentSpan } = layout;
		head.push(...comments(before, nameSpan.from - before.length), { ...nameSpan, ink: 'key' });
		if (parentSpan !== undefined) head.push({ ...parentSpan, ink: 'word' });
	}
	return entries.reduce((parts, entry) => {
		if (entry.layout === undefined) return parts;
		const { before, keySpan, valueSpan } = entry.layout;
		parts.push(...comments(before, keySpan.from - before.length));
		parts.push({ ...keySpan, ink: 'key', means: DETAILS.get(entry.key) }, ...valueParts(entry, valueSpan.from));
		return parts;
	}, head);
};

/** A text as far as it can be read: lines with faults are left out. */
const readIni = (text: string): VariantsIni | undefined =>
	readAround(
		text,
		(rest) => {
			const result = safeParse(rest, { mode: 'lenient' });
			return result.ok ? { value: result.value } : { faultAt: result.problems.find(({ severity }) => severity === 'error')?.span.from };
		},
		/[^\n]+/g,
	);

/** The parts of a text of variants.ini, the sentences about its lines among them. */
export const fairyParts = (text: string): readonly Part[] =>
	headersOf(text).flatMap(({ from, to }) => {
		const file = readIni(text.slice(from, to));
		if (file === undefined) return [];
		const after = file.after ?? '';
		const sentences = describe(file).flatMap(({ text: means, span }) => (span === undefined ? [] : [{ ...span, means }]));
		return [...file.sections.flatMap(sectionParts), ...comments(after, to - from - after.length), ...sentences].map((one) => ({
			...one,
			from: one.from + from,
			to: one.to + from,
		}));
	});
