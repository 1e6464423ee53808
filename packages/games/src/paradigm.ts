import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { bishop, horse } from './parts/pieces.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pieceMoves: { B: ['bishop', any(bishop(), horse())] },
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Paradigm. */
export interface Paradigm extends Chess {}

/**
 * Paradigm chess: bishops may also go like the horse of xiangqi, one step straight and one out, if the first cell is free.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(paradigm).start).length // → 20
 */
export const paradigm: GameDefinition<Paradigm> = /* @__PURE__ */ defineGame({
	id: 'paradigm',
	title: 'Paradigm',
	also: ['Paradigm chess'],
	rules,
	names,
});
