import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { berolinaPawn } from './parts/pawns.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pawn: berolinaPawn(['Q', 'R', 'B', 'N']),
		castling: {},
		more: { points: { ep: 'reply', passer: 'reply' } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	enPassantVictim: 'passer',
	notes: {
		moves: {
			pawn: [
				'Moves one square diagonally forward without capturing.',
				'From its second rank it may go two squares diagonally forward in a straight line if both are empty.',
				'Captures one square forward.',
			],
		},
	},
});

/** The sides, kinds and reasons of Berolina. */
export interface Berolina extends Chess {}

/**
 * Berolina chess: pawns step diagonally and capture straight on, also in passing.
 *
 * Edmund Hebermann, 1926 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(berolina).start).length // → 30
 */
export const berolina: GameDefinition<Berolina> = /* @__PURE__ */ defineGame({
	id: 'berolina',
	title: 'Berolina',
	also: ['Berolina chess'],
	rules,
	names,
	dialects: handFen,
});
