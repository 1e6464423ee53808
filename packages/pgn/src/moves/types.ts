import type { Move, Position } from '@x/core';
import type { Diagnostic, Span } from '@x/diagnostics';
import type { ResolveOptions, San } from '@x/san';
import type { Limits } from '../events/limits.js';
import type * as game from '../tree/game.js';

/** A tag pair with its place. */
export interface Tag extends game.Tag {
	readonly span: Span;
	readonly valueSpan: Span;
}

/** A comment with its place. */
export interface Comment extends game.Comment {
	readonly span: Span;
}

/** The type of a token. `escape` is a line that begins with `%`, `unknown` is text that is left out with a problem. */
export type TokenType = 'tag' | 'number' | 'move' | 'nag' | 'comment' | 'open' | 'close' | 'result' | 'escape' | 'unknown';

/** A token with its range. */
export interface Token {
	readonly type: TokenType;
	readonly from: number;
	readonly to: number;
}

/** One move of a line. */
export interface LineMove {
	readonly text: string;
	readonly span: Span;
	/** The parsed text; only if no position was given. */
	readonly san?: San;
	/** The legal move; missing from the first fault of the line on. */
	readonly move?: Move;
	/** The position after the move. */
	readonly position?: Position;
	readonly nags: readonly number[];
	/** Comments after the move. */
	readonly comments: readonly Comment[];
	/** Variations that replace this move, as indices into `lines`. */
	readonly variations: readonly number[];
}

/** A sequence of moves: the main line, or a variation. */
export interface Line {
	/** The line from which this one branches off; `undefined` for the main line. */
	readonly parent: number | undefined;
	/** The index of the move that this line replaces, in the moves of the parent. */
	readonly replaces: number;
	readonly span: Span;
	/** Comments before the first move. */
	readonly comments: readonly Comment[];
	readonly moves: readonly LineMove[];
}

/** The result of `readMoves`. */
export interface Movetext {
	readonly tags: readonly Tag[];
	/** The main line, then each variation in the order in which it opens. The list is flat, so nesting depth is not limited by recursion. */
	readonly lines: readonly Line[];
	/** The moves of the main line: `lines[0].moves`. */
	readonly moves: readonly LineMove[];
	/** The result as it is written. */
	readonly result: string | undefined;
	readonly tokens: readonly Token[];
	/** In the order of the text. */
	readonly problems: readonly Diagnostic[];
	readonly warnings: readonly Diagnostic[];
	/** The end of this game in the text. Pass it as `at` to read the next game. */
	readonly end: number;
}

/** The options for reading the moves of a game. */
export interface MovetextOptions extends ResolveOptions {
	/** The index at which to begin; 0 by default. */
	readonly at?: number | undefined;
	/** `false` omits all warnings, and the comparison with canonical text, which takes about as long as reading. */
	readonly warnings?: boolean | undefined;
	readonly limits?: Limits | undefined;
	/** Finds the move of a text that is not SAN, such as one in another notation of the game; `undefined` keeps the fault. */
	readonly otherwise?: ((text: string, position: Position) => Move | undefined) | undefined;
}

/** The start of a game, or a function that finds it from the tags (`FEN`, `Variant`). */
export type Start = Position | ((tags: Readonly<Record<string, string>>) => Position | undefined);
