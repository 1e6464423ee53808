import type { Recorded } from '../load/kernel.js';
import type { Game } from './game.js';
import type { Move } from './move.js';

/** What a chain of positions starts from: codes by cell, and registers. */
export interface Root {
	readonly codes: Int32Array;
	readonly registers: Int32Array;
	/** Keys of positions before it. */
	readonly seen: readonly string[];
}

/**
 * A position of a game: an immutable value. The chain of `previous` positions is its history.
 *
 * Positions hold no board. Asked something, one seats itself on the game's single bench by undoing to the common ancestor
 * and playing down from there, so walking a line costs one step each and jumping between far branches costs their distance.
 */
export class Position {
	readonly game: Game;
	/** @internal */
	readonly parent: Position | undefined;
	/** @internal */
	readonly root: Root;
	/** @internal */
	readonly route: number;
	/** @internal */
	readonly detail: number;
	/** @internal */
	readonly recorded: Recorded | undefined;
	/** @internal plies since the root */
	readonly depth: number;
	/** @internal */
	phase = 0;
	/** @internal whether the side to move is in check: 1, 0; -1: not known */
	checked = -1;
	/** @internal */
	hashLow = 0;
	/** @internal */
	hashHigh = 0;
	/** @internal */
	moves: readonly Move[] | undefined = undefined;
	/** @internal */
	identity: string | undefined = undefined;

	/** @internal Positions are made by `position`, `validate` and `apply`. */
	constructor(game: Game, root: Root, parent: Position | undefined, route: number, detail: number, recorded: Recorded | undefined) {
		this.game = game;
		this.root = root;
		this.parent = parent;
		this.route = route;
		this.detail = detail;
		this.recorded = recorded;
		this.depth = parent === undefined ? 0 : parent.depth + 1;
	}
}
