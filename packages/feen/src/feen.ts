/** A multiset of pieces: EPIN → count, at least 1. */
export type Hand = Readonly<Record<string, number>>;

/** An item of a segment: a piece as EPIN (`K`, `+p`, `k^'`), or a number of empty squares, at least 1. */
export type Square = string | number;

/** The first field: a board of any number of dimensions, regular or not. */
export interface Placement {
	/**
	 * The innermost rows in the order of the text. On a board of two dimensions these are the ranks, beginning with the one farthest from
	 * the first player.
	 */
	readonly segments: readonly (readonly Square[])[];
	/** The numbers of slashes between adjacent segments: one entry less than segments. */
	readonly separators: readonly number[];
}

/** A position of a FEEN as plain JSON data. It is never expanded; a count of a million is one number. */
export interface Feen extends Placement {
	/**
	 * The pieces in the hands of the players. The case of its letter determines the owner of a piece; a hand may contain pieces of both
	 * sides.
	 */
	readonly hands: { readonly first: Hand; readonly second: Hand };
	/** The style of the player to move: upper case for the first player. */
	readonly active: string;
	/** The style of the other player, in the other case. */
	readonly inactive: string;
}
