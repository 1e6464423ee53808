import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, is } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		castling: {},
		more: { royal: is('at', { kind: ['K', 'Q'] }) },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Co-regal. */
export interface Coregal extends Chess {}

/**
 * Coregal chess: queens are royal too, and may not stay attacked.
 *
 * Vernon R. Parton (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(coregal).start).length // → 20
 */
export const coregal: GameDefinition<Coregal> = /* @__PURE__ */ defineGame({
	id: 'coregal',
	title: 'Co-regal',
	also: ['Co-regal chess'],
	rules,
	names,
});
