import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { archbishop, chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBQCKABNR', 'PPPPPPPPPP'),
		pieceMoves: { A: ['archbishop', archbishop()], C: ['chancellor', chancellor()] },
		promotesTo: ['Q', 'C', 'A', 'R', 'B', 'N'],
		castling: { to: [2, 8] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Gothic. */
export interface Gothic extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Gothic chess: the pieces of Capablanca chess in another order.
 *
 * Ed Trice, 2000 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(gothic).start).length // → 28
 */
export const gothic: GameDefinition<Gothic> = /* @__PURE__ */ defineGame({
	id: 'gothic',
	title: 'Gothic',
	also: ['Gothic chess'],
	rules,
	names,
});
