import type { Setup } from '@x/core';

/** What other notations say and FEEN does not. */
export interface Aux {
	/** Plies since the last capture or advance of a pawn; 0 unless said. */
	readonly halfmove?: number;
	/** Number of the move; 1 unless said. */
	readonly fullmove?: number;
	/** SFEN's number of the ply; 1 unless said. */
	readonly moveNumber?: number;
	/** Checks that the first player and the second still have to give. */
	readonly checks?: readonly [number, number];
	/** Makruk's count: at so many moves the game is drawn. How far it has come is `halfmove`. */
	readonly counting?: number;
	/** Where a lion was captured last, as SFEN names squares; null if that does not bind the other player. */
	readonly lastLionCapture?: string | null;
	/** Other variables of the game, as setups have them: `{ passes: 1 }` of janggi. */
	readonly vars?: NonNullable<Setup['vars']>;
	/** Other points that the game marks. */
	readonly points?: NonNullable<Setup['points']>;
	/** The phase, where a side has several. */
	readonly phase?: string;
	/** Keys of earlier positions, for repetition. */
	readonly seen?: readonly string[];
}
