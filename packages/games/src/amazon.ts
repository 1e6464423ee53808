import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { amazon as amazonMoves } from './parts/pieces.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBAKBNR', 'PPPPPPPP'),
		pieceMoves: { A: ['amazon', amazonMoves()] },
		promotesTo: ['A', 'R', 'B', 'N'],
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/**
 * Amazon chess: an amazon, queen and knight in one, stands in place of the queen.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(amazon).start).length // → 22
 */
export const amazon: GameDefinition = /* @__PURE__ */ defineGame({ id: 'amazon', title: 'Amazon', rules, names });
