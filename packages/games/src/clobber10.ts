import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, leap, orthogonals, take } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { plainGame } from './parts/plain.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame(
		Array.from({ length: 10 }, (_, row) => (row % 2 === 0 ? 'PpPpPpPpPp' : 'pPpPpPpPpP')),
		{ P: ['stone', leap(orthogonals, take())] },
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [] });

/** The sides, kinds and reasons of Clobber10. */
export interface Clobber10 extends WhiteAndBlack {
	readonly kind: 'P';
	readonly reason: 'stuck';
}

/**
 * Clobber on ten by ten cells.
 *
 * Albert, Grossman, Nowakowski, 2001; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(clobber10).start).length // → 180
 */
export const clobber10: GameDefinition<Clobber10> = /* @__PURE__ */ defineGame({ id: 'clobber10', title: 'Clobber10', rules, names });
