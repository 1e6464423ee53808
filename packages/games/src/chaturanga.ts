import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { bareKings, idlePlies, stalemateLoses, threefold } from './parts/ends.js';
import { PLAIN } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { alfil, ferz } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBQKBNR', 'PPPPPPPP'),
		pieceMoves: { B: ['elephant', alfil()], Q: ['counsellor', ferz()] },
		promotesTo: ['Q'],
		pawn: pawn({ promotesTo: ['Q'], last: 'last' }),
		more: { points: {}, outcomes: [bareKings(), threefold, idlePlies(140), ...stalemateLoses] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { look: PLAIN });

/** The sides, kinds and reasons of Chaturanga. */
export interface Chaturanga extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Chaturanga, the ancestor of chess, in one of its reconstructions: kings face each other, and a side that cannot move loses.
 *
 * After chessvariants.com and Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(chaturanga).start).length // → 16
 */
export const chaturanga: GameDefinition<Chaturanga> = /* @__PURE__ */ defineGame({
	id: 'chaturanga',
	title: 'Chaturanga',
	also: ['Indian chess', 'चतुरङ्ग', 'चतुरंग'],
	rules,
	names,
});
