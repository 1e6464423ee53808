import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { extinction as extinct } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		promotesTo: ['K', 'Q', 'R', 'B', 'N'],
		castling: { unsafe: true },
		more: { royal: { some: [] }, forbid: [], outcomes: [...extinct(['K', 'Q', 'R', 'B', 'N', 'P']), ...drawsOnly] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Extinction. */
export interface Extinction extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'extinction' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * Extinction chess: a side that has no piece left of one of the six kinds loses. The king is an ordinary piece; pawns become kings too.
 *
 * R. Wayne Schmittberger, 1985 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(extinction).start).length // → 20
 */
export const extinction: GameDefinition<Extinction> = /* @__PURE__ */ defineGame({
	id: 'extinction',
	title: 'Extinction',
	also: ['Extinction chess'],
	rules,
	names,
});
