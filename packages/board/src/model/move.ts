import type { CellId } from './geometry.js';
import type { PieceLook } from './piece.js';

/** The beginning of a move: a cell, or a kind of piece in the hand of the side to move. */
export type Source = { readonly cell: CellId } | { readonly drop: string };

/** A move that the user may make. The board does not know the rules: it offers these moves and no others. */
export interface BoardMove {
	/** The name of the move, given back in events. */
	readonly id: string;
	readonly from?: CellId;
	/** The kind that is dropped from the hand. */
	readonly drop?: string;
	/** Undefined for a move without a target, as a pass: it is a button under the board. */
	readonly to?: CellId;
	/** Whether it captures. By default it does if a piece stands on its target. */
	readonly captures?: boolean;
	/** Its name where several moves lead to the same cell (`queen`), and on a button (`Pass`). */
	readonly label?: string;
	/** Where pieces go, if not only one to its target, as in castling. It is shown for a move made ahead. */
	readonly shifts?: readonly { readonly from: CellId; readonly to: CellId }[];
	/** The piece that it makes, for the choice of a promotion. */
	readonly becomes?: PieceLook;
}

/** Cells by source, for pages that have no names of moves: chessground's `dests`. */
export type Destinations = ReadonlyMap<CellId, readonly CellId[]>;

/** The turn in progress. */
export interface Turn {
	/** Index of the side to move: only its hand can be used. */
	readonly side: number;
	/** The parts of the turn that this side has made. */
	readonly parts?: readonly { readonly from?: CellId; readonly to?: CellId }[];
	/** The source of a move when the user presses a target first: a duck that has to be put, the only kind that can be dropped. */
	readonly implied?: Source;
}

/**
 * The moves that the user may make ahead, while another side is to move; or a function that gives them after the moves made ahead, so that a piece
 * can go on from where it will be.
 */
export type Premoves = readonly BoardMove[] | ((made: readonly BoardMove[]) => readonly BoardMove[]);
