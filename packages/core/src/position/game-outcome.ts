/** How a game ended, or how a player may claim that it ended. */
export interface GameOutcome {
	/** The id of the outcome rule: `checkmate`, `stalemate`, `fivefold-repetition`; `stuck` where no rule applies. */
	readonly reason: string;
	/** The winning side's name. */
	readonly winner?: string;
	readonly draw?: true;
	/** The players who may claim it; absent where the game is over without a claim. */
	readonly claim?: 'mover' | 'either';
	/** Points of the first and the second side, where the rule gives points. */
	readonly points?: readonly [number, number];
}
