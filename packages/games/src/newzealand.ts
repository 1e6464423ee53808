import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, leap, oblique, orthogonals, quiet, ride, take } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pieceMoves: {
			N: ['knight', any(leap(oblique(1, 2), quiet()), ride(orthogonals, take()))],
			R: ['rook', any(ride(orthogonals, quiet()), leap(oblique(1, 2), take()))],
		},
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of New Zealand. */
export interface Newzealand extends Chess {}

/**
 * New Zealand chess: rooks capture like knights, and knights like rooks.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(newzealand).start).length // → 20
 */
export const newzealand: GameDefinition<Newzealand> = /* @__PURE__ */ defineGame({
	id: 'newzealand',
	title: 'New Zealand',
	also: ['New Zealand chess'],
	rules,
	names,
});
