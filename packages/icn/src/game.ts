import type { Kind } from './kinds.js';

/** `seed`: the notation as first published. `site`: what infinitechess.org reads and writes today. */
export type Dialect = 'seed' | 'site';

/** 0 neutral, 1 white, 2 black, 3 red, 4 blue, 5 yellow, 6 green. */
export type Player = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A coordinate of any size: a number as far as it is exact, a decimal text beyond. */
export type Coord = number | `${bigint}`;

/** A square by its coordinates. */
export type Square = readonly [x: Coord, y: Coord];

/** A kind of piece, and whose. */
export interface Figure {
	readonly kind: Kind;
	readonly player: Player;
}

export interface Piece extends Figure {
	readonly at: Square;
	/** It may still castle, or step twice. */
	readonly right?: true | undefined;
}

/** Where pawns of a player promote, and to what. */
export interface Promotion {
	readonly ranks: readonly Coord[];
	readonly kinds: readonly Kind[];
}

/** The playable rectangle, edges included; null is an open edge. */
export type Border = readonly [left: Coord | null, right: Coord | null, bottom: Coord | null, top: Coord | null];

/** A preset ray: where it begins, and its direction. */
export interface Ray {
	readonly from: Square;
	readonly direction: Square;
}

export interface IcnMove {
	readonly from: Square;
	readonly to: Square;
	/** The mover, where the text names it. */
	readonly piece?: Figure | undefined;
	/** Written with `x`. */
	readonly capture?: true | undefined;
	readonly promotion?: Figure | undefined;
	/** Check or mate, as the text claims. */
	readonly check?: '+' | '#' | undefined;
	/** `!`, `?`, `!?` and the like. */
	readonly mark?: string | undefined;
	readonly comment?: string | undefined;
	/** The clock of `[%clk 0:09:57.2]` in milliseconds. */
	readonly clock?: number | undefined;
}

/** Anything that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a text says; plain data that JSON can hold. What a text leaves out has its default, and is there. */
export interface IcnGame {
	/** What the text was read as. */
	readonly dialect?: Dialect | undefined;
	readonly metadata: Readonly<Record<string, string>>;
	/** Who moves, from now on; over and over again. */
	readonly turnOrder: readonly Player[];
	/** The square that a pawn has just passed. */
	readonly enPassant?: Square | undefined;
	/** Half-moves without progress, and how many of them draw. */
	readonly moveRule?: readonly [count: number, limit: number] | undefined;
	readonly fullMove: number;
	/** By player; those who cannot promote are not in it. */
	readonly promotions: Readonly<Partial<Record<Player, Promotion>>>;
	readonly border?: Border | undefined;
	/** By player: what wins. */
	readonly win: Readonly<Partial<Record<Player, readonly string[]>>>;
	/** Other properties of the position, such as `slideLimit`. */
	readonly extras: Readonly<Record<string, Json>>;
	/** Squares and rays to highlight. */
	readonly squares: readonly Square[];
	readonly rays: readonly Ray[];
	/** Missing where the text leaves them to the variant that its metadata name. */
	readonly pieces?: readonly Piece[] | undefined;
	readonly moves: readonly IcnMove[];
}
