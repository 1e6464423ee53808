import type { CellId } from './geometry.js';

/** The appearance and the name of a piece. */
export interface PieceLook {
	/** Index of its side in `sides`; -1 for a piece that belongs to no side. */
	readonly side: number;
	/** The name of its picture in a piece set, in lower case: `knight`; `+silver` for the promoted form of a piece that has no name of its own. */
	readonly picture: string;
	/** The text on the piece if no set has its picture. */
	readonly letter: string;
	/** The spoken name: `white knight`. */
	readonly title: string;
	/** The piece was promoted. */
	readonly promoted?: boolean;
	/** Signs written next to it. */
	readonly note?: string;
}

/** A piece on a cell. */
export interface BoardPiece extends PieceLook {
	readonly cell: CellId;
}

/** Names of the colours of a side. Each has the custom properties `--x-board-NAME-fill`, `-edge` and `-line`. */
export type SideColor = 'white' | 'black' | 'red' | 'blue' | 'green' | 'yellow' | 'neutral';

/** A side, as the game calls and colours it. */
export interface BoardSide {
	/** As in the middle of a sentence: `white`, `Sente`. */
	readonly title: string;
	readonly color: SideColor;
}

/** A piece in a hand. */
export interface HandPiece extends PieceLook {
	/** The identity of its kind, as `drop` of a move names it. */
	readonly kind: string;
	/** How many; undefined for an unlimited supply. */
	readonly count: number | undefined;
}

/** The pieces that a side may drop. */
export interface Hand {
	/** Index of the side. */
	readonly side: number;
	readonly pieces: readonly HandPiece[];
}
