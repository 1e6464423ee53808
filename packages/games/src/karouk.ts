import type { GameDefinition, Names, Ruleset } from '@x/core';
import { addVar, defineGame, royalAttacked } from '@x/core/build';
import { cambodian } from './cambodian.js';
import { AIMED } from './parts/asian.js';
import { checksGiven } from './parts/checks.js';
import { checksFen } from './parts/dialects.js';
import { MAKRUK } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...cambodian.rules,
	vars: { ...cambodian.rules.vars, checks: { start: 1, perSide: true as const, identity: true } },
	after: [...cambodian.rules.after, { id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] }],
	outcomes: [...checksGiven, ...cambodian.rules.outcomes],
}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { files: { flag: 'leap' }, look: MAKRUK, notes: AIMED });

/** The sides, kinds and reasons of Karouk. */
export interface Karouk extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'K' | 'S' | 'M';
	readonly reason: 'checks-given' | 'insufficient-material' | 'threefold-repetition' | 'checkmate' | 'stalemate';
}

/**
 * Kar ouk: Cambodian chess that the first check wins.
 *
 * After pychess.org/variants/karouk; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(karouk).start).length // → 25
 */
export const karouk: GameDefinition<Karouk> = /* @__PURE__ */ defineGame({
	id: 'karouk',
	title: 'Karouk',
	also: ['Kar ouk'],
	rules,
	names,
	dialects: checksFen,
});
