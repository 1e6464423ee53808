import type { GameOutcome } from './game-outcome.js';
import type { Position } from './types.js';

/** How a setup says that the game ended, of the position that it is. */
export function givenEnd({ depth, root }: Position): GameOutcome | undefined {
	if (depth > 0 || root.ended === undefined) return undefined;
	const { playable: _, ...outcome } = root.ended;
	return outcome;
}

/** Whether nothing is legal in a position because its setup says that the game is over. */
export const isOverBySetup = ({ depth, root }: Position): boolean =>
	depth === 0 && root.ended !== undefined && root.ended.playable !== true;
