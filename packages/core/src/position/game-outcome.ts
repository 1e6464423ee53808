import type { GameWords } from '../rules/words.js';

/** How a game ended, or how a player may claim that it ended. */
export interface GameOutcome<W extends GameWords = GameWords> {
	/** The id of the outcome rule: `checkmate`, `stalemate`, `fivefold-repetition`; `stuck` where no rule applies. */
	readonly reason: W['reason'];
	/** The winning side's name. */
	readonly winner?: W['side'];
	readonly draw?: true;
	/** The players who may claim it; absent where the game is over without a claim. */
	readonly claim?: 'mover' | 'either';
	/** Points of the first and the second side, where the rule gives points. */
	readonly points?: readonly [number, number];
}
