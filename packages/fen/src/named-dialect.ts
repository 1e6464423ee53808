import type { Game } from '@x/core';
import type { Dialect, Notation } from './options.js';

/**
 * A dialect with a name. Its reader is private: a definition with a dialect can be copied by `structuredClone` and written by `JSON.stringify`, and
 * the copy names the dialect.
 */
class Named implements Dialect {
	readonly name: string;
	readonly #of: (game: Game) => Notation;

	constructor(name: string, of: (game: Game) => Notation) {
		this.name = name;
		this.#of = of;
	}

	of(game: Game): Notation {
		return this.#of(game);
	}
}

export const named = (name: string, of: (game: Game) => Notation): Dialect => new Named(name, of);

/** A function of a game that is computed once for each game. The last game is remembered apart. */
export const onceForEach = (make: (game: Game) => Notation): ((game: Game) => Notation) => {
	const made = new WeakMap<Game, Notation>();
	let last: Game | undefined;
	let notation: Notation | undefined;
	return (game) => {
		if (game !== last) {
			notation = made.get(game) ?? make(game);
			made.set(game, notation);
			last = game;
		}
		return notation!;
	};
};
