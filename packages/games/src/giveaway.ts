import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { drawsWhilePlaying } from './parts/ends.js';
import { mustCapture, nothingLeft } from './parts/losing.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		promotesTo: ['Q', 'R', 'B', 'N', 'K'],
		castling: { unsafe: true },
		more: {
			royal: { some: [] },
			forbid: [],
			prefer: [mustCapture()],
			outcomes: [...nothingLeft, ...drawsWhilePlaying, { id: 'stalemate', when: 'stuck', result: 'win' }],
		},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Giveaway. */
export interface Giveaway extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'nothing-left' | 'fivefold-repetition' | 'threefold-repetition' | '75-move-rule' | '50-move-rule' | 'stalemate';
}

/**
 * Giveaway: antichess in which the king may castle, through attacks too.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(giveaway).start).length // → 20
 */
export const giveaway: GameDefinition<Giveaway> = /* @__PURE__ */ defineGame({
	id: 'giveaway',
	title: 'Giveaway',
	also: ['Giveaway chess'],
	rules,
	names,
});
