import type { Names, Ruleset } from '@x/core';
import { any, leap, neighbours } from '@x/core/build';
import { extinction } from './extinction.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';

/**
 * Extinction chess from the starts of Chess960.
 *
 * Rules as in extinction chess and Chess960; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(extinction960, names).start).length // → 20
 */
export const extinction960: Ruleset = /* @__PURE__ */ (() => ({
	...extinction,
	paths: { ...extinction.paths, king: any(leap(neighbours), foundCastles({ unsafe: true })) },
}))();

/** How notations name the parts of {@link extinction960}. */
export const names: Names = /* @__PURE__ */ namesOf(extinction960);
