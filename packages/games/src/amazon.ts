import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { amazon as amazonMoves } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBAKBNR', 'PPPPPPPP'),
		pieceMoves: { A: ['amazon', amazonMoves()] },
		promotesTo: ['A', 'R', 'B', 'N'],
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Amazon. */
export interface Amazon extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'B' | 'R' | 'K' | 'A';
	readonly reason: Chess['reason'];
}

/**
 * Amazon chess: an amazon, queen and knight in one, stands in place of the queen.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(amazon).start).length // → 22
 */
export const amazon: GameDefinition<Amazon> = /* @__PURE__ */ defineGame({
	id: 'amazon',
	title: 'Amazon',
	also: ['Amazon chess'],
	rules,
	names,
});
