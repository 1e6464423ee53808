/** Words that are kept: a slice of an array. */
export interface Sheet {
	readonly words: Int32Array;
	readonly at: number;
	/** Whether they follow what happens on the desk: written back when something else is laid there. */
	readonly live?: boolean;
}

/** Places in `seen`, after two words for each cell (where a pinned piece on it may go): how many checks there are. */
export const CHECKS = 128;
/** The royal's cell, or -1. */
export const ROYAL = 129;
/** Two words each: cells to which others than the royal may go (all, or those that end the check); own pieces that are pinned. */
export const EVADE = 130;
export const PINNED = 132;
/** 1 where the places before say what is so on the desk. */
export const LOOKED = 134;
/** Two words each: pieces that were sought; origins that were found, and the cell from which a leap leaves a point, or -1. */
export const LINES = 135;
export const ORIGINS = 137;
export const LEAP = 139;
/** How many legal moves, at least, led to what is so on the desk; and the last one of them, where there is one. */
export const MADE = 140;
export const LAST = 141;
/** Whether the royal of the side to move is attacked: 1, or -1 where not; 0: not known. */
export const CHECKED = 142;
/** How many places there are: more than a small array has, as those move about. */
export const SEEN = 143;
