import type { AnyGame } from './any-board.js';

/** The kinds of a game by the words that people use for them, in lower case: their letters, their titles. */
const wordsOf = new WeakMap<AnyGame, ReadonlyMap<string, readonly string[]>>();

function words(game: AnyGame): ReadonlyMap<string, readonly string[]> {
	const known = wordsOf.get(game);
	if (known !== undefined) return known;
	const made = new Map<string, string[]>();
	const kinds = Object.entries(game.ruleset.kinds);
	for (const [kind, { title = kind }] of kinds) {
		const letter = letterOfKind(game, kind);
		// Kinds with one letter are one piece in texts: a queen that was a pawn is a queen.
		const alike = kinds.flatMap(([other]) => (letterOfKind(game, other) === letter ? [other] : []));
		for (const word of [kind, letter, title].map((one) => one.toLowerCase()))
			made.set(word, [...new Set([...(made.get(word) ?? []), ...alike])]);
	}
	wordsOf.set(game, made);
	return made;
}

/** The letter of a kind in texts; its name, if it has none. */
export const letterOfKind = ({ names }: AnyGame, kind: string): string => names?.kinds[kind]?.letter ?? kind;

/**
 * The kinds that a word may denote: those with this name, letter or title, in either case, and with `=` before it or not, and the kinds with the same
 * letter. A queen that was a pawn and a queen have one letter, so a word may denote several kinds.
 *
 * @example
 * import { kindsDenoted } from '@x/core/engine';
 * [kindsDenoted(chess, 'queen'), kindsDenoted(chess, '=q'), kindsDenoted(chess, 'dragon')] // → [ [ 'Q' ], [ 'Q' ], [] ]
 */
export const kindsDenoted = (game: AnyGame, word: string): readonly string[] =>
	words(game).get((word.length > 1 && word.startsWith('=') ? word.slice(1) : word).toLowerCase()) ?? [];

/** The kind of this name, otherwise the kinds that the word denotes. */
export const kindsNamed = (game: AnyGame, word: string): readonly string[] =>
	Object.hasOwn(game.ruleset.kinds, word) ? [word] : kindsDenoted(game, word);
