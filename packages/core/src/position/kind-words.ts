import type { AnyGame } from './any-board.js';
import { remembered } from './remembered.js';

/** The kinds of a game by the words that people use for them, in lower case: their names, their letters, their titles. */
const wordsOf = /* @__PURE__ */ remembered((game: AnyGame): ReadonlyMap<string, readonly string[]> => {
	const kinds = Object.entries(game.ruleset.kinds);
	const byLetter = new Map<string, string[]>();
	for (const [kind] of kinds) {
		const letter = letterOfKind(game, kind);
		const alike = byLetter.get(letter);
		if (alike === undefined) byLetter.set(letter, [kind]);
		else alike.push(kind);
	}
	const words = new Map<string, Set<string>>();
	for (const [kind, { title = kind }] of kinds) {
		const letter = letterOfKind(game, kind);
		for (const word of [kind, letter, title].map((one) => one.toLowerCase())) {
			const denoted = words.get(word) ?? new Set<string>();
			words.set(word, denoted);
			// Kinds with one letter are one piece in texts: a queen that was a pawn is a queen.
			for (const alike of byLetter.get(letter)!) denoted.add(alike);
		}
	}
	return new Map(Array.from(words, ([word, denoted]) => [word, [...denoted]]));
});

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
	wordsOf(game).get((word.length > 1 && word.startsWith('=') ? word.slice(1) : word).toLowerCase()) ?? [];

/**
 * The kind of this name, otherwise the kinds that the word denotes.
 *
 * @example
 * import { kindsNamed } from '@x/core/engine';
 * kindsNamed(chess, 'queen') // → [ 'Q' ]
 */
export const kindsNamed = (game: AnyGame, word: string): readonly string[] =>
	Object.hasOwn(game.ruleset.kinds, word) ? [word] : kindsDenoted(game, word);
