import type { Code } from '../codes.js';

/** The places of the parts of the tag pair that a lexer has just read. */
export interface TagPlaces {
	nameFrom: number;
	nameTo: number;
	valueFrom: number;
	valueTo: number;
	/** The value contains backslashes or quotation marks. */
	escaped: boolean;
}

/**
 * Receives the tokens of PGN in the order of the text. Places are indices into the bytes of the lexer, and are valid during the call only. A token
 * that is not needed costs one call of an empty method.
 */
export interface TokenSink {
	/** A game begins at its first token. */
	begin(at: number): void;
	/** A tag pair. */
	tag(from: number, to: number, places: TagPlaces): void;
	/** A move number with its dots. */
	number(from: number, to: number): void;
	/** A word that is a move, without annotation glyphs. */
	move(from: number, to: number): void;
	/** An annotation: `$4`, `!?`, `+-`, `(D)`. */
	nag(nag: number, from: number, to: number): void;
	/** A comment with its braces, or from `;` to the end of the line. */
	comment(from: number, to: number): void;
	/** `(` */
	open(from: number, to: number): void;
	/** `)`, or the end of the game for each variation that is not closed. */
	close(from: number, to: number): void;
	/** The result of the game. */
	result(from: number, to: number): void;
	/** A fault, or text that is left out. */
	problem(code: Code, from: number, to: number): void;
	/** The game ends. `true` makes the lexer return before the next game. */
	end(at: number): boolean;
}

/** Receives nothing. */
export const SILENT: TokenSink = {
	begin() {},
	tag() {},
	number() {},
	move() {},
	nag() {},
	comment() {},
	open() {},
	close() {},
	result() {},
	problem() {},
	end: () => false,
};
