import type { GameOutcome } from './game-outcome.js';
import type { Position } from './types.js';

/** The outcome that the setup of a position states. It holds for the first position of the chain only. */
export function givenEnd({ depth, root }: Position): GameOutcome | undefined {
	if (depth > 0 || root.ended === undefined) return undefined;
	const { playable: _, ...outcome } = root.ended;
	return outcome;
}

/** Whether a position has no legal moves because its setup states that the game is over. */
export const isOverBySetup = ({ depth, root }: Position): boolean =>
	depth === 0 && root.ended !== undefined && root.ended.playable !== true;
