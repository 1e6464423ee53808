import type { Ended } from '../rules/types.js';
import type { Game } from './game.js';
import { type SavedGame, save } from './save.js';

/** What a chain of positions starts from: codes by cell, and registers. */
export interface Root {
	/** Best a plain list: typed arrays of this length take long to make. */
	readonly codes: ArrayLike<number>;
	readonly registers: Int32Array;
	/** Keys of positions before it. */
	readonly seen: readonly string[];
	/** How the game ended in the first position, where the rest does not show it. */
	readonly ended?: Ended | undefined;
}

/** A position of a game: an immutable value. The chain of `previous` positions is its history. */
export abstract class Position {
	readonly game: Game;
	/** @internal */
	abstract readonly parent: Position | undefined;
	/** @internal */
	readonly root: Root;
	/** @internal plies since the root */
	readonly depth: number;

	/** @internal Positions are made by `position`, `validate` and `apply`. */
	constructor(game: Game, root: Root, depth: number) {
		this.game = game;
		this.root = root;
		this.depth = depth;
	}

	/** What `JSON.stringify` writes of a position: what {@link save} says. */
	toJSON(): SavedGame {
		return save(this);
	}
}
