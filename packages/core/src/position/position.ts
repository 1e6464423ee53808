import { savedGameOf } from './saved-game-of.js';
import type { Game, Position, Root, SavedGame } from './types.js';

/** The part of a position that does not depend on its engine. */
export abstract class PositionBase implements Position {
	readonly game: Game;
	abstract readonly parent: Position | undefined;
	readonly root: Root;
	readonly depth: number;

	constructor(game: Game, root: Root, depth: number) {
		this.game = game;
		this.root = root;
		this.depth = depth;
	}

	toJSON(): SavedGame {
		return savedGameOf(this);
	}
}
