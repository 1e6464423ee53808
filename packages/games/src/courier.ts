import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import { bareKing, idlePlies, stalemateLoses, threefold } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { alfil, ferz, mann, wazir } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: [
			'rnebmk.wbenr',
			'.ppppp.pppp.',
			'......f.....',
			'p.....p....p',
			'P.....P....P',
			'......F.....',
			'.PPPPP.PPPP.',
			'RNEBMK.WBENR',
		],
		pieceMoves: { E: ['alfil', alfil()], F: ['ferz', ferz()], M: ['mann', mann()], W: ['wazir', wazir()] },
		promotesTo: ['F'],
		pawn: pawn({ promotesTo: ['F'], last: 'last' }),
		more: { points: {}, outcomes: [...bareKing, threefold, idlePlies(100), ...stalemateLoses] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Courier. */
export interface Courier extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'B' | 'R' | 'K' | 'E' | 'F' | 'M' | 'W';
	readonly reason: 'bare-king' | 'two-kings' | 'threefold-repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Courier chess on twelve by eight cells: the courier moves like a modern bishop; pawns step once and become ferzes. A side that has
 * only its king loses, and so does a side that cannot move.
 *
 * After the medieval game as Fairy-Stockfish plays it, whose counts it has; SjaakII agrees.
 *
 * @example
 * legal(compile(courier).start).length // → 26
 */
export const courier: GameDefinition<Courier> = /* @__PURE__ */ defineGame({
	id: 'courier',
	title: 'Courier',
	also: ['Courier chess', 'Kurierspiel', 'Kurierschach'],
	rules,
	names,
});
