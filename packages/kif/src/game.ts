import type { Span } from '@x/diagnostics';

/** The formats: those of Kakinoki's programs, with origins (`kif`) or without (`ki2`), of the Computer Shogi Association, and JSON Kifu Format. */
export type Dialect = 'kif' | 'ki2' | 'csa' | 'jkf';

/** Black (先手, 下手) or White (後手, 上手). In games with a handicap White moves first. */
export type Side = 'black' | 'white';

/** A kind of piece as CSA and JKF name it. */
export type PieceCode = 'FU' | 'KY' | 'KE' | 'GI' | 'KI' | 'KA' | 'HI' | 'OU' | 'TO' | 'NY' | 'NK' | 'NG' | 'UM' | 'RY';

/** A square: its file from Black's right and its rank from White's side, both from 1. ７六 is file 7, rank 6. */
export interface Square {
	readonly file: number;
	readonly rank: number;
}

/** A move as a text gives it. The dialects say different parts of it. */
export interface KifMove {
	readonly to: Square;
	/** The origin, or `hand` for a drop; missing if the text does not say it, as in KI2. */
	readonly from?: Square | 'hand';
	/** The piece before the move. */
	readonly piece: PieceCode;
	/** Whether it promotes (成) or declines to (不成); missing if the text does not say it. */
	readonly promote?: boolean;
	/** The characters that tell it from moves of like pieces to the same square: `右`, `左上`, `直`, `打`; empty if none is needed. */
	readonly relative?: string;
	readonly capture?: PieceCode;
}

/** A time in seconds. */
export interface Time {
	/** The time for this move. */
	readonly spent: number;
	/** The time of the player for the game so far. */
	readonly total?: number;
}

/** A line of a comment. */
export interface Comment {
	readonly text: string;
	readonly span?: Span;
}

/** The parts that follow a move, or the end of a line. */
export interface Followers {
	readonly time?: Time;
	readonly comments: readonly Comment[];
	/** The name of a bookmark (`&`) at the position after it. */
	readonly bookmark?: string;
	/** Lines that replace it. */
	readonly variations: readonly Line[];
	readonly span?: Span;
}

/** A move of a game. */
export interface MoveNode extends Followers {
	readonly move: KifMove;
}

/**
 * How a line ends. `illegal-move`: the side to move has made an illegal move and loses; `illegal-action`: its opponent has broken the rules and loses.
 * `entering-king`: it declares a win by its king in the camp.
 */
export type EndWord =
	| 'resignation'
	| 'interruption'
	| 'repetition'
	| 'impasse'
	| 'draw'
	| 'mate'
	| 'no-mate'
	| 'time-up'
	| 'illegal-move'
	| 'illegal-action'
	| 'entering-king'
	| 'win-by-default'
	| 'loss-by-default'
	| 'sealed-move'
	| 'try'
	| 'max-moves'
	| 'perpetual-check'
	| 'taken-back'
	| 'error';

/** The end of a line. */
export interface EndNode extends Followers {
	readonly end: EndWord;
}

/** A sequence of moves, and how it ends. */
export interface Line {
	readonly moves: readonly MoveNode[];
	readonly end?: EndNode;
}

/** A header: `先手：羽生善治`. In CSA, `N+` is `先手`, `$EVENT` is `棋戦`. */
export interface Header {
	readonly name: string;
	readonly value: string;
	readonly span?: Span;
	readonly valueSpan?: Span;
}

/** A piece on a board. */
export interface Placed {
	readonly side: Side;
	readonly piece: PieceCode;
}

/** The numbers of pieces in a hand. */
export type Hand = Readonly<Partial<Record<PieceCode, number>>>;

/** A position as a drawing shows it. */
export interface Diagram {
	/** The ranks from the first, each from the highest file to the first; null for an empty square. */
	readonly ranks: readonly (readonly (Placed | null)[])[];
	readonly hands: Readonly<Record<Side, Hand>>;
	readonly turn: Side;
}

/** A game: its headers, its start, its main line with all variations. An immutable value, which JSON can hold. */
export interface KifGame extends Line {
	readonly headers: readonly Header[];
	/** The name of the start: `平手`, a handicap such as `二枚落ち`, or `その他` for a drawn position. */
	readonly handicap: string;
	/** The start, if its name does not give it. */
	readonly diagram?: Diagram;
	/** Comments before the first move. */
	readonly comments: readonly Comment[];
	readonly bookmark?: string;
	/** Lines for programs: those with `#` in KIF and KI2, those with `'` but without `*` in CSA. */
	readonly remarks: readonly Comment[];
}

/** A game as a reader found it. Places are those of the text, in UTF-16 units. */
export interface ParsedGame extends KifGame {
	readonly dialect: Dialect;
	readonly span: Span;
}
