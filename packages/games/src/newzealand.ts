import type { Names, Ruleset } from '@x/core';
import { any, leap, oblique, orthogonals, quiet, ride, take } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

/**
 * New Zealand chess: rooks capture like knights, and knights like rooks.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(newzealand, names).start).length // → 20
 */
export const newzealand: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		men: {
			N: ['knight', any(leap(oblique(1, 2), quiet()), ride(orthogonals, take()))],
			R: ['rook', any(ride(orthogonals, quiet()), leap(oblique(1, 2), take()))],
		},
		castling: {},
	}))();

/** How notations name the parts of {@link newzealand}. */
export const names: Names = /* @__PURE__ */ namesOf(newzealand);
