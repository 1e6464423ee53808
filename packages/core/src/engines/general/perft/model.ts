import type { CandidateCounter } from './candidate-counter.js';

/** Counts legal moves of the board in play; as the parts of the count see it. */
export interface MoveCount {
	readonly counter: CandidateCounter;
	/** How many legal moves there are. */
	count(): number;
}
