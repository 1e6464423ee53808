import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { chess } from './chess.js';
import { explosion } from './parts/blast.js';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';

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

/**
 * Atomic chess without check: kings may stay where a capture reaches them, may capture and explode, and a side that loses the king loses.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(nocheckatomic).start).length // → 20
 */
export const nocheckatomic: GameDefinition = /* @__PURE__ */ defineGame({ id: 'nocheckatomic', title: 'No-check Atomic', rules, names });
