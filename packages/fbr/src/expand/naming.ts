import type { Definition, Item } from '@x/mbn';
import type { Fbr, Rule } from '../tree.js';
import { refusal } from './refusal.js';
import { itemsOf, movesOf } from './text.js';

/** The names that the base moves are made of. A macro with such a name changes them as well. */
const CONTAINED: Readonly<Record<string, string>> = {
	B: 'F',
	E: 'RNW',
	I: 'BNF',
	K: 'WF',
	M: 'WF',
	P: 'WF',
	Q: 'RBWF',
	R: 'W',
	S: 'WF',
	U: 'WF',
	X: 'OKWF',
	Y: 'F',
};

/** The names of moves in a tree. */
function mentions(tree: unknown, found: Set<string> = new Set()): Set<string> {
	if (Array.isArray(tree)) for (const inner of tree) mentions(inner, found);
	else if (typeof tree === 'object' && tree !== null) {
		if ('type' in tree && tree.type === 'base' && 'letter' in tree) {
			found.add(tree.letter as string);
			for (const letter of CONTAINED[tree.letter as string] ?? '') found.add(letter);
		} else if ('type' in tree && tree.type === 'name' && 'name' in tree) found.add(tree.name as string);
		for (const inner of Object.values(tree)) mentions(inner, found);
	}
	return found;
}

/** All names between colons in a tree: those of moves and those of pieces. */
function compounds(tree: unknown, found: Set<string> = new Set()): Set<string> {
	if (Array.isArray(tree)) for (const inner of tree) compounds(inner, found);
	else if (typeof tree === 'object' && tree !== null) {
		for (const [key, inner] of Object.entries(tree)) {
			if ((key === 'name' || key === 'letters') && typeof inner === 'string') found.add(inner);
			else compounds(inner, found);
		}
	}
	return found;
}

/** The old moves of definitions under names, so that new moves can be made of them. */
export interface Naming {
	readonly macros: readonly Item[];
	/** The macro that must stand directly before a definition. */
	readonly before: (definition: Definition) => readonly Item[];
	/** The name of the old moves, as moves write it. */
	readonly nameOf: (definition: Definition) => string;
	/** A letter for a macro of ours, or a new name if moves, macros or pieces of the text use the letter. */
	readonly unused: (letter: string) => string;
}

export interface NamingOptions {
	/** Names with a meaning in the new moves. */
	readonly reserved?: string;
	/** Writes `@K=K` and not `@K`. */
	readonly full?: boolean;
}

/**
 * Gives names to the moves of definitions. The letter of the piece is the name, as in the source's examples, unless other moves use that
 * letter: then they would change their meaning, and the name is a new one.
 */
export function named(
	value: Fbr,
	rule: Rule,
	definitions: readonly Definition[],
	{ reserved = '', full = false }: NamingOptions = {},
): Naming {
	const { items } = value.pieces;
	const taken = compounds(items);
	const usedElsewhere = uses(items);
	const macros = new Set(items.flatMap((item) => (item.type === 'macro' ? [item.name.letters] : [])));
	const several = repeated(definitions.map(({ piece }) => piece.letters));
	const names = new Map<Definition, { readonly name: string; readonly macro: readonly Item[] }>();
	for (const definition of definitions) {
		const { letters, prefixes } = definition.piece;
		const moves = movesOf(definition);
		const own = letters.length > 1 ? `:${letters}:` : letters;
		const identity = moves === own;
		const plain = prefixes === '' && /^[A-Z]/.test(letters) && !several.has(letters);
		if (plain && (identity || !(usedElsewhere(definition) || reserved.includes(letters) || macros.has(letters)))) {
			// A name between colons without moves is a macro of the text, or nothing. A macro of the text stays.
			const text = identity ? (letters.length > 1 || macros.has(letters) ? '' : `@${own}${full ? `=${own}` : ''}`) : `@${own}=${moves}`;
			names.set(definition, { name: own, macro: itemsOf(text) });
		} else {
			const name = `:${freshName(letters, taken, rule)}:`;
			names.set(definition, { name, macro: itemsOf(`@${name}=${moves}`) });
		}
	}
	// A macro between definitions changes what later ones mean: each macro of ours must then stand where its text was.
	const late = items.slice(items.findIndex(({ type }) => type !== 'macro')).some(({ type }) => type === 'macro');
	const macroOf = (definition: Definition): readonly Item[] => names.get(definition)?.macro ?? [];
	return {
		macros: late ? [] : definitions.flatMap(macroOf),
		before: (definition) => (late ? macroOf(definition) : []),
		nameOf: (definition) => names.get(definition)!.name,
		unused: (letter) => (isUsed(items, letter) ? `:${freshName(letter, taken, rule)}:` : letter),
	};
}

/** Whether the moves of other items use the letters of a definition. */
function uses(items: readonly Item[]): (definition: Definition) => boolean {
	const used = new Map<Item, ReadonlySet<string>>(
		items.map((item) => [item, item.type === 'definition' && item.moves === undefined ? new Set(baseOf(item)) : mentions(item)]),
	);
	const users = new Map<string, number>();
	for (const names of used.values()) for (const name of names) users.set(name, (users.get(name) ?? 0) + 1);
	return (definition) => {
		const { letters } = definition.piece;
		return (users.get(letters) ?? 0) > (used.get(definition)?.has(letters) ? 1 : 0);
	};
}

/** The words that are in a list more than once. */
const repeated = (words: readonly string[]): ReadonlySet<string> => {
	const seen = new Set<string>();
	return new Set(words.filter((word) => seen.has(word) || !seen.add(word)));
};

/** The names of base moves in a definition without moves. */
function baseOf({ piece: { letters } }: Definition): readonly string[] {
	const capital = letters.length > 1 ? letters : letters.toUpperCase();
	return [capital, ...(CONTAINED[capital] ?? '')];
}

/** A name between colons that the text does not use. */
function freshName(letters: string, taken: Set<string>, rule: Rule): string {
	const first = letters[0]!.toUpperCase();
	for (let number = 0; number < 100; number++) {
		const name = `${first}${number}`;
		if (taken.has(name)) continue;
		taken.add(name);
		return name;
	}
	throw refusal('no-letter', rule, `Expected a free name of the form :${first}0: to :${first}99:, found none.`, 'Rename pieces.');
}

/** Whether moves, macros or pieces use a letter. */
const isUsed = (items: readonly Item[], letter: string): boolean =>
	items.some(
		(item) =>
			mentions(item).has(letter) ||
			(item.type === 'macro' && item.name.letters === letter) ||
			(item.type === 'definition' && item.piece.letters === letter),
	);
