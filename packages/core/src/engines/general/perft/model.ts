import type { Counter } from './counter.js';

/** Counts legal moves of the board in play; as the parts of the count see it. */
export interface MoveCount {
	readonly counter: Counter;
	/** How many legal moves there are. */
	count(): number;
}
