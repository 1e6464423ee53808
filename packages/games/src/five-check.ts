import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { checksToWin } from './parts/checks.js';
import { checksFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';

const rules: Ruleset = /* @__PURE__ */ checksToWin(5);

const names: Names = /* @__PURE__ */ namesOf(rules);

/**
 * Five-check: the side that gives the fifth check wins; otherwise as three-check.
 *
 * After pychess.org/variants/5check; counts agree with Fairy-Stockfish.
 *
 * @example
 * variable(compile(fiveCheck).start, 'checks', 'white') // → 5
 */
export const fiveCheck: GameDefinition = /* @__PURE__ */ defineGame({
	id: 'five-check',
	title: 'Five-check',
	rules,
	names,
	dialects: checksFen,
});
