import type { Dialect } from './game.js';

/** How a text is read. */
export interface ParseOptions {
	/** `auto` (default) takes the dialect that can read the text, and refuses a text that means different things in both. */
	readonly dialect?: Dialect | 'auto' | undefined;
	/** Digits of the longest coordinate; 1000 unless said. */
	readonly digits?: number | undefined;
	/** Longest text that is read, in UTF-16 units; 2^26 unless said. */
	readonly limit?: number | undefined;
}

/** How a move is written. */
export interface MoveStyle {
	/** What is allowed to stand in the text; `seed` unless the value says where it came from. */
	readonly dialect?: Dialect | undefined;
	/**
	 * `readable` (default): everything there is. `short`: letters of pieces, `x`, `=`, `+`, `#`, but no blanks, numbers, lines, comments.
	 * `compact`: `4,2>4,4` and nothing else. The switches below change one thing about a style.
	 */
	readonly style?: 'readable' | 'short' | 'compact' | undefined;
	/** Letters of pieces, `x` for captures, `=`, `+` and `#`, `!` and `?`. */
	readonly letters?: boolean | undefined;
	/** One blank between the parts of a move. */
	readonly spaces?: boolean | undefined;
	/** Comments and clocks. */
	readonly comments?: boolean | undefined;
}

/** How a game is written. */
export interface StringifyOptions extends MoveStyle {
	/** Numbers before the moves of the first player. */
	readonly numbers?: boolean | undefined;
	/** One line for each tag and each full move. */
	readonly lines?: boolean | undefined;
	/** `false` leaves the pieces out: the variant says where they stand. Site only. */
	readonly position?: boolean | undefined;
	/** `false` leaves out that white moves, and that it is move 1. Seed only. */
	readonly defaults?: boolean | undefined;
}
