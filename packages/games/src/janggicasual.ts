import type { Names, Ruleset } from '@x/core';
import { janggiGame } from './parts/janggi.js';
import { namesOf } from './parts/names.js';
import { CHO_HAN } from './parts/side-titles.js';

/**
 * Janggi in which generals may face each other and two passes are a draw.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(janggicasual, names).start).length // → 32
 */
export const janggicasual: Ruleset = /* @__PURE__ */ (() => janggiGame({}))();

/** How notations name the parts of {@link janggicasual}. */
export const names: Names = /* @__PURE__ */ namesOf(janggicasual, { silent: [], sideTitles: CHO_HAN });
