import type { Names, Ruleset } from '@x/core';
import { turns } from '@x/core/build';
import { chess } from './chess.js';
import { chessEndsWithHands } from './parts/ends.js';
import { drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';

/**
 * Pocket knight: each side has one more knight in hand, which it may drop once.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(pocketknight, names).start).length // → 52
 */
export const pocketknight: Ruleset = /* @__PURE__ */ (() => ({
	...chess,
	stores: { hand: {} },
	paths: { ...chess.paths, drops: drops(['N']) },
	outcomes: chessEndsWithHands,
	turn: turns('white', 'black', ['drops']),
	start: { ...chess.start, stores: { hand: { white: { N: 1 }, black: { N: 1 } } } },
}))();

/** How notations name the parts of {@link pocketknight}. */
export const names: Names = /* @__PURE__ */ namesOf(pocketknight);
