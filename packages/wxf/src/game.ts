import type { Span } from '@x/diagnostics';

/** The result of a game: of Red first; `*` for a game without one. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A property of a game. Names are those of PGN (`Red`, `Event`), whatever the file calls them. */
export interface Tag {
	readonly name: string;
	readonly value: string;
}

/** A sequence of moves. */
export interface Line {
	/** The comment before the first move. */
	readonly comment?: string;
	readonly moves: readonly MoveNode[];
}

/** A move, with what follows it up to the next move of its line. */
export interface MoveNode {
	/** The move in any notation: `C2.5`, `H2-E2`, `炮二平五`. */
	readonly text: string;
	/** The annotations as numbers: 1 is `!`. */
	readonly nags: readonly number[];
	/** The comment after the move. */
	readonly comment?: string;
	/** Lines that replace this move. */
	readonly variations: readonly Line[];
	/** Where a reader found it. */
	readonly span?: Span;
}

/** A game of xiangqi as plain data, which JSON can hold. It has no positions: `play` of `@x/wxf/play` finds them. */
export interface XiangqiGame extends Line {
	/** In the order of the text. */
	readonly tags: readonly Tag[];
	/** The start as FEN, if it is not the usual one. */
	readonly fen?: string;
	readonly result: GameResult;
}

/** The usual start of xiangqi. */
export const START: string = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/** The form of a file of games. */
export type FileDialect = 'pgn' | 'dhtmlxq' | 'playok';
