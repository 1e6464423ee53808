import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, land, leap, neighbours, quiet } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { blank, plainGame } from './parts/plain.js';
import { wall, wallNames, wallPiece } from './parts/walls.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame(['......p', ...blank(7, 5), 'P......'], { P: ['snail', leap(neighbours, quiet(land({ leave: wall })))], W: wallPiece }))();

const names: Names = /* @__PURE__ */ wallNames(rules);

/** The sides, kinds and reasons of Snail Trail. */
export interface Snailtrail extends WhiteBlackAndNeutral {
	readonly kind: 'P' | 'W';
	readonly reason: 'stuck';
}

/**
 * Snailtrail: a step like a king's leaves a trail that blocks the cell for ever. A side that cannot move loses.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(snailtrail).start).length // → 3
 */
export const snailtrail: GameDefinition<Snailtrail> = /* @__PURE__ */ defineGame({
	id: 'snailtrail',
	title: 'Snail Trail',
	rules,
	names,
	dialects: shogiFen,
});
