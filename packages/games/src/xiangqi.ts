import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { xiangqiFen } from './parts/dialects.js';
import type { WhiteAndBlack } from './parts/words.js';
import { xiangqiDrawing, xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	xiangqiGame({
		drawing: xiangqiDrawing,
		chases: true,
	}))();

const names: Names = /* @__PURE__ */ xiangqiNames(rules);

/** The sides, kinds and reasons of Xiangqi. */
export interface Xiangqi extends WhiteAndBlack {
	readonly kind: 'R' | 'N' | 'B' | 'A' | 'K' | 'C' | 'P';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'perpetual-chase' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Xiangqi, Chinese chess: generals may not face each other on an open file, and a side that cannot move loses.
 *
 * A position that comes for the third time ends the game. A side that gave check with every move meanwhile has lost; else a side that chased one and
 * the same piece with every move has lost; if both sides or neither did, it is a draw. A move chases a piece if it makes a new threat to capture it legally:
 *
 * - where the other side could not legally take the capturing piece; a chariot is threatened by weaker pieces in any case (clause 15 of the Asian rules);
 * - but not by the general or a soldier, nor by a piece of the same kind that it could itself take first (clause 24);
 * - and not a soldier that has not crossed the river (clause 25).
 *
 * A piece that steps onto a point that is already attacked is chased by the next piece that attacks it there: each attack counts by itself, as
 * in the Asian rules (H. G. Muller on talkchess.com, t=35403, and Fairy-Stockfish). The World Xiangqi Rules of 2018 (19.10) ask whether the reply moved
 * the piece away or resolved the chase otherwise. Chases of several pieces at once and the rule of the chariot pinned by a horse (clause 19)
 * are left to the arbiter.
 *
 * After the Asian rules (wxf.org/xq/rule/asia) and chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(xiangqi).start).length // → 44
 */
export const xiangqi: GameDefinition<Xiangqi> = /* @__PURE__ */ defineGame({
	id: 'xiangqi',
	title: 'Xiangqi',
	also: ['Chinese chess', '象棋', '中国象棋', '中國象棋', 'Cờ tướng', 'Elephant chess', 'Hsiang-chi', 'シャンチー', '샹치'],
	rules,
	names,
	dialects: xiangqiFen,
});
