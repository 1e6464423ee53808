import { checkOptions, misuse, NotationError, type OptionRule } from '@x/diagnostics';
import { safeParse } from '../parse.js';
import { movesIn } from '../path/read-moves.js';
import type { Item, Mbn, Sequence } from '../tree.js';
import type { Scope } from './atoms.js';
import { itemSentences } from './items.js';
import { movesSentences } from './moves.js';
import type { Sentence } from './wording.js';

export interface DescribeOptions {
	/** Words for pieces by their letters, such as `{ Q: 'queen' }`. By default their letters. */
	readonly pieces?: Readonly<Record<string, string>> | undefined;
	/** Names that moves may use besides the base moves, such as `{ Q: 'R+N' }`. Macros of the text itself need not be given. */
	readonly macros?: Readonly<Record<string, string | Sequence>> | undefined;
}

const RULES: Readonly<Record<keyof DescribeOptions, OptionRule>> = { pieces: 'object', macros: 'object' };

/**
 * Says in plain English what MBN means: a sentence for each way to move, or for each leg of a way with several legs. A text is a list of
 * items (`K Q=R+N`) or the moves of one piece (`mR+cpR`).
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} with every fault of a text.
 *
 * @example
 * describe('mR+cpR').map(({ text }) => text)
 * // [ 'Moves like a rook without capturing.', 'Captures like a rook over exactly one piece.' ]
 */
export function describe(value: Mbn | Item | Sequence | string, options: DescribeOptions = {}): readonly Sentence[] {
	if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) misuse('value', 'a text or a tree of MBN', value);
	checkOptions(options, RULES);
	const names = new Map<string, Sequence | undefined>(
		Object.entries(options.macros ?? {}).map(([name, moves]) => [name, typeof moves === 'string' ? movesIn(moves) : moves]),
	);
	const scope: Scope = { pieces: options.pieces ?? {}, names, hidden: [] };
	const tree = typeof value === 'string' ? treeOf(value) : value;
	if ('legs' in tree) return movesSentences(tree, scope, { leads: [] });
	if (!('items' in tree)) return itemSentences(tree, scope);
	for (const item of tree.items)
		if (item.type === 'definition' && item.piece.letters.length > 1 && item.moves !== undefined && !names.has(item.piece.letters))
			names.set(item.piece.letters, item.moves);
	return tree.items.flatMap((item) => {
		const sentences = itemSentences(item, scope);
		// From here on the name means this.
		if (item.type === 'macro') {
			const name = item.name.prefixes + item.name.letters;
			if (item.moves === undefined) names.delete(name);
			else names.set(name, item.moves);
		}
		return sentences;
	});
}

/** Reads a text as moves or as items, by its form. */
function treeOf(text: string): Mbn | Sequence {
	// One word without a head is taken for moves, if it can be.
	const word = !/[=\s@|]|^O-O(?:-O)?$/.test(text);
	const items = safeParse(text);
	if (!word) {
		if (items.ok) return items.value;
		throw new NotationError(items.problems);
	}
	try {
		return movesIn(text);
	} catch (error) {
		if (items.ok) return items.value;
		throw error;
	}
}
