import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, drawsOnly, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		promotesTo: ['K'],
		castling: { unsafe: true },
		more: { royal: { some: [] }, forbid: [], outcomes: [...extinction(['P']), ...drawsOnly] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/**
 * Kinglet: a side without pawns loses; pawns become kings only, and the king is an ordinary piece.
 *
 * V. R. Parton, 1953 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(kinglet).start).length // → 20
 */
export const kinglet: GameDefinition = /* @__PURE__ */ defineGame({ id: 'kinglet', title: 'Kinglet', rules, names });
