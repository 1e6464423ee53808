import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, turns } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { chessEndsWithHands } from './parts/ends.js';
import { drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...chess.rules,
	stores: { hand: {} },
	paths: { ...chess.rules.paths, drops: drops(['N']) },
	outcomes: chessEndsWithHands,
	turn: turns('white', 'black', ['drops']),
	start: { ...chess.rules.start, stores: { hand: { white: { N: 1 }, black: { N: 1 } } } },
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Pocket Knight. */
export interface Pocketknight extends Chess {}

/**
 * Pocket knight: each side has one more knight in hand, which it may drop once.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(pocketknight).start).length // → 52
 */
export const pocketknight: GameDefinition<Pocketknight> = /* @__PURE__ */ defineGame({
	id: 'pocketknight',
	title: 'Pocket Knight',
	also: ['Pocket knight chess', 'Tombola chess'],
	rules,
	names,
	dialects: handFen,
});
