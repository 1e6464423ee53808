import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';
import type { Item, Located, Mbn } from '@x/mbn';
import { describe as describeMbn, rangeWords } from '@x/mbn/describe';
import { parse } from '../parse.js';
import { Printer } from '../print.js';
import { type AttributeName, attributeRow, RULES, type RuleName } from '../table/names.js';
import type { Attribute, Compass, Fbr, Rule } from '../tree.js';
import { COLOURS, capital, list, multisetWords, type Names, nameOf, RELATIVE, type Sides, setWords } from './words.js';

/** A sentence about a part of a game. */
export interface Sentence extends Located {
	readonly text: string;
	/** The rule that the sentence is about; absent for sentences about the board and the pieces. */
	readonly rule?: RuleName | undefined;
	readonly attribute?: AttributeName | undefined;
}

export interface DescribeOptions {
	/** Words for pieces by their letters, such as `{ Q: 'queen' }`. By default the comments of the text, or else the letters. */
	readonly pieces?: Readonly<Record<string, string>> | undefined;
}

const OPTIONS: Readonly<Record<keyof DescribeOptions, OptionRule>> = { pieces: 'object' };
const PRINTER = new Printer(false);
const POINTS: Readonly<Record<Compass, string>> = {
	n: 'north',
	s: 'south',
	e: 'east',
	w: 'west',
	ne: 'northeast',
	nw: 'northwest',
	se: 'southeast',
	sw: 'southwest',
};

/**
 * Says in plain English what the rules and the pieces of a game mean: a sentence for each rule and each attribute, then those for the pieces.
 * Each has the place of its part in the text.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} with every fault of a text.
 *
 * @example
 * describe('royal{M}=maxchecks(3) M|Marshal|=W').map(({ text }) => text)
 * // [ 'A marshal is royal: it must not stay in check, and mate loses.', 'The side that gives 3 checks in all wins.',
 * //   'Marshal moves or captures one cell orthogonally.' ]
 */
export function describe(value: Fbr | string, options: DescribeOptions = {}): readonly Sentence[] {
	if (typeof value !== 'string' && (typeof value !== 'object' || value === null || !('rules' in value)))
		misuse('value', 'a text or a tree of FBR', value);
	checkOptions(options, OPTIONS);
	const tree = typeof value === 'string' ? parse(value) : value;
	const names: Names = { ...commentsOf(tree.pieces), ...options.pieces };
	return [...headSentences(tree), ...tree.rules.flatMap((rule) => ruleSentences(rule, names)), ...pieceSentences(tree.pieces, names)];
}

/** The names of pieces that comments give. */
export function commentsOf({ items }: Mbn): Names {
	const named = items.flatMap((item) => {
		const { comment } = item.tail;
		if (item.type !== 'definition' || comment === undefined || comment.trim() === '') return [];
		const { prefixes, letters } = item.piece;
		return [[prefixes + letters[0]!.toUpperCase() + letters.slice(1), comment.trim().toLowerCase()] as const];
	});
	// The first comment of a piece names it.
	return Object.fromEntries(named.reverse());
}

/** The pieces under their names; comments would repeat them. */
function pieceSentences(pieces: Mbn, names: Names): readonly Sentence[] {
	const items = pieces.items.map((item): Item => ({ ...item, tail: { ...item.tail, comment: undefined } }));
	return describeMbn({ items }, { pieces: names });
}

function headSentences({ title, board }: Fbr): readonly Sentence[] {
	const sentences: Sentence[] = [];
	if (title !== undefined) sentences.push({ text: `The game is ${title}.` });
	if (board !== undefined) {
		const boards = board.boards === undefined ? 'The board has' : `Each of the ${board.boards} boards has`;
		sentences.push({ text: `${boards} ${board.files} files and ${board.ranks} ranks.` });
	}
	return sentences;
}

function ruleSentences(rule: Rule, names: Names): readonly Sentence[] {
	const { name, negated, order, attributes = [], span } = rule;
	const row = RULES[name];
	const about = (text: string, at: Located['span'], attribute?: AttributeName): Sentence => ({
		text,
		...(at !== undefined && { span: at }),
		rule: name,
		...(attribute !== undefined && { attribute }),
	});
	if (negated) {
		const { written: _, negated: __, ...positive } = rule;
		return [about(`The rule “${PRINTER.rule(positive)}” does not hold, neither by default nor by an earlier rule.`, span)];
	}
	const sides = name === 'turn' && rule.prefix !== undefined ? RELATIVE : COLOURS;
	const implied = attributes.length === 0 && row.defaultAttribute !== undefined ? attributeRow(name, row.defaultAttribute) : undefined;
	return [
		about(filled(row.meaning, rule, names, sides), span),
		...MORE.flatMap((part) =>
			rule[part] === undefined || row.more?.[part] === undefined ? [] : [about(filled(row.more[part], rule, names), span)],
		),
		...(order === undefined ? [] : [about(`Its number in the order is ${order}.`, span)]),
		...(implied === undefined ? [] : [about(filled(implied.meaning, {}, names), span, row.defaultAttribute as AttributeName)]),
		...attributes.map((one) => about(filled(meaningOf(name, one), { ...one, multiset: rule.set }, names), one.span ?? span, one.name)),
	];
}

/** The template of an attribute. An attribute of another rule has none. */
function meaningOf(rule: RuleName, { name, negated, number }: Attribute): string {
	const row = attributeRow(rule, name);
	return (negated ? row?.negatable : number === undefined ? row?.meaning : (row?.numbered ?? row?.meaning)) ?? `${name}.`;
}

type Parts = Partial<Omit<Rule, 'name'> & Omit<Attribute, 'name'>> & { readonly multiset?: Rule['set'] };

const MORE = ['prefix', 'set', 'range'] as const;

/** Puts the parts into the places of a template. */
function filled(template: string, parts: Parts, names: Names, sides: Sides = COLOURS): string {
	return capital(
		template.replace(
			/\{([a-z]+)(?:\|([^}]*))?\}/g,
			(_, place: string, absent?: string) => wordsFor(place, parts, names, sides) ?? absent ?? '',
		),
	);
}

function wordsFor(
	place: string,
	{ set, range, number, prefix, direction, word, values, multiset }: Parts,
	names: Names,
	sides: Sides,
): string | undefined {
	switch (place) {
		case 'set':
			return set && setWords(set, names, sides);
		case 'multiset':
			return multiset && multisetWords(multiset, names);
		case 'range':
			return range && rangeWords(range);
		case 'number':
			return number === undefined ? undefined : String(number);
		case 'prefix':
			return prefix === undefined ? undefined : `“${prefix}”`;
		case 'direction':
			return direction && POINTS[direction];
		case 'word':
			return word === undefined ? undefined : `“${word}”`;
		default:
			return (
				values &&
				list(
					values.map(({ piece, value }) => `${nameOf(piece, names)} = ${value}`),
					'and',
				)
			);
	}
}
