import { GAME } from './hidden.js';
import { pictureOf } from './picture.js';
import type { SavedGame } from './saved-game.js';
import { savedGameOf } from './saved-game-of.js';
import type { Game, Position, Root } from './types.js';

/** The property that holds the game. The class cannot declare it: declarations are made without inference. */
interface WithGame<G> {
	[GAME]: G;
}

/**
 * The part of a position that does not depend on its engine.
 *
 * The game and the earlier positions are not properties with names, so `structuredClone` and message ports copy a position without them. Such a
 * copy is recognised where it is used.
 */
export abstract class PositionBase<G extends Game = Game> implements Position {
	abstract readonly parent: Position | undefined;
	readonly root: Root;
	readonly depth: number;

	constructor(game: G, root: Root, depth: number) {
		(this as unknown as WithGame<G>)[GAME] = game;
		this.root = root;
		this.depth = depth;
	}

	get game(): G {
		return (this as unknown as WithGame<G>)[GAME];
	}

	toJSON(): SavedGame {
		return savedGameOf(this);
	}

	toString(): string {
		return pictureOf(this);
	}
}
