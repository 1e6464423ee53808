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
	reversi([...blank(8, 3), '...pP...', '...Pp...', ...blank(8, 3)], box([3, 4], [3, 4]), 60, true))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: BLACK_WHITE, look: reversiLook(8) });

/** The sides, kinds and reasons of Flipello (Othello). */
export interface Flipello extends WhiteAndBlack {
	/** A pass has the kind `''`: no piece makes it. */
	readonly kind: 'P' | '';
	readonly reason: 'majority' | 'even' | 'stuck';
}

/**
 * Flipello, known as reversi: a new disc must enclose discs of the other side on some line, and turns them.
 *
 * Lewis Waterman and John Mollett, 1883; Goro Hasegawa, 1971; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(flipello).start).length // → 4
 */
export const flipello: GameDefinition<Flipello> = /* @__PURE__ */ defineGame({
	id: 'flipello',
	title: 'Flipello (Othello)',
	also: ['Othello', 'オセロ'],
	rules,
	names,
	dialects: completeFen,
});
