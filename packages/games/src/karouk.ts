import type { GameDefinition, Names, Ruleset } from '@x/core';
import { addVar, compare, defineGame, royalAttacked, variable } from '@x/core/build';
import { cambodian } from './cambodian.js';
import { MAKRUK } from './parts/looks.js';
import { namesOf } from './parts/names.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...cambodian.rules,
	vars: { ...cambodian.rules.vars, checks: { start: 1, perSide: true as const, identity: true } },
	after: [...cambodian.rules.after, { id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] }],
	outcomes: [
		{ id: 'checks-given', when: 'turn' as const, if: compare(variable('checks', 'other'), '<', 1), result: 'loss' as const },
		...cambodian.rules.outcomes,
	],
}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { files: { flag: 'leap' }, look: MAKRUK });

/**
 * Kar ouk: Cambodian chess that the first check wins.
 *
 * After pychess.org/variants/karouk; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(karouk).start).length // → 25
 */
export const karouk: GameDefinition = /* @__PURE__ */ defineGame({ id: 'karouk', title: 'Karouk', rules, names });
