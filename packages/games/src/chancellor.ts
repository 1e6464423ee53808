import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { chancellor as both } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(9, 'RNBQKCNBR', 'PPPPPPPPP'),
		pieceMoves: { C: ['chancellor', both()] },
		promotesTo: ['Q', 'C', 'R', 'B', 'N'],
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Chancellor. */
export interface Chancellor extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Chancellor chess on nine by nine cells: a chancellor, rook and knight in one, next to the king.
 *
 * Ben Foster, 1887 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(chancellor).start).length // → 24
 */
export const chancellor: GameDefinition<Chancellor> = /* @__PURE__ */ defineGame({
	id: 'chancellor',
	title: 'Chancellor',
	also: ['Chancellor chess'],
	rules,
	names,
});
