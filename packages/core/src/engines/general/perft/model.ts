import type { CandidateCounter } from './candidate-counter.js';

/** Counts the legal moves of the board in play, as the parts of the count see it. */
export interface MoveCount {
	readonly counter: CandidateCounter;
	/** The number of legal moves. */
	count(): number;
}
