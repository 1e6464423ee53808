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
		more: {
			royal: { some: [] },
			forbid: [],
			prefer: [mustCapture()],
			outcomes: [...nothingLeft, ...drawsWhilePlaying, { id: 'stalemate', when: 'stuck', result: 'win' }],
		},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Antichess. */
export interface Antichess extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'nothing-left' | 'fivefold-repetition' | 'threefold-repetition' | '75-move-rule' | '50-move-rule' | 'stalemate';
}

/**
 * Antichess: captures are compulsory, the king is an ordinary piece, and a side without pieces or without a legal move wins.
 *
 * After lichess.org/variant/antichess; counts agree with Fairy-Stockfish, chessops and kokopu.
 *
 * @example
 * legal(compile(antichess).start).length // → 20
 */
export const antichess: GameDefinition<Antichess> = /* @__PURE__ */ defineGame({
	id: 'antichess',
	title: 'Antichess',
	also: ['Anti-chess', 'Losing chess'],
	rules,
	names,
});
