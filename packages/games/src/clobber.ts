import type { Names, Ruleset } from '@x/core';
import { leap, orthogonals, take } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { plainGame } from './parts/plain.js';

/**
 * Clobber on five by six cells: every move captures a neighbour, and who cannot move has lost.
 *
 * Albert, Grossman, Nowakowski, 2001; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(clobber, names).start).length // → 49
 */
export const clobber: Ruleset = /* @__PURE__ */ (() =>
	plainGame(['PpPpP', 'pPpPp', 'PpPpP', 'pPpPp', 'PpPpP', 'pPpPp'], { P: ['stone', leap(orthogonals, take())] }))();

/** How notations name the parts of {@link clobber}. */
export const names: Names = /* @__PURE__ */ namesOf(clobber, { silent: [] });
