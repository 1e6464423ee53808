import type { GameOutcome } from '../outcome/outcomes.js';
import type { Position } from './position.js';

/**
 * How the game stands: undefined while it goes on.
 *
 * `reason` is the id of the ruleset's outcome. With `claims`, also what a player may call (threefold repetition).
 * Repetition is counted along this position's own chain and its setup's `seen`; a position set up from a FEN alone has none.
 *
 * @example
 * const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].reduce((at, name) => apply(at, moveFrom(at, name)), chess.start);
 * outcome(mate) // → { reason: 'checkmate', winner: 'black' }
 */
export const outcome = (position: Position, options: { readonly claims?: boolean } = {}): GameOutcome | undefined =>
	position.game.engine.outcome(position, options.claims === true);
