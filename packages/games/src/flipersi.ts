import type { GameDefinition, Names, Ruleset } from '@x/core';
import { box, defineGame } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { reversi } from './parts/flips.js';
import { reversiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { blank } from './parts/plain.js';
import { BLACK_WHITE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => reversi(blank(8, 8), box([3, 4], [3, 4]), 32, false))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: BLACK_WHITE, look: reversiLook(8) });

/** The sides, kinds and reasons of Flipersi. */
export interface Flipersi extends WhiteAndBlack {
	readonly kind: 'P';
	readonly reason: 'majority' | 'even';
}

/**
 * Flipersi, known as reversi, from an empty board with 32 discs each: the four central cells are filled first.
 *
 * Lewis Waterman and John Mollett, 1883; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(flipersi).start).length // → 4
 */
export const flipersi: GameDefinition<Flipersi> = /* @__PURE__ */ defineGame({
	id: 'flipersi',
	title: 'Flipersi',
	also: ['Reversi', 'リバーシ'],
	rules,
	names,
	dialects: completeFen,
});
