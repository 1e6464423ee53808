import { type Fbr, RULES, type Rule, safeParse } from '@x/fbr';
import { describe } from '@x/fbr/describe';
import { plainMeaning } from '../languages/words/fbr.js';
import { lexed, type Part, part, readAround } from './ink.js';
import { treeParts } from './mbn.js';

/** A text as far as it can be read: words with faults are left out. */
const readFbr = (text: string): Fbr | undefined =>
	readAround(
		text,
		(rest) => {
			const result = safeParse(rest, { mode: 'lenient' });
			return result.ok ? { value: result.value } : { faultAt: result.problems.find(({ severity }) => severity === 'error')?.span.from };
		},
		/\S+/g,
	);

const ruleParts = (text: string, { name, span, attributes = [] }: Rule): readonly Part[] => {
	if (span === undefined) return [];
	const from = text.indexOf(name, span.from);
	const row = RULES[name];
	const words = attributes.flatMap((attribute) => {
		if (attribute.span === undefined) return [];
		const at = text.indexOf(attribute.name, attribute.span.from);
		const meaning = row.attributes?.[attribute.name]?.meaning;
		const rest = at + attribute.name.length;
		return [
			part(at, attribute.name, 'word', meaning === undefined ? undefined : plainMeaning(meaning)),
			...lexed(text.slice(rest, attribute.span.to), rest, otherInk),
		];
	});
	const head = Math.min(span.to, ...attributes.flatMap((attribute) => attribute.span?.from ?? []));
	const rest = from + name.length;
	return [part(from, name, 'key', plainMeaning(row.meaning)), ...lexed(text.slice(rest, head), rest, otherInk), ...words];
};

/** Letters of pieces in sets, and squares. */
const otherInk = (lexeme: string): Pick<Part, 'ink'> => ({ ink: /\d/.test(lexeme) ? 'number' : 'name' });

const HEADS = { title: 'name', board: 'number', start: 'text' } as const;

/** The lines of the head, which have no spans: they stand before the rules, in the order of the layout. */
const headParts = (text: string, { layout }: Fbr): readonly Part[] => {
	let at = 0;
	return (layout?.parts ?? []).flatMap((one) => {
		if (!('text' in one)) return [];
		const from = text.indexOf(one.text, at);
		if (from < 0) return [];
		at = from + one.text.length;
		return [part(from, one.text, HEADS[one.type])];
	});
};

/** The parts of a text of FBR, the sentences about its rules and pieces among them. */
export const fbrParts = (text: string): readonly Part[] => {
	const tree = readFbr(text);
	if (tree === undefined) return [];
	const sentences = describe(tree).flatMap(({ text: means, span }) =>
		span === undefined ? [] : [{ from: span.from, to: span.to, means }],
	);
	return [
		...headParts(text, tree),
		...tree.rules.flatMap((rule) => ruleParts(text, rule)),
		...treeParts(text, tree.pieces.items),
		...sentences,
	];
};
