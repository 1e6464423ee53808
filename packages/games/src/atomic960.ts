import type { Names, Ruleset } from '@x/core';
import { any, leap, neighbours, quiet } from '@x/core/build';
import { atomic } from './atomic.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';

/**
 * Atomic chess from the starts of Chess960.
 *
 * After lichess.org/variant/atomic and chess960; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(atomic960, names).start).length // → 20
 */
export const atomic960: Ruleset = /* @__PURE__ */ (() => ({
	...atomic,
	paths: { ...atomic.paths, king: any(leap(neighbours, quiet()), foundCastles()) },
}))();

/** How notations name the parts of {@link atomic960}. */
export const names: Names = /* @__PURE__ */ namesOf(atomic960);
