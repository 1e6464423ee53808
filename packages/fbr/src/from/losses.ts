import type { Fault } from '@x/diagnostics';

/**
 * A loss of a conversion: `lost-clock` (a counter of moves), `lost-claim` (a draw that a player may claim), `lost-outcome` (another draw), `lost-win` (an
 * end that a side wins or loses), and parts that change which moves there are.
 */
export type Loss =
	| 'lost-moves'
	| 'lost-walk'
	| 'lost-promotion'
	| 'lost-castling'
	| 'lost-hand'
	| 'lost-law'
	| 'lost-hook'
	| 'lost-choice'
	| 'lost-turn'
	| 'lost-royal'
	| 'lost-board'
	| 'lost-start'
	| 'lost-win'
	| 'lost-outcome'
	| 'lost-claim'
	| 'lost-clock'
	| 'lost-trace';

/** A value in another language, with the losses of the conversion. */
export interface Converted<T> {
	readonly value: T;
	/** Each loss has a path in the ruleset. The list is empty if the conversion is complete. */
	readonly lost: readonly Fault[];
}

/** Reports a loss. */
export const loss = (code: Loss, path: string, message: string): Fault => ({ code: `fbr/${code}`, path, message, severity: 'warning' });
