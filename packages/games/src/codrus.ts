import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { extinction } from './parts/extinction.js';
import { mustCapture } from './parts/losing.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		castling: { unsafe: true },
		more: { royal: { some: [] }, forbid: [], prefer: [mustCapture()], outcomes: [...extinction(['K'], { for: 'win' }), ...drawsOnly] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Codrus. */
export interface Codrus extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'extinction' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * Codrus: captures are compulsory, and a side that loses the king wins.
 *
 * After Fritz Giegold's losing game as Fairy-Stockfish plays it; counts agree.
 *
 * @example
 * legal(compile(codrus).start).length // → 20
 */
export const codrus: GameDefinition<Codrus> = /* @__PURE__ */ defineGame({ id: 'codrus', title: 'Codrus', rules, names });
