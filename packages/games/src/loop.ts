import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row, turns } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { chessEnds, emptyHands } from './parts/ends.js';
import { bank, comesAs, drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { clocks } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'R', 'B', 'N'];
	return {
		...chess.rules,
		zones: { ...chess.rules.zones, middle: row(1, 6) },
		stores: { hand: {} },
		paths: { ...chess.rules.paths, drops: drops(['P', ...officers], { P: 'middle' }) },
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers])],
		outcomes: chessEnds(emptyHands),
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Loop. */
export interface Loop extends Chess {}

/**
 * Loop chess: crazyhouse in which a promoted piece that is captured stays what it is.
 *
 * Valery Rachek (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(loop).start).length // → 20
 */
export const loop: GameDefinition<Loop> = /* @__PURE__ */ defineGame({ id: 'loop', title: 'Loop', rules, names, dialects: handFen });
