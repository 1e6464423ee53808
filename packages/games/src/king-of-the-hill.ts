import type { Names, Ruleset } from '@x/core';
import { box, compare, count } from '@x/core/build';
import { chess, names as chessNames } from './chess.js';
import { openEnds } from './parts/ends.js';

/**
 * King of the hill: chess that is also won by bringing the king to one of the four central cells.
 *
 * After lichess.org/variant/kingOfTheHill; counts agree with Fairy-Stockfish and chessops.
 *
 * @example
 * legal(compile(kingOfTheHill, names).start).length // → 20
 */
export const kingOfTheHill: Ruleset = /* @__PURE__ */ (() => ({
	...chess,
	zones: { ...chess.zones, hill: box([3, 4], [3, 4]) },
	outcomes: [
		{
			id: 'hill',
			when: 'turn' as const,
			if: compare(count({ who: 'enemy', kind: ['K'] }, { zone: 'hill' }), '>', 0),
			result: 'loss' as const,
		},
		...openEnds,
	],
}))();

/** How notations name the parts of {@link kingOfTheHill}. */
export const names: Names = chessNames;
