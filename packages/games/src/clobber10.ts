import type { Names, Ruleset } from '@x/core';
import { leap, orthogonals, take } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { plainGame } from './parts/plain.js';

/**
 * Clobber on ten by ten cells.
 *
 * Albert, Grossman, Nowakowski, 2001; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(clobber10, names).start).length // → 180
 */
export const clobber10: Ruleset = /* @__PURE__ */ (() =>
	plainGame(
		Array.from({ length: 10 }, (_, row) => (row % 2 === 0 ? 'PpPpPpPpPp' : 'pPpPpPpPpP')),
		{ P: ['stone', leap(orthogonals, take())] },
	))();

/** How notations name the parts of {@link clobber10}. */
export const names: Names = /* @__PURE__ */ namesOf(clobber10, { silent: [] });
