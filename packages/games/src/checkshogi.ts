import type { Names, Ruleset } from '@x/core';
import { addVar, compare, royalAttacked, variable } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import { shogi } from './shogi.js';

/**
 * Check shogi: the first check wins.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(checkshogi, names).start).length // → 30
 */
export const checkshogi: Ruleset = /* @__PURE__ */ (() => ({
	...shogi,
	vars: { checks: { start: 1, perSide: true as const, identity: true } },
	after: [...shogi.after, { id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] }],
	outcomes: [
		{ id: 'checks-given', when: 'turn' as const, if: compare(variable('checks', 'other'), '<', 1), result: 'loss' as const },
		...shogi.outcomes,
	],
}))();

/** How notations name the parts of {@link checkshogi}. */
export const names: Names = /* @__PURE__ */ namesOf(checkshogi, {
	silent: [],
	sideTitles: SENTE_GOTE,
	handOrder: ['K', 'G', 'N', 'L', 'P', 'S', 'R', 'B'],
});
