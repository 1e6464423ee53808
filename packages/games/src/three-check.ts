import type { Names, Ruleset } from '@x/core';
import { checksToWin } from './parts/checks.js';
import { namesOf } from './parts/names.js';

/**
 * Three-check: who gives the third check wins. The counter holds the checks that a side still has to give.
 *
 * After lichess.org/variant/threeCheck; counts agree with Fairy-Stockfish and chessops.
 *
 * @example
 * varOf(compile(threeCheck, names).start, 'checks', 'black') // → 3
 */
export const threeCheck: Ruleset = /* @__PURE__ */ checksToWin(3);

/** How notations name the parts of {@link threeCheck}. */
export const names: Names = /* @__PURE__ */ namesOf(threeCheck);
