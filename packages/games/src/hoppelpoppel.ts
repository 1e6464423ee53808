import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, diagonals, leap, oblique, quiet, ride, take } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pieceMoves: {
			N: ['knight', any(leap(oblique(1, 2), quiet()), ride(diagonals, take()))],
			B: ['bishop', any(ride(diagonals, quiet()), leap(oblique(1, 2), take()))],
		},
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Hoppelpoppel. */
export interface Hoppelpoppel extends Chess {}

/**
 * Hoppel-poppel: knights capture like bishops, and bishops like knights.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(hoppelpoppel).start).length // → 20
 */
export const hoppelpoppel: GameDefinition<Hoppelpoppel> = /* @__PURE__ */ defineGame({
	id: 'hoppelpoppel',
	title: 'Hoppelpoppel',
	also: ['Hoppel-Poppel'],
	rules,
	names,
});
