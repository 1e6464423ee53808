import type { Names, Ruleset } from '@x/core';
import { box, leap } from '@x/core/build';
import { xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

/**
 * Minixiangqi on seven by seven cells: no river, so soldiers may step sideways from the start.
 *
 * Shigenobu Kusumoto, 1973 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(minixiangqi, names).start).length // → 19
 */
export const minixiangqi: Ruleset = /* @__PURE__ */ (() =>
	xiangqiGame({
		drawing: ['rcnkncr', 'p.ppp.p', '.......', '.......', '.......', 'P.PPP.P', 'RCNKNCR'],
		palace: box([2, 4], [0, 2]),
		men: {
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

/** How notations name the parts of {@link minixiangqi}. */
export const names: Names = /* @__PURE__ */ xiangqiNames(minixiangqi);
