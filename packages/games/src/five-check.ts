import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { checksToWin } from './parts/checks.js';
import { checksFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ checksToWin(5);

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Five-check. */
export interface FiveCheck extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: Chess['reason'] | 'checks-given';
}

/**
 * Five-check: the side that gives the fifth check wins; otherwise as three-check.
 *
 * After pychess.org/variants/5check; counts agree with Fairy-Stockfish.
 *
 * @example
 * variable(compile(fiveCheck).start, 'checks', 'white') // → 5
 */
export const fiveCheck: GameDefinition<FiveCheck> = /* @__PURE__ */ defineGame({
	id: 'five-check',
	title: 'Five-check',
	also: ['5check', '5-check', '5 checks', 'Five checks'],
	rules,
	names,
	dialects: checksFen,
});
