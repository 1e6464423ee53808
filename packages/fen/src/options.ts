import type { Game, NamedDialect, Position, Setup } from '@x/core';
import type { Result } from '@x/diagnostics';
import type { FenProblem } from './codes.js';

/** The castling letters. */
export type CastlingStyle = 'x-fen' | 'shredder' | 'auto';

/** The condition for writing the en passant cell. */
export type EnPassantStyle = 'always' | 'pseudo' | 'legal';

/** The reader and the writer of a game in a dialect. `position` is the position of the setup, if the caller has it. */
export interface Notation {
	readonly read: (text: string, options?: ParseOptions) => Result<Setup, FenProblem>;
	readonly write: (setup: Setup, options?: StringifyOptions, position?: Position) => string;
}

/** A dialect of FEN, from `@x/fen/dialects`. */
export interface Dialect extends NamedDialect {
	/** @internal The reader and the writer of a game, made once for each game. Throws a TypeError if the dialect cannot express the game. */
	of(game: Game): Notation;
}

/** The form of the written text. */
export interface StringifyOptions {
	/** By default the usual dialect of the game: the first one of its definition, otherwise FEN. `@x/fen/dialects` exports all. */
	readonly dialect?: Dialect | undefined;
	/**
	 * `x-fen` (default): `KQkq` for the outermost rook of a wing, the letter of its file for any other. `shredder`: letters of files.
	 * `auto`: `KQkq` if that is unambiguous for all rights, otherwise letters of files for all; never a mixture.
	 */
	readonly castling?: CastlingStyle | undefined;
	/**
	 * `always` (default): the stored cell. `pseudo`: only if a pawn of the side to move stands next to the pawn that made the step (X-FEN).
	 * `legal`: only if a legal move captures there; never for a setup that is not a legal position.
	 */
	readonly enPassant?: EnPassantStyle | undefined;
	/** `false` omits the two numbers (the four fields of EPD). */
	readonly clocks?: boolean | undefined;
}

/** The limits of reading. */
export interface Limits {
	/** The maximum length of a text in UTF-16 units; 4096 by default. */
	readonly length?: number | undefined;
}

/** The options for reading. Those for writing determine the text that `strict` accepts. */
export interface ParseOptions extends StringifyOptions {
	/** `lenient` (default) accepts every text with one possible meaning, with warnings. `strict` accepts only the output of `stringify`. */
	readonly mode?: 'strict' | 'lenient' | undefined;
	readonly limits?: Limits | undefined;
}
