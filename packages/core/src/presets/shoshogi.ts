import { attacked, compare, count, is, neighbours, not, turns } from '../ruleset/build.js';
import type { Names } from '../ruleset/names.js';
import type { Cond, Ruleset } from '../ruleset/types.js';
import { namesOf } from './parts/names.js';
import { mann } from './parts/pieces.js';
import { leaps, shogiGame, shogiMen } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';

/**
 * Sho shogi, the ancestor of shogi: nothing is dropped, and a drunk elephant becomes a crown prince, a second king; of the two one may stay
 * attacked.
 *
 * After the game of the Edo period (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(shoshogi, names).start).length // → 26
 */
export const shoshogi: Ruleset = /* @__PURE__ */ (() => {
	const { P, L, N, S, G, B, R, K } = shogiMen();
	const rules = shogiGame({
		drawing: ['lnsgkgsnl', '.r..e..b.', 'ppppppppp', '.........', '.........', '.........', 'PPPPPPPPP', '.B..E..R.', 'LNSGKGSNL'],
		men: {
			P,
			L,
			N,
			S,
			G,
			B,
			R,
			E: { title: 'drunk elephant', go: leaps(...neighbours.filter(([x, y]) => x !== 0 || y !== -1)), promoted: ['crown prince', mann()] },
			K,
		},
		camp: 3,
	});
	const { drops: _, ...paths } = rules.paths;
	const kings: Cond = compare(count({ who: 'friend', kind: ['K', '+E'] }, { if: not(attacked('at')) }), '=', 0);
	return {
		...rules,
		stores: {},
		paths,
		royal: is('at', { kind: ['K', '+E'] }),
		after: [],
		defs: { check: kings },
		forbid: [{ id: 'own-royal-safe', if: kings }],
		turn: turns('white', 'black'),
	};
})();

/** How notations name the parts of {@link shoshogi}. */
export const names: Names = /* @__PURE__ */ namesOf(shoshogi, { silent: [], sideTitles: SENTE_GOTE });
