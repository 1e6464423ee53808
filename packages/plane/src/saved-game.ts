import type { Setup } from '@x/core';
import type { MoveText } from './family.js';

/** A position of a plane with its history as JSON. */
export interface SavedPlaneGame {
	/** The version of this format. */
	readonly version: 1;
	/** The id of the definition that the game was made from, if any: for people and for lists. `restore` checks `hash`. */
	readonly game?: string;
	/** Content hash of the ruleset. */
	readonly hash: string;
	/** The first position of the chain. */
	readonly start: Setup;
	/** The moves from there on, by their ends. */
	readonly moves: readonly MoveText[];
}
