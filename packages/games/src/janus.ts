import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { archbishop } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RJNBKQBNJR', 'PPPPPPPPPP'),
		pieceMoves: { J: ['janus', archbishop()] },
		promotesTo: ['Q', 'J', 'R', 'B', 'N'],
		castling: { to: [1, 8] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Janus. */
export interface Janus extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'J';
	readonly reason: Chess['reason'];
}

/**
 * Janus chess on ten files: two januses, bishop and knight in one. The king castles to the second file from either edge.
 *
 * Werner Schöndorf, 1978 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(janus).start).length // → 28
 */
export const janus: GameDefinition<Janus> = /* @__PURE__ */ defineGame({
	id: 'janus',
	title: 'Janus',
	also: ['Janus chess'],
	rules,
	names,
});
