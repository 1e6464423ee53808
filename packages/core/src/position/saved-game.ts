import type { Setup } from '../rules/types.js';

/** A position with its history as JSON. It is the same on every board. */
export interface SavedGame {
	/** Version of this format. */
	readonly version: 1;
	/** The id of the game's definition, where it has one. It is for readers; `restore` compares `hash`. */
	readonly game?: string;
	/** Content hash of the ruleset. */
	readonly hash: string;
	/** The first position of the chain; left out where it is the start of the game. */
	readonly start?: Setup;
	/** The moves after it, by `moveName`. */
	readonly moves: readonly string[];
}
