import type { Names, Ruleset } from '@x/core';
import { janggiGame } from './parts/janggi.js';
import { namesOf } from './parts/names.js';
import { CHO_HAN } from './parts/side-titles.js';

/**
 * Janggi in which facing generals, and two passes, are a draw.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(janggitraditional, names).start).length // → 32
 */
export const janggitraditional: Ruleset = /* @__PURE__ */ (() => janggiGame({ facing: true }))();

/** How notations name the parts of {@link janggitraditional}. */
export const names: Names = /* @__PURE__ */ namesOf(janggitraditional, { silent: [], sideTitles: CHO_HAN });
