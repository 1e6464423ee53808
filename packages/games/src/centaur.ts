import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { centaur as centaurMoves } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RCNBQKBNCR', 'PPPPPPPPPP'),
		pieceMoves: { C: ['centaur', centaurMoves()] },
		promotesTo: ['Q', 'C', 'R', 'B', 'N'],
		castling: { to: [2, 8] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Centaur. */
export interface Centaur extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Centaur chess on ten files: two centaurs, king (without its royalty) and knight in one.
 *
 * After Royal Court by Sidney LeVasseur (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(centaur).start).length // → 28
 */
export const centaur: GameDefinition<Centaur> = /* @__PURE__ */ defineGame({
	id: 'centaur',
	title: 'Centaur',
	also: ['Centaur chess', 'Royal court'],
	rules,
	names,
});
