import type { Game } from '@x/core';
import type { Notation } from './notation.js';

/** How castling rights are written. */
export type CastlingStyle = 'x-fen' | 'shredder' | 'auto';

/** When the en passant cell is written. */
export type EnPassantStyle = 'always' | 'pseudo' | 'legal';

/** A way to write positions, from `@x/fen/dialects`. What is inside may change. */
export type Dialect = (game: Game) => Notation;

/** What the written text looks like. */
export interface StringifyOptions {
	/** FEN unless said; the others come from `@x/fen/dialects`. */
	readonly dialect?: Dialect | undefined;
	/**
	 * `x-fen` (default): `KQkq` for the outermost rook of a wing, its file letter otherwise. `shredder`: file letters.
	 * `auto`: `KQkq` when that says everything, otherwise file letters for all; never a mixture.
	 */
	readonly castling?: CastlingStyle | undefined;
	/**
	 * `always` (default): as stored. `pseudo`: only if a pawn of the side to move stands beside the pawn that made the step (X-FEN).
	 * `legal`: only if a legal move captures there; an arrangement that is no position has none.
	 */
	readonly enPassant?: EnPassantStyle | undefined;
	/** `false` leaves the two numbers out (the four fields of EPD). */
	readonly clocks?: boolean | undefined;
}

/** How a text is read. The options for writing say what `strict` accepts. */
export interface ParseOptions extends StringifyOptions {
	/** `lenient` (default) tolerates what can only mean one thing, with a warning. `strict` accepts exactly what `stringify` writes. */
	readonly mode?: 'strict' | 'lenient' | undefined;
	/** Longest text that is read, in UTF-16 units; 4096 unless said. */
	readonly limit?: number | undefined;
}
