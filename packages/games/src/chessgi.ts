import type { Names, Ruleset } from '@x/core';
import { row, turns } from '@x/core/build';
import { chess } from './chess.js';
import { chessEnds, emptyHands } from './parts/ends.js';
import { bank, comesAs, drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { clocks } from './parts/orthodox.js';

/**
 * Chessgi: loop chess in which pawns may be dropped on the first row too.
 *
 * R. Wayne Schmittberger (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(chessgi, names).start).length // → 20
 */
export const chessgi: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'R', 'B', 'N'];
	return {
		...chess,
		zones: { ...chess.zones, notLast: row(0, 6) },
		stores: { hand: {} },
		paths: { ...chess.paths, drops: drops(['P', ...officers], { P: 'notLast' }) },
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers])],
		outcomes: chessEnds(emptyHands),
		turn: turns('white', 'black', ['drops']),
	};
})();

/** How notations name the parts of {@link chessgi}. */
export const names: Names = /* @__PURE__ */ namesOf(chessgi);
