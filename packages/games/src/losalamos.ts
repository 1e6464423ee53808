import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(6, 'RNQKNR', 'PPPPPP'),
		promotesTo: ['Q', 'R', 'N'],
		pawn: pawn({ promotesTo: ['Q', 'R', 'N'], last: 'last' }),
		more: { points: {} },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/**
 * Los Alamos chess on six by six cells: no bishops, no castling, no double step.
 *
 * Paul Stein and Mark Wells, 1956 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(losalamos).start).length // → 10
 */
export const losalamos: GameDefinition = /* @__PURE__ */ defineGame({ id: 'losalamos', title: 'Los Alamos', rules, names });
