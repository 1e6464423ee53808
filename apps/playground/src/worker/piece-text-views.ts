import type { Geometry, PieceLook } from '@x/board';
import type { Way } from '@x/describe/diagram';
import type { Diagnostic, Span } from '@x/diagnostics';
import type { PieceText } from '../lazy/piece/piece-text.js';
import type { Blocker } from './piece-views.js';

/** A piece as text, and the board on which its moves are drawn. */
export interface PieceAsk extends PieceText {
	/** The cell of the piece; by default the middle. */
	readonly at: number | undefined;
	readonly others: readonly Blocker[] | 'sample';
	/** By default the board of chess. */
	readonly size?: readonly [files: number, ranks: number];
}

/** A notation that the page has for pieces. */
export type PieceNotation = Exclude<PieceText['dialect'], 'auto'>;

/** The piece in one notation. */
export interface Spelling {
	readonly id: PieceNotation;
	readonly title: string;
	/** Undefined if nothing of the piece can be said. */
	readonly text: string | undefined;
	/** The parts that the notation cannot say, in sentences. */
	readonly lost: readonly string[];
}

/** The drawn moves. */
export interface PieceDrawing {
	readonly board: Geometry;
	readonly look: PieceLook;
	readonly at: number;
	readonly others: readonly Blocker[];
	readonly blockers: readonly [enemy: PieceLook, friend: PieceLook];
	readonly ways: readonly Way[];
	/** The number of moves on this board. */
	readonly count: number;
	/** Moves of several legs. */
	readonly walks: readonly Walk[];
}

/** One move of several legs. */
export interface Walk {
	/** Where it begins, and where each of its legs ends. */
	readonly cells: readonly number[];
	/** The cells of captured pieces. */
	readonly captured: readonly number[];
}

export interface PieceReading {
	readonly text: string;
	readonly dialect: PieceText['dialect'];
	/** The notation in which it was read, or could best be read. */
	readonly notation: PieceNotation;
	readonly problems: readonly Diagnostic[];
	/** The piece in plain English. The places are those in the text, if it is MBN. */
	readonly sentences: readonly { readonly text: string; readonly span?: Span }[];
	readonly spellings: readonly Spelling[];
	/** Undefined if the text has faults, or nothing in it can be drawn. */
	readonly drawing: PieceDrawing | undefined;
}

export interface PieceTextQuestions {
	readonly piece: { readonly ask: PieceAsk; readonly answer: PieceReading };
}
