import { checkOptions } from '@x/diagnostics';
import type { AnyPosition, WordsOf } from './any-board.js';
import { engineOf } from './arguments.js';
import type { GameOutcome } from './game-outcome.js';

export interface OutcomeOptions {
	/** Also outcomes that a player may claim, such as a draw by threefold repetition. */
	readonly claims?: boolean | undefined;
}

/**
 * Whether the game is over without a claim: `outcome(position)` is not undefined. Draws that a player must claim do not count.
 *
 * @example
 * isDecided(chess.start) // → false
 */
export const isDecided = (position: AnyPosition): boolean => engineOf(position).outcome(position, false) !== undefined;

const OPTIONS = { claims: 'boolean' } as const;

/**
 * How the game ended; undefined while it goes on.
 *
 * `reason` is the id of the ruleset's outcome. With `claims`, outcomes that a player may claim (threefold repetition) count too.
 * Repetitions are counted in the position's own chain and in `seen` of its setup. A position read from a FEN has neither.
 *
 * @example
 * const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].reduce((at, name) => apply(at, find(at, { from: name.slice(0, 2), to: name.slice(2) })[0]!), chess.start);
 * outcome(mate) // → { reason: 'checkmate', winner: 'black' }
 */
export function outcome<P extends AnyPosition>(position: P, options?: OutcomeOptions): GameOutcome<WordsOf<P>> | undefined {
	const engine = engineOf(position);
	checkOptions(options, OPTIONS);
	return engine.outcome(position, options?.claims === true);
}
