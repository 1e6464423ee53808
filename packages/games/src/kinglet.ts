import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		promotesTo: ['K'],
		castling: { unsafe: true },
		more: { royal: { some: [] }, forbid: [], outcomes: [...extinction(['P']), ...drawsOnly] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Kinglet. */
export interface Kinglet extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'extinction' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * Kinglet: a side without pawns loses; pawns become kings only, and the king is an ordinary piece.
 *
 * V. R. Parton, 1953 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(kinglet).start).length // → 20
 */
export const kinglet: GameDefinition<Kinglet> = /* @__PURE__ */ defineGame({
	id: 'kinglet',
	title: 'Kinglet',
	also: ['Kinglet chess'],
	rules,
	names,
});
