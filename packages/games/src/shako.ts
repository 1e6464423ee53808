import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { cannon, elephant } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(10, 'C........C', 'ERNBQKBNRE', 'PPPPPPPPPP'),
		pieceMoves: { C: ['cannon', cannon()], E: ['elephant', elephant()] },
		promotesTo: ['Q', 'R', 'B', 'N', 'C', 'E'],
		castling: { row: 1 },
		more: { zones: { second: row(2), last: row(9) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Shako. */
export interface Shako extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C' | 'E';
	readonly reason: Chess['reason'];
}

/**
 * Shako on ten by ten cells: chess with the cannons of xiangqi in the corners, and elephants that go one or two cells diagonally.
 *
 * Jean-Louis Cazaux, 1997 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(shako).start).length // → 58
 */
export const shako: GameDefinition<Shako> = /* @__PURE__ */ defineGame({
	id: 'shako',
	title: 'Shako',
	also: ['Shako chess'],
	rules,
	names,
});
