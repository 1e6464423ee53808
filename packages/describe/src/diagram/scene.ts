import type { CellLike, PieceData } from '@x/core';

/** A piece, where it stands, and what stands around it. */
export interface Scene {
	readonly piece: PieceData;
	readonly at: CellLike;
	/** Other pieces on the board. They stand in the way, can be taken and gone over, and do nothing else. */
	readonly others?: readonly { readonly at: CellLike; readonly piece: PieceData }[];
	/** The kind that is put on empty cells to see whether it is taken, stops the piece, or helps it over; the first kind unless said. */
	readonly imagined?: string;
}

/** One thing that a piece can do. */
export interface Way {
	/** The cell gone to; where it takes, the cell of what is taken. */
	readonly cell: number;
	/** It takes an enemy there; on an empty cell: it would take one that stood there. */
	readonly takes: boolean;
	/** Where the piece is then. Another cell than `cell` where it takes without going there. */
	readonly to: number;
	/** Cells of the others that it needs: without one of them there is no such way. */
	readonly over: readonly number[];
	/** Empty cells of which one must hold a piece, for there is no such way yet. Empty where the way is open now. */
	readonly hurdles: readonly number[];
	/** Empty cells where a piece of either side would stop it, the nearest first. */
	readonly stops: readonly number[];
	/** Only thanks to the flags of the piece: a first move. */
	readonly flagged: boolean;
	/** Kinds that the piece may be then; empty where it stays what it is. */
	readonly becomes: readonly string[];
}
