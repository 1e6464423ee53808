import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(6, 'RNQKNR', 'PPPPPP'),
		promotesTo: ['Q', 'R', 'N'],
		pawn: pawn({ promotesTo: ['Q', 'R', 'N'], last: 'last' }),
		more: { points: {} },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Los Alamos. */
export interface Losalamos extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'Q' | 'K';
	readonly reason: Chess['reason'];
}

/**
 * Los Alamos chess on six by six cells: no bishops, no castling, no double step.
 *
 * Paul Stein and Mark Wells, 1956 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(losalamos).start).length // → 10
 */
export const losalamos: GameDefinition<Losalamos> = /* @__PURE__ */ defineGame({
	id: 'losalamos',
	title: 'Los Alamos',
	also: ['Los Alamos chess', '6x6 chess'],
	rules,
	names,
});
