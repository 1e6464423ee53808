import type { Names, Ruleset } from '@x/core';
import { any, hop, orthogonals, take } from '@x/core/build';
import { horse } from './parts/pieces.js';
import { chariot, xiangqiDrawing, xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

/**
 * Manchu chess: White has one banner, which goes like chariot, horse and cannon, in place of both chariots, horses and cannons but one.
 *
 * Yitong, of the Qing (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(manchu, names).start).length // → 18
 */
export const manchu: Ruleset = /* @__PURE__ */ (() =>
	xiangqiGame({
		drawing: [...xiangqiDrawing.slice(0, 7), '.........', '.........', 'M.BAKAB..'],
		men: { M: ['banner', any(chariot(), horse(), hop(orthogonals, take()))] },
	}))();

/** How notations name the parts of {@link manchu}. */
export const names: Names = /* @__PURE__ */ xiangqiNames(manchu);
