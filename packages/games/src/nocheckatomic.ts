import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { explosion } from './parts/blast.js';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		castling: { unsafe: true },
		more: {
			royal: { some: [] },
			after: [...chess.rules.after, explosion(['P'])],
			forbid: [],
			outcomes: [...extinction(['K']), ...drawsOnly],
		},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of No-check Atomic. */
export interface Nocheckatomic extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'extinction' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * Atomic chess without check: kings may stay where a capture reaches them, may capture and explode, and a side that loses the king loses.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(nocheckatomic).start).length // → 20
 */
export const nocheckatomic: GameDefinition<Nocheckatomic> = /* @__PURE__ */ defineGame({
	id: 'nocheckatomic',
	title: 'No-check Atomic',
	rules,
	names,
});
