import type { Names, Ruleset } from '@x/core';
import { checksToWin } from './parts/checks.js';
import { namesOf } from './parts/names.js';

/**
 * Five-check: who gives the fifth check wins; three-check with more patience.
 *
 * After pychess.org/variants/5check; counts agree with Fairy-Stockfish.
 *
 * @example
 * varOf(compile(fiveCheck, names).start, 'checks', 'white') // → 5
 */
export const fiveCheck: Ruleset = /* @__PURE__ */ checksToWin(5);

/** How notations name the parts of {@link fiveCheck}. */
export const names: Names = /* @__PURE__ */ namesOf(fiveCheck);
