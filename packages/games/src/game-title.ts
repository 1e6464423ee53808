/** The names of a game. */
export interface GameTitle {
	readonly title: string;
	/** Other names in use: translations, names in the game's own script, short forms. No two games share one. */
	readonly also: readonly string[];
}
