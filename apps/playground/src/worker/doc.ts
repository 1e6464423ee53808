import type { GameRecord, Start } from '../state/app-state.js';

/** A game as the engine receives it. */
export interface Doc {
	readonly ruleset: string;
	readonly start: Start;
	readonly record: GameRecord;
	/** Index of the game in a text with several games; 0 by default. */
	readonly game?: number | undefined;
}
