import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: walkingPawn({
			steps: [
				[0, 1],
				[1, 0],
				[-1, 0],
			],
			second: 'second',
		}),
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Pawns Sideways. */
export interface Pawnsideways extends Chess {}

/**
 * Chess in which pawns may also step sideways.
 *
 * Tomašev, Paquet, Hassabis, Kramnik, "Assessing Game Balance with AlphaZero", 2020; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(pawnsideways).start).length // → 20
 */
export const pawnsideways: GameDefinition<Pawnsideways> = /* @__PURE__ */ defineGame({
	id: 'pawnsideways',
	title: 'Pawns Sideways',
	rules,
	names,
});
