/** A multiset of pieces: EPIN → how many, at least 1. */
export type Hand = Readonly<Record<string, number>>;

/** What stands in a segment, in order: a piece as EPIN (`K`, `+p`, `k^'`), or a number of empty squares, at least 1. */
export type Square = string | number;

/** The first field: a board of any number of dimensions, regular or not. */
export interface Placement {
	/** The innermost rows in the order of the text: on a board of two dimensions the ranks, the far one of the first player first. */
	readonly segments: readonly (readonly Square[])[];
	/** How many slashes stand between two neighbouring segments: one entry less than there are segments. */
	readonly separators: readonly number[];
}

/** A position as FEEN has it: plain data that survives JSON. Nothing in it is expanded; a count of a million is one number. */
export interface Feen extends Placement {
	/** What each player holds off the board. Whose piece it is, its letter says; it may be of either side in either hand. */
	readonly hands: { readonly first: Hand; readonly second: Hand };
	/** The style of the player to move: upper case if that is the first player. */
	readonly active: string;
	/** The style of the other player, in the other case. */
	readonly inactive: string;
}
