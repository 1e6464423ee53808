import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { nightrider as rider } from './parts/pieces.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pieceMoves: { N: ['nightrider', rider()] },
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Nightrider. */
export interface Nightrider extends Chess {}

/**
 * Chess with nightriders, which go on with the same knight's leap, in place of knights.
 *
 * After T. R. Dawson's piece of 1925; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(nightrider).start).length // → 24
 */
export const nightrider: GameDefinition<Nightrider> = /* @__PURE__ */ defineGame({
	id: 'nightrider',
	title: 'Nightrider',
	also: ['Nightrider chess'],
	rules,
	names,
});
