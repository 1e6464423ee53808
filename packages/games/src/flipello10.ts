import type { GameDefinition, Names, Ruleset } from '@x/core';
import { box, defineGame } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { reversi } from './parts/flips.js';
import { reversiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { blank } from './parts/plain.js';
import { BLACK_WHITE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	reversi([...blank(10, 4), '....pP....', '....Pp....', ...blank(10, 4)], box([4, 5], [4, 5]), 96, true))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: BLACK_WHITE, look: reversiLook(10) });

/** The sides, kinds and reasons of Flipello10. */
export interface Flipello10 extends WhiteAndBlack {
	/** A pass has the kind `''`: no piece makes it. */
	readonly kind: 'P' | '';
	readonly reason: 'majority' | 'even' | 'stuck';
}

/**
 * Flipello, known as reversi, on ten by ten cells.
 *
 * After flipello; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(flipello10).start).length // → 4
 */
export const flipello10: GameDefinition<Flipello10> = /* @__PURE__ */ defineGame({
	id: 'flipello10',
	title: 'Flipello10',
	also: ['Grand Othello', 'Othello 10x10'],
	rules,
	names,
	dialects: completeFen,
});
