import type { Names, Ruleset } from '@x/core';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { berolinaPawn } from './parts/pawns.js';

/**
 * Berolina chess: pawns step diagonally and capture straight on, also in passing.
 *
 * Edmund Hebermann, 1926 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(berolina, names).start).length // → 30
 */
export const berolina: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: berolinaPawn(['Q', 'R', 'B', 'N']),
		castling: {},
		more: { points: { ep: 'reply', passer: 'reply' } },
	}))();

/** How notations name the parts of {@link berolina}. */
export const names: Names = /* @__PURE__ */ namesOf(berolina, { enPassantVictim: 'passer' });
