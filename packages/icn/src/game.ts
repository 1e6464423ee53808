import type { Kind } from './kinds.js';

/** `seed`: the notation as first published. `site`: the current notation of infinitechess.org. */
export type Dialect = 'seed' | 'site';

/** 0 neutral, 1 white, 2 black, 3 red, 4 blue, 5 yellow, 6 green. */
export type Player = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A coordinate of any size: a number if that is exact, otherwise a decimal text. */
export type Coord = number | `${bigint}`;

/** A square by its coordinates. */
export type Square = readonly [x: Coord, y: Coord];

/** The kind of a piece, and its player. */
export interface Figure {
	readonly kind: Kind;
	readonly player: Player;
}

export interface Piece extends Figure {
	readonly at: Square;
	/** It may still castle or make a double step. */
	readonly right?: true | undefined;
}

/** The ranks on which pawns of a player promote, and the kinds to which they promote. */
export interface Promotion {
	readonly ranks: readonly Coord[];
	readonly kinds: readonly Kind[];
}

/** The playable rectangle including its edges; null is an open edge. */
export type Border = readonly [left: Coord | null, right: Coord | null, bottom: Coord | null, top: Coord | null];

/** A preset ray: its origin and its direction. */
export interface Ray {
	readonly from: Square;
	readonly direction: Square;
}

export interface IcnMove {
	readonly from: Square;
	readonly to: Square;
	/** The moving piece, if the text names it. */
	readonly piece?: Figure | undefined;
	/** The text has an `x`. */
	readonly capture?: true | undefined;
	readonly promotion?: Figure | undefined;
	/** Check or mate, as claimed by the text. */
	readonly check?: '+' | '#' | undefined;
	/** `!`, `?`, `!?` and the like. */
	readonly mark?: string | undefined;
	readonly comment?: string | undefined;
	/** The clock of `[%clk 0:09:57.2]` in milliseconds. */
	readonly clock?: number | undefined;
}

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The content of a text as plain JSON data. Parts that the text omits have their default values. */
export interface IcnGame {
	/** The dialect in which the text was read. */
	readonly dialect?: Dialect | undefined;
	readonly metadata: Readonly<Record<string, string>>;
	/** The order of the players from this position on, repeated. */
	readonly turnOrder: readonly Player[];
	/** The square that a pawn has just passed. */
	readonly enPassant?: Square | undefined;
	/** The number of half-moves without progress, and the number that is a draw. */
	readonly moveRule?: readonly [count: number, limit: number] | undefined;
	readonly fullMove: number;
	/** By player; players without promotion are not included. */
	readonly promotions: Readonly<Partial<Record<Player, Promotion>>>;
	readonly border?: Border | undefined;
	/** The ways to win, by player. */
	readonly win: Readonly<Partial<Record<Player, readonly string[]>>>;
	/** Other properties of the position, such as `slideLimit`. */
	readonly extras: Readonly<Record<string, Json>>;
	/** Squares and rays to highlight. */
	readonly squares: readonly Square[];
	readonly rays: readonly Ray[];
	/** Missing if the variant in the metadata determines them. */
	readonly pieces?: readonly Piece[] | undefined;
	readonly moves: readonly IcnMove[];
}
