import type { Names, Ruleset } from '@x/core';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { knight, mann } from './parts/pieces.js';

/**
 * Knightmate: the royal piece goes like a knight, and two commoners, which go like kings, stand where knights stand.
 *
 * Bruce Zimov, 1972 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(knightmate, names).start).length // → 18
 */
export const knightmate: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RMBQKBMR', 'PPPPPPPP'),
		men: { M: ['commoner', mann()], K: ['king', knight()] },
		promotesTo: ['Q', 'R', 'B', 'M'],
		castling: {},
	}))();

/** How notations name the parts of {@link knightmate}. */
export const names: Names = /* @__PURE__ */ namesOf(knightmate);
