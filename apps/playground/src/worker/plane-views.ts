import type { Coord } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { RayFamily } from '@x/plane';
import type { Doc, KindView } from './protocol.js';

/** What the page and its worker say to each other about unbounded boards. Coordinates are whole numbers, beyond 2^53 as text. */

export type Point = readonly [x: Coord, y: Coord];

/** The dialects of ICN. */
type IcnDialect = 'seed' | 'site';

/** A position on the plane. */
export interface PlaneView {
	/** What the text was read as. */
	readonly dialect: IcnDialect;
	/** How pieces look and are called. */
	readonly looks: readonly KindView[];
	/** Column by column of a table with one row for each piece: coordinates, and which of the looks. */
	readonly xs: readonly Coord[];
	readonly ys: readonly Coord[];
	readonly kinds: readonly number[];
	/** Left, right, bottom, top, edges included; null is open. */
	readonly border: readonly [Coord | null, Coord | null, Coord | null, Coord | null] | undefined;
	/** Where pawns promote, and which of the sides. */
	readonly promotions: readonly { readonly tone: number; readonly ranks: readonly Coord[] }[];
	/** Squares and rays that the text marks. */
	readonly squares: readonly Point[];
	readonly rays: readonly { readonly from: Point; readonly direction: Point }[];
	readonly last: { readonly from: Point; readonly to: Point } | undefined;
	/** Attacked royals of the side to move, and who attacks them. */
	readonly checked: readonly Point[];
	readonly checkers: readonly Point[];
	/** Why this can be looked at, but not played. */
	readonly refused: string | undefined;
}

/** All legal moves of one piece: single ones, and rays. */
export interface ReachView {
	readonly from: Point;
	readonly points: readonly { readonly to: Point; readonly capture: boolean }[];
	readonly rays: readonly RayFamily[];
	/** `3 squares and 2 rays without end` */
	readonly words: string;
}

/** What came of a wish to move. */
export type PlanePlay =
	| {
			readonly played: {
				/** The whole text with the move; undefined where the move stands there already. */
				readonly text: string | undefined;
				readonly cursor: number;
				readonly label: string;
				/** How many moves gave way. */
				readonly dropped: number;
			};
	  }
	| { readonly choose: readonly { readonly move: string; readonly look: KindView }[] }
	| { readonly refused: string };

/** Other ways to write a game. */
export type IcnForm = 'seed readable' | 'seed short' | 'seed compact' | 'site readable' | 'site short' | 'site compact' | 'long' | 'fen';

/** A game in another form, and what that form does not say; no text where it cannot say the game at all. */
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
	/** Where the piece on a cell can go. */
	readonly reach: { readonly ask: { readonly doc: Doc; readonly node: number; readonly from: Point }; readonly answer: ReachView };
	/** A move as ICN writes it, played after the node that is shown. */
	readonly planePlay: { readonly ask: { readonly doc: Doc; readonly node: number; readonly move: string }; readonly answer: PlanePlay };
	readonly form: { readonly ask: { readonly doc: Doc; readonly node: number; readonly form: IcnForm }; readonly answer: FormView };
	readonly readForm: { readonly ask: { readonly form: IcnForm; readonly text: string }; readonly answer: FormReading };
}

/** What the ids of games begin with whose rules and pieces stand in an ICN; behind a colon the dialect, where it is given. */
export const PLANE = 'icn';

export const isPlane = (ruleset: string): boolean => ruleset === PLANE || ruleset.startsWith(`${PLANE}:`);
