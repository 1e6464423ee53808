import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, land, leap, oblique, quiet } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { blank, plainGame } from './parts/plain.js';
import { wall, wallNames, wallPiece } from './parts/walls.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame([...blank(8, 3), '....n...', '...N....', ...blank(8, 3)], {
		N: ['knight', leap(oblique(1, 2), quiet(land({ leave: wall })))],
		W: wallPiece,
	}))();

const names: Names = /* @__PURE__ */ wallNames(rules);

/** The sides, kinds and reasons of Joust. */
export interface Joust extends WhiteBlackAndNeutral {
	readonly kind: 'N' | 'W';
	readonly reason: 'stuck';
}

/**
 * Joust: two knights, each leaving a blocked cell where it leaps from. A side that cannot move loses.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(joust).start).length // → 8
 */
export const joust: GameDefinition<Joust> = /* @__PURE__ */ defineGame({ id: 'joust', title: 'Joust', rules, names, dialects: shogiFen });
