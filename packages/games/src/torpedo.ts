import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: walkingPawn({ steps: [[0, 1]], second: 'all' }),
		castling: {},
		more: { zones: { all: row(0, 7), last: row(7) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { passers: ['P', 'Q', 'R', 'B', 'N'] });

/** The sides, kinds and reasons of Torpedo. */
export interface Torpedo extends Chess {}

/**
 * Torpedo chess: pawns may step twice from everywhere, and be captured in passing for it.
 *
 * Tomašev, Paquet, Hassabis, Kramnik, "Assessing Game Balance with AlphaZero", 2020; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(torpedo).start).length // → 20
 */
export const torpedo: GameDefinition<Torpedo> = /* @__PURE__ */ defineGame({
	id: 'torpedo',
	title: 'Torpedo',
	also: ['Torpedo chess'],
	rules,
	names,
});
