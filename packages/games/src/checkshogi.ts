import type { GameDefinition, Names, Ruleset } from '@x/core';
import { addVar, defineGame, royalAttacked } from '@x/core/build';
import { checksGiven } from './parts/checks.js';
import { checksFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';
import { shogi } from './shogi.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...shogi.rules,
	vars: { checks: { start: 1, perSide: true as const, identity: true } },
	after: [...shogi.rules.after, { id: 'check-given', if: royalAttacked('other'), do: [addVar('checks', -1)] }],
	outcomes: [...checksGiven, ...shogi.rules.outcomes],
}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'G', 'N', 'L', 'P', 'S', 'R', 'B'],
});

/** The sides, kinds and reasons of Checkshogi. */
export interface Checkshogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'L' | '+L' | 'N' | '+N' | 'S' | '+S' | 'G' | 'B' | '+B' | 'R' | '+R' | 'K';
	readonly reason: 'checks-given' | 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Check shogi: the first check wins.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(checkshogi).start).length // → 30
 */
export const checkshogi: GameDefinition<Checkshogi> = /* @__PURE__ */ defineGame({
	id: 'checkshogi',
	title: 'Checkshogi',
	also: ['Check shogi', '王手将棋'],
	rules,
	names,
	dialects: checksFen,
});
