import type { Names, Ruleset } from '@x/core';
import { box } from '@x/core/build';
import { reversi } from './parts/flips.js';
import { namesOf } from './parts/names.js';
import { blank } from './parts/plain.js';

/**
 * Flipello, known as reversi, on ten by ten cells.
 *
 * After flipello; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(flipello10, names).start).length // → 4
 */
export const flipello10: Ruleset = /* @__PURE__ */ (() =>
	reversi([...blank(10, 4), '....pP....', '....Pp....', ...blank(10, 4)], box([4, 5], [4, 5]), 96, true))();

/** How notations name the parts of {@link flipello10}. */
export const names: Names = /* @__PURE__ */ namesOf(flipello10, { silent: [] });
