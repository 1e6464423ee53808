import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of No Castling. */
export interface Nocastle extends Chess {}

/**
 * Chess without castling, as V. Kramnik proposed in 2019.
 *
 * Chess.com, "Kramnik and AlphaZero"; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(nocastle).start).length // → 20
 */
export const nocastle: GameDefinition<Nocastle> = /* @__PURE__ */ defineGame({
	id: 'nocastle',
	title: 'No Castling',
	also: ['No-castling chess'],
	rules,
	names,
});
