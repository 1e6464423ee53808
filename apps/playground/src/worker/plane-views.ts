import type { Coord } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { RayFamily } from '@x/plane';
import type { Doc } from './doc.js';

/** The messages between the page and its worker about unbounded boards. Coordinates are integers, as text beyond 2^53. */

export type Point = readonly [x: Coord, y: Coord];

/** The dialects of ICN. */
type IcnDialect = 'seed' | 'site';

/** The appearance and the name of a piece on the plane. */
export interface KindView {
	readonly kind: string;
	/** Index of its side, from 0; 2 for neutral pieces. */
	readonly tone: number;
	/** `white pawn` */
	readonly title: string;
	/** The name of its picture. */
	readonly picture: string;
	/** The text on the piece if there is no picture. */
	readonly letter: string;
	/** The piece was promoted. */
	readonly promoted: boolean;
}

/** A position on the plane. */
export interface PlaneView {
	/** The dialect in which the text was read. */
	readonly dialect: IcnDialect;
	/** The appearances and names of the pieces. */
	readonly looks: readonly KindView[];
	/** Columns of a table with one row for each piece: coordinates, and the index of its appearance. */
	readonly xs: readonly Coord[];
	readonly ys: readonly Coord[];
	readonly kinds: readonly number[];
	/** Left, right, bottom, top, inclusive; null is unbounded. */
	readonly border: readonly [Coord | null, Coord | null, Coord | null, Coord | null] | undefined;
	/** The promotion ranks, each with its side. */
	readonly promotions: readonly { readonly tone: number; readonly ranks: readonly Coord[] }[];
	/** Squares and rays marked in the text. */
	readonly squares: readonly Point[];
	readonly rays: readonly { readonly from: Point; readonly direction: Point }[];
	readonly last: { readonly from: Point; readonly to: Point } | undefined;
	/** Attacked royal pieces of the side to move, and their attackers. */
	readonly checked: readonly Point[];
	readonly checkers: readonly Point[];
	/** The reason why this can be viewed but not played. */
	readonly refused: string | undefined;
}

/** All legal moves of one piece: single cells, and rays. */
export interface ReachView {
	readonly from: Point;
	readonly points: readonly { readonly to: Point; readonly capture: boolean }[];
	readonly rays: readonly RayFamily[];
	/** `3 squares and 2 rays without end` */
	readonly words: string;
	/** The piece is only looked at: it is not its turn. */
	readonly idle?: boolean;
}

/** The result of an attempted move. */
export type PlanePlay =
	| {
			readonly played: {
				/** The whole text including the move; undefined if the text already has the move there. */
				readonly text: string | undefined;
				readonly cursor: number;
				readonly label: string;
				/** The number of later moves that were removed. */
				readonly dropped: number;
			};
	  }
	| { readonly choose: readonly { readonly move: string; readonly look: KindView }[] }
	/** The culprits stand in the way, or would attack the king. */
	| { readonly refused: string; readonly culprits?: readonly Point[] };

/** Other ways to write a game. */
export type IcnForm = 'seed readable' | 'seed short' | 'seed compact' | 'site readable' | 'site short' | 'site compact' | 'long' | 'fen';

/** A game in another form, and the information that form loses; no text if it cannot express the game. */
export interface FormView {
	readonly form: IcnForm;
	readonly text: string | undefined;
	readonly lost: readonly string[];
}

/** A text in another form, read as ICN. */
export interface FormReading {
	readonly text: string;
	readonly icn: string | undefined;
	readonly problems: readonly Diagnostic[];
}

export interface PlaneQuestions {
	/** The targets of the piece on a cell. */
	readonly reach: { readonly ask: { readonly doc: Doc; readonly node: number; readonly from: Point }; readonly answer: ReachView };
	/** A move in ICN, played after the shown node. */
	readonly planePlay: { readonly ask: { readonly doc: Doc; readonly node: number; readonly move: string }; readonly answer: PlanePlay };
	readonly form: { readonly ask: { readonly doc: Doc; readonly node: number; readonly form: IcnForm }; readonly answer: FormView };
}

/** The prefix of ids of games whose rules and pieces are written in an ICN; the dialect may follow after a colon. */
export const PLANE = 'icn';

export const isPlane = (ruleset: string): boolean => ruleset === PLANE || ruleset.startsWith(`${PLANE}:`);
