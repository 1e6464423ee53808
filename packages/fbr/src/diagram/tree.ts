import type { Located } from '@x/mbn';
import type { Betza } from '@x/mbn/betza';

/** The definition of an Interactive Diagram as plain data. */
export interface Diagram {
	readonly files: number;
	readonly ranks: number;
	/** The settings, in their order. */
	readonly settings: readonly Setting[];
	readonly pieces: readonly DiagramPiece[];
	/** Squares that do not belong to the board: those of the piece `hole`. */
	readonly holes: readonly DiagramSquare[];
}

/** `promoZone=3`. */
export interface Setting extends Located {
	readonly key: string;
	readonly value: string;
	readonly valueSpan?: Located['span'];
}

/** `knight:N:N:horse:b1,g1`. */
export interface DiagramPiece extends Located {
	readonly name: string;
	/** The letters of the piece in positions and settings; without a text the first letter of the name. */
	readonly id: string;
	/** The moves in XBetza; those of the name where the line has none. Their places count from the beginning of the moves. */
	readonly moves: Betza;
	readonly movesSpan?: Located['span'];
	/** The squares at the start: those of White, then those of Black. */
	readonly squares: readonly [white: readonly DiagramSquare[], black: readonly DiagramSquare[]];
	/** The numbers of such pieces in the hands of White and Black. */
	readonly hand: readonly [white: number, black: number];
}

/** A file and a rank, counted from 0. */
export type DiagramSquare = readonly [file: number, rank: number];
