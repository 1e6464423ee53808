import type { Names, Ruleset } from '@x/core';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';

/**
 * Chess in which pawns may also step sideways.
 *
 * Tomašev, Paquet, Hassabis, Kramnik, "Assessing Game Balance with AlphaZero", 2020; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(pawnsideways, names).start).length // → 20
 */
export const pawnsideways: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: walkingPawn({
			steps: [
				[0, 1],
				[1, 0],
				[-1, 0],
			],
			second: 'second',
		}),
		castling: {},
	}))();

/** How notations name the parts of {@link pawnsideways}. */
export const names: Names = /* @__PURE__ */ namesOf(pawnsideways);
