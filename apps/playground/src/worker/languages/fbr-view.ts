import { isNotationError } from '@x/diagnostics';
import { type AttributeRow, type Expansion, expand, type Fbr, RULES, type RuleRow, stringify } from '@x/fbr';
import { describe } from '@x/fbr/describe';
import { type Mbn, stringify as stringifyPieces } from '@x/mbn';
import type { FbrPiece, FbrRow, FbrStep, FbrView } from '../fbr-views.js';
import { fbr } from './fbr.js';
import { plainMeaning } from './words/fbr.js';

const SIGNS = {
	prefix: '#',
	direction: '<n>',
	order: '<2>',
	number: '(3)',
	set: '{K}',
	range: '[1-4]',
	word: '/Word/',
	values: '{K=9}',
} as const;

/** The parts of a rule or an attribute, as examples. Those that may be left out are in the second list. */
const partsOf = (row: RuleRow | AttributeRow): Pick<FbrRow, 'required' | 'optional'> => {
	const needs: Partial<Record<string, unknown>> = { ...row };
	const of = (need: string): readonly string[] => Object.entries(SIGNS).flatMap(([part, sign]) => (needs[part] === need ? [sign] : []));
	return { required: of('required'), optional: of('optional') };
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const rowOf = (name: string, row: RuleRow | AttributeRow): FbrRow => ({
	name,
	...partsOf(row),
	meaning: capital(plainMeaning(row.meaning)),
});

const rulesOf = ({ rules }: Fbr): FbrView['rules'] =>
	rules.flatMap(({ name, span }) => {
		if (span === undefined) return [];
		const attributes = Object.entries(RULES[name].attributes ?? {}).map(([attribute, row]) => rowOf(attribute, row));
		return [{ span, rule: rowOf(name, RULES[name]), attributes }];
	});

/** A definition without its title and its start, which no rule changes. */
const body = ({ title: _, start: __, layout: ___, ...rest }: Fbr): string => stringify(rest);

const stepsOf = ({ steps }: Expansion): readonly FbrStep[] =>
	steps.map(({ rule, before, after, note }) => ({
		rule: stringify({ rules: [rule], pieces: { items: [] } }),
		note,
		before: body(before),
		after: body(after),
	}));

/**
 * The pieces of a game, each with the macros of all, so that it can be read alone. A piece that moves as the macro with its letter has the moves
 * of that macro instead, so that their legs are its own.
 */
const piecesOf = ({ pieces: { items } }: Fbr): readonly FbrPiece[] => {
	const macros = items.filter((item) => item.type === 'macro');
	const written = (some: Mbn['items']): string => stringifyPieces({ items: some });
	return items.flatMap((item) => {
		if (item.type !== 'definition') return [];
		const { moves, piece, tail } = item;
		const name = piece.prefixes + piece.letters;
		const own = macros.find(
			(macro) => moves === undefined && macro.moves !== undefined && macro.name.prefixes + macro.name.letters === name,
		);
		const definition = own?.moves === undefined ? item : { ...item, moves: own.moves };
		const others = macros.filter((macro) => macro !== own);
		return [{ title: tail.comment ?? name, code: written([definition]), text: written([...others, definition]) }];
	});
};

/** The expansion of a definition, or the reasons why there is none. */
const expanded = (tree: Fbr): { readonly expansion: Expansion; readonly refused: readonly string[] } => {
	try {
		return { expansion: expand(tree), refused: [] };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { expansion: { value: tree, steps: [] }, refused: error.problems.map(({ message }) => message) };
	}
};

/** The meaning of a text in FBR: its sentences, its rules, its expansion and its pieces. Undefined if it cannot be read. */
export const fbrView = (text: string): FbrView | undefined => {
	const { value } = fbr.parse(text);
	if (value === undefined) return undefined;
	const { tree } = value;
	const { expansion, refused } = expanded(tree);
	return {
		text,
		sentences: describe(tree).map(({ text: words, span, rule, attribute }) => ({ text: words, span, rule, attribute })),
		rules: rulesOf(tree),
		steps: stepsOf(expansion),
		refused,
		size: expansion.value.board ?? tree.board,
		pieces: piecesOf(expansion.value),
	};
};
