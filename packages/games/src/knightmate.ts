import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { knight, mann } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RMBQKBMR', 'PPPPPPPP'),
		pieceMoves: { M: ['commoner', mann()], K: ['king', knight()] },
		promotesTo: ['Q', 'R', 'B', 'M'],
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Knightmate. */
export interface Knightmate extends WhiteAndBlack {
	readonly kind: 'P' | 'B' | 'R' | 'Q' | 'K' | 'M';
	readonly reason: Chess['reason'];
}

/**
 * Knightmate: the royal piece moves like a knight, and two commoners, which move like kings, replace the knights.
 *
 * Bruce Zimov, 1972 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(knightmate).start).length // → 18
 */
export const knightmate: GameDefinition<Knightmate> = /* @__PURE__ */ defineGame({
	id: 'knightmate',
	title: 'Knightmate',
	also: ['Knight mate'],
	rules,
	names,
});
