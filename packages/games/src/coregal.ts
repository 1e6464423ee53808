import type { Names, Ruleset } from '@x/core';
import { is } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

/**
 * Coregal chess: queens are royal too, and may not stay attacked.
 *
 * Vernon R. Parton (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(coregal, names).start).length // → 20
 */
export const coregal: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		castling: {},
		more: { royal: is('at', { kind: ['K', 'Q'] }) },
	}))();

/** How notations name the parts of {@link coregal}. */
export const names: Names = /* @__PURE__ */ namesOf(coregal);
