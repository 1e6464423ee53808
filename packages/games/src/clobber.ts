import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, leap, orthogonals, take } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { plainGame } from './parts/plain.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame(['PpPpP', 'pPpPp', 'PpPpP', 'pPpPp', 'PpPpP', 'pPpPp'], { P: ['stone', leap(orthogonals, take())] }))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [] });

/** The sides, kinds and reasons of Clobber. */
export interface Clobber extends WhiteAndBlack {
	readonly kind: 'P';
	readonly reason: 'stuck';
}

/**
 * Clobber on five by six cells: every move captures a neighbour, and a side that cannot move loses.
 *
 * Albert, Grossman, Nowakowski, 2001; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(clobber).start).length // → 49
 */
export const clobber: GameDefinition<Clobber> = /* @__PURE__ */ defineGame({ id: 'clobber', title: 'Clobber', rules, names });
