/** The words of a position, saved in a slice of an array. */
export interface SavedWords {
	readonly words: Int32Array;
	readonly at: number;
	/** Set when these words follow the scratch: they are written back before another position is loaded there. */
	readonly live?: boolean;
}

/** Indices into `derived`, after two words per cell (the targets open to a pinned piece on it): the number of checks. */
export const CHECKS = 128;
/** The royal's cell, or -1. */
export const ROYAL = 129;
/** Two words each: the targets open to pieces other than the royal (all cells, or those that end the check); own pinned pieces. */
export const EVASIONS = 130;
export const PINNED = 132;
/** 1 where the indices before hold for the position on the scratch. */
export const CHECKS_KNOWN = 134;
/**
 * Two words each: the riders whose lines pass through a cell; the origins found; then the origin of a leap that leaves a point, or -1.
 */
export const RIDERS = 135;
export const ORIGINS = 137;
export const LEAP = 139;
/** The length of `derived`: too long for V8 to move the array, as it does with small ones. */
export const DERIVED_WORDS = 140;
