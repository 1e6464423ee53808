import type { Names, Ruleset } from '@x/core';
import { namesOf } from './parts/names.js';
import { shogiGame, shogiMen } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';

/**
 * Gorogoro shogi on five by six cells: three pawns, silvers, golds.
 *
 * Children's shogi of the Japan Shogi Association; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(gorogoro, names).start).length // → 16
 */
export const gorogoro: Ruleset = /* @__PURE__ */ (() => {
	const { P, S, G, K } = shogiMen();
	return shogiGame({
		drawing: ['sgkgs', '.....', '.ppp.', '.PPP.', '.....', 'SGKGS'],
		men: { P, S, G, K },
		camp: 2,
	});
})();

/** How notations name the parts of {@link gorogoro}. */
export const names: Names = /* @__PURE__ */ namesOf(gorogoro, { silent: [], sideTitles: SENTE_GOTE, handOrder: ['K', 'G', 'P', 'S'] });
