import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, hop, orthogonals, take } from '@x/core/build';
import { xiangqiFen } from './parts/dialects.js';
import { horse } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';
import { chariot, xiangqiDrawing, xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	xiangqiGame({
		drawing: [...xiangqiDrawing.slice(0, 7), '.........', '.........', 'M.BAKAB..'],
		pieceMoves: { M: ['banner', any(chariot(), horse(), hop(orthogonals, take()))] },
	}))();

const names: Names = /* @__PURE__ */ xiangqiNames(rules);

/** The sides, kinds and reasons of Manchu. */
export interface Manchu extends WhiteAndBlack {
	readonly kind: 'R' | 'N' | 'B' | 'A' | 'K' | 'C' | 'P' | 'M';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Manchu chess: White has one banner, which goes like chariot, horse and cannon, in place of both chariots, horses and cannons but one.
 *
 * The third occurrence of a position is a draw, unless one side alone gave check with every move meanwhile: that side has lost. Chases are not
 * forbidden: the rules of chase say nothing of a banner, and Fairy-Stockfish has none for this game (variant.cpp).
 *
 * Yitong, of the Qing (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(manchu).start).length // → 18
 */
export const manchu: GameDefinition<Manchu> = /* @__PURE__ */ defineGame({
	id: 'manchu',
	title: 'Manchu',
	also: ['Manchu chess', 'Banner chess', 'Yitong', '一统棋'],
	rules,
	names,
	dialects: xiangqiFen,
});
