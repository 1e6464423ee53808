import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { counted } from './parts/counting.js';
import { bareKings, idlePlies, stalemateDraws, threefold } from './parts/ends.js';
import { MAKRUK } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { ferz, silver } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	counted(
		orthodox({
			drawing: facing(8, 'RNBQKBNR', '........', 'PPPPPPPP'),
			pieceMoves: { B: ['khon', silver()], Q: ['met', ferz()] },
			pawn: pawn({ promotesTo: ['R', 'N', 'B', 'Q'], last: 'last' }),
			more: { points: {}, outcomes: [bareKings(), threefold, idlePlies(100), ...stalemateDraws] },
		}),
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { look: MAKRUK });

/** The sides, kinds and reasons of Asean. */
export interface Asean extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * ASEAN chess: the pieces of makruk called as in chess; pawns promote on the last row, to anything but a king.
 * The limits of moves that players count against a bare king are left to them.
 *
 * After the Asean Chess Confederation (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(asean).start).length // → 23
 */
export const asean: GameDefinition<Asean> = /* @__PURE__ */ defineGame({
	id: 'asean',
	title: 'Asean',
	also: ['ASEAN chess'],
	rules,
	names,
});
