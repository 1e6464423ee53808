import type { Move } from '../position/move.js';
import { Position, type Root } from '../position/position.js';
import type { SetGame } from './game.js';

/** A position with its words: a slice of an array that it shares with others made at about the same time. */
export class SetPosition extends Position {
	declare readonly game: SetGame;
	declare readonly parent: SetPosition | undefined;
	readonly words: Int32Array;
	readonly at: number;
	/** The move that led here, as a number. */
	readonly packed: number;
	moves: readonly Move[] | undefined = undefined;
	identity: string | undefined = undefined;

	constructor(game: SetGame, root: Root, parent: SetPosition | undefined, words: Int32Array, at: number, packed: number) {
		super(game, root, parent);
		this.words = words;
		this.at = at;
		this.packed = packed;
	}
}
