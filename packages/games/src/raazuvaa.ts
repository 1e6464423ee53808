import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: pawn({ promotesTo: ['Q', 'R', 'B', 'N'], last: 'last' }),
		more: { points: {} },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Raazuvaa. */
export interface Raazuvaa extends Chess {}

/**
 * Raazuvaa, the chess of the Maldives: pawns step once, and there is no castling.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(raazuvaa).start).length // → 12
 */
export const raazuvaa: GameDefinition<Raazuvaa> = /* @__PURE__ */ defineGame({ id: 'raazuvaa', title: 'Raazuvaa', rules, names });
