import type { CellId } from './geometry.js';

/** What is true of a cell, for its spoken name. */
export interface CellWords {
	readonly name: string;
	/** The title of its piece. */
	readonly piece: string | undefined;
	readonly picked: boolean;
	readonly canMove: boolean;
	readonly target: boolean;
	readonly capture: boolean;
	readonly checked: boolean;
}

/** All words that a board says and shows. A page replaces some of them to translate the board. */
export interface BoardWords {
	/** The spoken name of a cell: `g8, black knight, can move`. */
	readonly cell: (cell: CellWords) => string;
	/** A piece was picked up: the name of its cell, or undefined from a hand; the number of cells that it can go to. */
	readonly picked: (piece: string, cell: string | undefined, targets: number) => string;
	readonly putBack: string;
	/** A piece arrived: `white knight to f3`. */
	readonly moved: (piece: string, cell: string, captured: string | undefined) => string;
	/** The name of a hand, and of the piece in it. */
	readonly hand: (side: string) => string;
	readonly emptyHand: (side: string) => string;
	readonly inHand: (piece: string, count: number | undefined) => string;
	/** The question of several moves to one cell. */
	readonly which: string;
	readonly promote: string;
	/** Moving without promoting. */
	readonly unpromoted: (piece: string) => string;
	/** The role of the board and how to use it, for screen readers. */
	readonly board: (bottomSide: string) => string;
	readonly help: string;
	/** `pass`, on a button. */
	readonly pass: string;
}

/** The cell that keyboard and screen reader are on. */
export interface FocusDetail {
	readonly cell: CellId;
}
