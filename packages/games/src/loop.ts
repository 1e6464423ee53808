import type { Names, Ruleset } from '@x/core';
import { row, turns } from '@x/core/build';
import { chess } from './chess.js';
import { chessEnds, emptyHands } from './parts/ends.js';
import { bank, comesAs, drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { clocks } from './parts/orthodox.js';

/**
 * Loop chess: crazyhouse in which a promoted piece that is captured stays what it is.
 *
 * Valery Rachek (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(loop, names).start).length // → 20
 */
export const loop: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'R', 'B', 'N'];
	return {
		...chess,
		zones: { ...chess.zones, middle: row(1, 6) },
		stores: { hand: {} },
		paths: { ...chess.paths, drops: drops(['P', ...officers], { P: 'middle' }) },
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers])],
		outcomes: chessEnds(emptyHands),
		turn: turns('white', 'black', ['drops']),
	};
})();

/** How notations name the parts of {@link loop}. */
export const names: Names = /* @__PURE__ */ namesOf(loop);
