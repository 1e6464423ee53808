import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { archbishop, chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNABQKBCNR', 'PPPPPPPPPP'),
		pieceMoves: { A: ['archbishop', archbishop()], C: ['chancellor', chancellor()] },
		promotesTo: ['Q', 'C', 'A', 'R', 'B', 'N'],
		castling: { to: [2, 8] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Capablanca. */
export interface Capablanca extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Capablanca chess on ten files, with an archbishop (bishop and knight in one) and a chancellor (rook and knight in one). The king castles three
 * cells far.
 *
 * J. R. Capablanca, 1920s (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(capablanca).start).length // → 28
 */
export const capablanca: GameDefinition<Capablanca> = /* @__PURE__ */ defineGame({
	id: 'capablanca',
	title: 'Capablanca',
	also: ['Capablanca chess'],
	rules,
	names,
});
