import type { CellLike, PieceData } from '@x/core';

/** A piece, its cell, and the other pieces on the board. */
export interface Scene {
	readonly piece: PieceData;
	readonly at: CellLike;
	/** Other pieces on the board. They can block, be captured and be leapt over; they do not move. */
	readonly others?: readonly { readonly at: CellLike; readonly piece: PieceData }[];
	/** The kind that is put on empty cells to test whether it is captured, blocks, or serves as a hurdle; by default the first kind. */
	readonly imagined?: string;
}

/** One move of a piece. */
export interface Way {
	/** The destination; for a capture, the cell of the captured piece. */
	readonly cell: number;
	/** It captures an enemy on `cell`; if the cell is empty, it would capture an enemy there. */
	readonly takes: boolean;
	/** The cell of the piece afterwards. It differs from `cell` if the piece captures without moving there. */
	readonly to: number;
	/** Cells of other pieces that the move needs: without any one of them it is not possible. */
	readonly over: readonly number[];
	/** Empty cells, one of which must hold a piece for the move to become possible. An empty list if the move is possible now. */
	readonly hurdles: readonly number[];
	/** Empty cells where a piece of either side would stop the move, the nearest first. */
	readonly stops: readonly number[];
	/** The move needs the flags of the piece, such as a first move. */
	readonly flagged: boolean;
	/** The kinds that the piece may have afterwards; empty if it keeps its kind. */
	readonly becomes: readonly string[];
}
