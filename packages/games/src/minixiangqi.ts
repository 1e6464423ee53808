import type { GameDefinition, Names, Ruleset } from '@x/core';
import { box, defineGame, leap } from '@x/core/build';
import { xiangqiFen } from './parts/dialects.js';
import type { WhiteAndBlack } from './parts/words.js';
import { xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	xiangqiGame({
		drawing: ['rcnkncr', 'p.ppp.p', '.......', '.......', '.......', 'P.PPP.P', 'RCNKNCR'],
		palace: box([2, 4], [0, 2]),
		pieceMoves: {
			P: [
				'soldier',
				leap([
					[0, 1],
					[1, 0],
					[-1, 0],
				]),
			],
		},
	}))();

const names: Names = /* @__PURE__ */ xiangqiNames(rules);

/** The sides, kinds and reasons of Minixiangqi. */
export interface Minixiangqi extends WhiteAndBlack {
	readonly kind: 'R' | 'N' | 'K' | 'C' | 'P';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Minixiangqi on seven by seven cells: no river, so soldiers may step sideways from the start.
 *
 * The third occurrence of a position is a draw, unless one side alone gave check with every move meanwhile: that side has lost. Chases are not
 * forbidden: the rules of chase are those of the federations for xiangqi, and Fairy-Stockfish has none for this game (variant.cpp).
 *
 * Shigenobu Kusumoto, 1973 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(minixiangqi).start).length // → 19
 */
export const minixiangqi: GameDefinition<Minixiangqi> = /* @__PURE__ */ defineGame({
	id: 'minixiangqi',
	title: 'Minixiangqi',
	also: ['Mini xiangqi', 'Mini Chinese chess', '迷你象棋'],
	rules,
	names,
	dialects: xiangqiFen,
});
