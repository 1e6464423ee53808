import type { Dialect } from './game.js';

/** The limits of reading. */
export interface Limits {
	/** The maximum length of a text in UTF-16 units; 2^26 by default. */
	readonly length?: number | undefined;
	/** The maximum number of digits of a coordinate; 1000 by default. */
	readonly digits?: number | undefined;
}

/** The options for reading a text. */
export interface ParseOptions {
	/** `auto` (default) selects the dialect that can read the text, and refuses a text that has different meanings in both. */
	readonly dialect?: Dialect | 'auto' | undefined;
	readonly limits?: Limits | undefined;
}

/** The options for writing a move. */
export interface MoveStyle {
	/** The dialect of the text; by default that of the value, otherwise `seed`. */
	readonly dialect?: Dialect | undefined;
	/**
	 * `readable` (default): all parts. `short`: letters of pieces, `x`, `=`, `+`, `#`, without blanks, numbers, lines and comments.
	 * `compact`: only `4,2>4,4`. The switches below override parts of a style.
	 */
	readonly style?: 'readable' | 'short' | 'compact' | undefined;
	/** Letters of pieces, `x` for captures, `=`, `+` and `#`, `!` and `?`. */
	readonly letters?: boolean | undefined;
	/** One blank between the parts of a move. */
	readonly spaces?: boolean | undefined;
	/** Comments and clocks. */
	readonly comments?: boolean | undefined;
}

/** The options for writing a game. */
export interface StringifyOptions extends MoveStyle {
	/** Numbers before the moves of the first player. */
	readonly numbers?: boolean | undefined;
	/** One line for each tag and each full move. */
	readonly lines?: boolean | undefined;
	/** `false` omits the pieces, which the variant then determines. Site only. */
	readonly position?: boolean | undefined;
	/** `false` omits white as the player to move, and move number 1. Seed only. */
	readonly defaults?: boolean | undefined;
}
