import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { archbishop, chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBQKCABNR', 'PPPPPPPPPP'),
		pieceMoves: { A: ['archbishop', archbishop()], C: ['chancellor', chancellor()] },
		promotesTo: ['Q', 'C', 'A', 'R', 'B', 'N'],
		castling: { to: [1, 7] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Embassy. */
export interface Embassy extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Embassy chess: the pieces of Capablanca chess in the order of grand chess.
 *
 * Kevin Hill, 2005 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(embassy).start).length // → 28
 */
export const embassy: GameDefinition<Embassy> = /* @__PURE__ */ defineGame({
	id: 'embassy',
	title: 'Embassy',
	also: ['Embassy chess'],
	rules,
	names,
});
