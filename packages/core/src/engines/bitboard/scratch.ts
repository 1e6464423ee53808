/** Words that are kept: a slice of an array. */
export interface SavedWords {
	readonly words: Int32Array;
	readonly at: number;
	/** Whether they follow what happens on the scratch: written back when something else is laid there. */
	readonly live?: boolean;
}

/** Places in `seen`, after two words for each cell (where a pinned piece on it may go): how many checks there are. */
export const CHECKS = 128;
/** The royal's cell, or -1. */
export const ROYAL = 129;
/** Two words each: cells to which others than the royal may go (all, or those that end the check); own pieces that are pinned. */
export const EVASIONS = 130;
export const PINNED = 132;
/** 1 where the places before say what is so on the scratch. */
export const CHECKS_KNOWN = 134;
/** Two words each: riders on whose lines a cell lies; origins that were found, and the cell from which a leap leaves a point, or -1. */
export const RIDERS = 135;
export const ORIGINS = 137;
export const LEAP = 139;
/** How many places there are: more than a small array has, as those move about. */
export const DERIVED_WORDS = 140;
