import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { checksToWin } from './parts/checks.js';
import { checksFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ checksToWin(3);

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Three-check. */
export interface ThreeCheck extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: Chess['reason'] | 'checks-given';
}

/**
 * Three-check: the side that gives the third check wins. The counter holds the checks that a side still has to give.
 *
 * After lichess.org/variant/threeCheck; counts agree with Fairy-Stockfish and chessops.
 *
 * @example
 * variable(compile(threeCheck).start, 'checks', 'black') // → 3
 */
export const threeCheck: GameDefinition<ThreeCheck> = /* @__PURE__ */ defineGame({
	id: 'three-check',
	title: 'Three-check',
	also: ['3check', '3-check', '3 checks', 'Three checks'],
	rules,
	names,
	dialects: checksFen,
});
