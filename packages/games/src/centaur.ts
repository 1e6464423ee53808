import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { centaur as centaurMoves } from './parts/pieces.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RCNBQKBNCR', 'PPPPPPPPPP'),
		pieceMoves: { C: ['centaur', centaurMoves()] },
		promotesTo: ['Q', 'C', 'R', 'B', 'N'],
		castling: { to: [2, 8] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/**
 * Centaur chess on ten files: two centaurs, king (without its royalty) and knight in one.
 *
 * After Royal Court by Sidney LeVasseur (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(centaur).start).length // → 28
 */
export const centaur: GameDefinition = /* @__PURE__ */ defineGame({ id: 'centaur', title: 'Centaur', rules, names });
