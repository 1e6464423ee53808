import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { bareKing, idlePlies, stalemateLoses, threefold } from './parts/ends.js';
import { PLAIN } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { alfil, ferz } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBKQBNR', 'PPPPPPPP'),
		pieceMoves: { B: ['alfil', alfil()], Q: ['ferz', ferz()] },
		promotesTo: ['Q'],
		pawn: pawn({ promotesTo: ['Q'], last: 'last' }),
		more: { points: {}, outcomes: [...bareKing, threefold, idlePlies(140), ...stalemateLoses] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { look: PLAIN });

/** The sides, kinds and reasons of Shatranj. */
export interface Shatranj extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'bare-king' | 'two-kings' | 'threefold-repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Shatranj, the chess of medieval Persia and Arabia. A side that has only its king loses, and so does a side that cannot move.
 *
 * After H. J. R. Murray, A History of Chess, 1913; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(shatranj).start).length // → 16
 */
export const shatranj: GameDefinition<Shatranj> = /* @__PURE__ */ defineGame({
	id: 'shatranj',
	title: 'Shatranj',
	also: ['Persian chess', 'Arabian chess', 'شطرنج'],
	rules,
	names,
});
