/** How a game ended, or may be called ended. */
export interface GameOutcome {
	/** The id of the outcome rule: `checkmate`, `stalemate`, `fivefold-repetition`; `stuck` where nothing says more. */
	readonly reason: string;
	/** The winning side's name. */
	readonly winner?: string;
	readonly draw?: true;
	/** Who may call it; absent where it is so without a call. */
	readonly claim?: 'mover' | 'either';
	/** Points of the first and the second side, where the rule gives points. */
	readonly points?: readonly [number, number];
}
