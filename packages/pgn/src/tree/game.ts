import type { Diagnostic, Span } from '@x/diagnostics';
import type { PgnCode } from '../codes.js';

/** The result of a game; `*` for a game without one. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A tag pair: `[White "Carlsen, Magnus"]`. */
export interface Tag {
	readonly name: string;
	/** The value without quotation marks and backslashes. */
	readonly value: string;
	/** Where a reader found it, with its brackets. */
	readonly span?: Span;
	/** Where a reader found its value, without the quotation marks. */
	readonly valueSpan?: Span;
}

/** A command in a comment: `[%clk 0:05:00]`. */
export interface Command {
	readonly name: string;
	readonly value: string;
}

/** A comment. At least one of its parts is not empty. */
export interface Comment {
	/** The text without commands; each run of blanks is one space. */
	readonly text: string;
	readonly commands: readonly Command[];
	readonly span?: Span;
}

/** A sequence of moves. */
export interface Line {
	/** Comments before the first move. */
	readonly comments: readonly Comment[];
	readonly moves: readonly MoveNode[];
}

/** A move of a game, with what follows it up to the next move of its line. */
export interface MoveNode {
	/** The move as it is written, without annotation glyphs. */
	readonly san: string;
	/** The annotations as numbers: 1 is `!`. */
	readonly nags: readonly number[];
	/** Comments after the move. */
	readonly comments: readonly Comment[];
	/** Lines that replace this move. */
	readonly variations: readonly Line[];
	/**
	 * Whether a validator found it legal. `undefined` if it was not tested: because there was no validator, or because the position is unknown behind
	 * an illegal move.
	 */
	readonly legal?: boolean;
	readonly span?: Span;
}

/** A game: its tags, its main line with all variations, its result. An immutable value without positions. */
export interface PgnGame extends Line {
	/** In the order of the text. A name may occur more than once; the last one counts. */
	readonly tags: readonly Tag[];
	readonly result: GameResult;
}

/** The code of a problem of a game: one of this package, or one of the package whose validator found it, such as `san/illegal`. */
export type PgnProblemCode = PgnCode | (string & {});

/** A fault, or something that was left out, with its place in a file of games. */
export interface PgnProblem extends Diagnostic<PgnProblemCode> {
	/** The number of the game, from 0. */
	readonly game: number;
	/** The number of the line, from 1. Lines end with a line feed. */
	readonly line: number;
	/** The place in the line, from 1: in UTF-16 units of a string, or in bytes. */
	readonly column: number;
	/** The number of plies before the move concerned, from 0; missing without a validator. */
	readonly ply?: number;
}

/** A game as a reader found it. */
export interface ParsedGame extends PgnGame {
	/** The place of the game: in UTF-16 units of a string, or in bytes. */
	readonly span: Span;
	/** The number of its first line, from 1. */
	readonly firstLine: number;
	readonly problems: readonly PgnProblem[];
}
