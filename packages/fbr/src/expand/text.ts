import { type Definition, type Item, parse as parseMbn, type Sequence } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import { parse } from '../parse.js';
import type { Rule } from '../tree.js';

const PRINTER = new Printer(false);

/** A tree without spans: what an expansion writes stands nowhere in the text. */
function unlocated<T>(tree: T): T {
	if (Array.isArray(tree)) return tree.map(unlocated) as T;
	if (typeof tree !== 'object' || tree === null) return tree;
	const entries = Object.entries(tree).filter(([key]) => key !== 'span');
	return Object.fromEntries(entries.map(([key, inner]) => [key, unlocated(inner)])) as T;
}

/** Texts without a limit of length: the expansion has its own. */
const limits = (text: string): { length: number; depth: number } => ({ length: text.length, depth: 1000 });

/** The items of a text; none for an empty one. */
export const itemsOf = (text: string): readonly Item[] => (text === '' ? [] : unlocated(parseMbn(text, { limits: limits(text) }).items));

/** The rules of a text. */
export const rulesOf = (text: string): readonly Rule[] => unlocated(parse(text, { limits: limits(text) }).rules);

/** A definition with other moves. */
export const withMoves = (definition: Definition, moves: string): readonly Item[] => itemsOf(`${headOf(definition)}=${moves}`);

/** The text of a definition before its moves. */
export const headOf = (definition: Definition): string => PRINTER.item({ ...definition, moves: undefined });

/** The text of the moves of a definition; a definition without moves moves as the base move of its letter. */
export const movesOf = ({ piece, moves }: Definition): string => {
	if (moves !== undefined) return PRINTER.sequence(moves);
	return piece.letters.length > 1 ? `:${piece.letters}:` : piece.letters.toUpperCase();
};

/** The moves of a text. */
export const sequenceOf = (moves: string): Sequence => (itemsOf(`A=${moves}`)[0] as Definition).moves!;
