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
		zones: { ...chess.rules.zones, notLast: row(0, 6) },
		stores: { hand: {} },
		paths: { ...chess.rules.paths, drops: drops(['P', ...officers], { P: 'notLast' }) },
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers])],
		outcomes: chessEnds(emptyHands),
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Chessgi. */
export interface Chessgi extends Chess {}

/**
 * Chessgi: loop chess in which pawns may be dropped on the first row too.
 *
 * R. Wayne Schmittberger (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(chessgi).start).length // → 20
 */
export const chessgi: GameDefinition<Chessgi> = /* @__PURE__ */ defineGame({
	id: 'chessgi',
	title: 'Chessgi',
	also: ['Mad chess'],
	rules,
	names,
	dialects: handFen,
});
