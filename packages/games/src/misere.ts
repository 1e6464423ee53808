import type { Names, Ruleset } from '@x/core';
import { chess } from './chess.js';
import { namesOf } from './parts/names.js';

/**
 * Misère chess: who is mated wins.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(misere, names).start).length // → 20
 */
export const misere: Ruleset = /* @__PURE__ */ (() => ({
	...chess,
	outcomes: chess.outcomes.map((outcome) => (outcome.id === 'checkmate' ? { ...outcome, result: 'win' as const } : outcome)),
}))();

/** How notations name the parts of {@link misere}. */
export const names: Names = /* @__PURE__ */ namesOf(misere);
