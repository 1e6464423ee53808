import type { Cond, Outcome } from '@x/core';
import type { Lexicon } from '../lexicon.js';

/** An ending in the words of players. */
export interface ToldEnding {
	readonly about: string;
	readonly text: string;
	/** The aim of the game, as a verb phrase: `checkmate the enemy king`. */
	readonly goal?: string;
	/** The aim only where there is no other. */
	readonly weak?: true;
	/** The ending has no form of its own, and a player wins by it. */
	readonly unknown?: true;
	/** The outcome of the ruleset that it tells. */
	readonly of?: Outcome;
}

/** An outcome of the ruleset, taken apart. */
export interface EndingParts {
	readonly lexicon: Lexicon;
	readonly outcome: Outcome;
	/** The conditions, without those that only say that the game is still going on. */
	readonly conditions: readonly Cond[];
	/** The side whose pieces the condition calls friends wins, loses, or neither. */
	readonly mover: 'wins' | 'loses' | undefined;
}
