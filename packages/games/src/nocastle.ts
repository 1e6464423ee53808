import type { Names, Ruleset } from '@x/core';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

/**
 * Chess without castling, as V. Kramnik proposed in 2019.
 *
 * Chess.com, "Kramnik and AlphaZero"; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(nocastle, names).start).length // → 20
 */
export const nocastle: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
	}))();

/** How notations name the parts of {@link nocastle}. */
export const names: Names = /* @__PURE__ */ namesOf(nocastle);
