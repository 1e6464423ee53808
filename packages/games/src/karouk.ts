import type { Names, Ruleset } from '@x/core';
import { addVar, compare, royalAttacked, variable } from '@x/core/build';
import { cambodian } from './cambodian.js';
import { namesOf } from './parts/names.js';

/**
 * Kar ouk: Cambodian chess that the first check wins.
 *
 * After pychess.org/variants/karouk; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(karouk, names).start).length // → 25
 */
export const karouk: Ruleset = /* @__PURE__ */ (() => ({
	...cambodian,
	vars: { ...cambodian.vars, checks: { start: 1, perSide: true as const, identity: true } },
	after: [...cambodian.after, { id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] }],
	outcomes: [
		{ id: 'checks-given', when: 'turn' as const, if: compare(variable('checks', 'other'), '<', 1), result: 'loss' as const },
		...cambodian.outcomes,
	],
}))();

/** How notations name the parts of {@link karouk}. */
export const names: Names = /* @__PURE__ */ namesOf(karouk, { files: { flag: 'leap' } });
