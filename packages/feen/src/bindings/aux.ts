import type { Setup } from '@x/core';

/** The state that other notations contain and FEEN does not. */
export interface Aux {
	/** Plies since the last capture or pawn move; 0 by default. */
	readonly halfmove?: number;
	/** The number of the move; 1 by default. */
	readonly fullmove?: number;
	/** The number of the ply in SFEN; 1 by default. */
	readonly moveNumber?: number;
	/** The remaining checks of the first player and of the second. */
	readonly checks?: readonly [number, number];
	/** Makruk's count: the number of moves after which the game is drawn. `halfmove` is the current count. */
	readonly counting?: number;
	/** The square of the last capture of a lion, as in SFEN; null if it does not restrict the other player. */
	readonly lastLionCapture?: string | null;
	/** Other variables of the game, as in setups: `{ passes: 1 }` of janggi. */
	readonly vars?: NonNullable<Setup['vars']>;
	/** Other points of the game. */
	readonly points?: NonNullable<Setup['points']>;
	/** The phase, if a side has several. */
	readonly phase?: string;
	/** Keys of earlier positions, for repetition. */
	readonly seen?: readonly string[];
}
