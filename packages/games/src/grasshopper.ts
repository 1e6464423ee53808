import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { grasshopper as hopper } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBQKBNR', 'GGGGGGGG', 'PPPPPPPP'),
		pieceMoves: { G: ['grasshopper', hopper()] },
		promotesTo: ['Q', 'R', 'B', 'N', 'G'],
		pawn: pawn({ promotesTo: ['Q', 'R', 'B', 'N', 'G'], last: 'last' }),
		castling: {},
		more: { points: {} },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Grasshopper. */
export interface Grasshopper extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'G';
	readonly reason: Chess['reason'];
}

/**
 * Chess with a second row of grasshoppers, which hop on a queen's line over the first hurdle to the cell behind it. Pawns step once.
 *
 * J. Boyer, after T. R. Dawson's piece of 1913 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(grasshopper).start).length // → 28
 */
export const grasshopper: GameDefinition<Grasshopper> = /* @__PURE__ */ defineGame({
	id: 'grasshopper',
	title: 'Grasshopper',
	also: ['Grasshopper chess'],
	rules,
	names,
});
