import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, orthodox } from './parts/orthodox.js';
import { archbishop } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: chessDrawing,
		pieceMoves: { D: ['dragon', archbishop()] },
		promotesTo: ['D', 'Q', 'R', 'B', 'N'],
		castling: {},
		drops: drops(['D'], { D: 'first' }),
		hand: { D: 1 },
		more: { zones: { first: row(0), second: row(1), last: row(7) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { handOrder: ['K', 'D', 'Q', 'R', 'B', 'N', 'P'] });

/** The sides, kinds and reasons of Dragon. */
export interface Dragon extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'D';
	readonly reason: Chess['reason'];
}

/**
 * Dragon chess: each side has a dragon, bishop and knight in one, in hand, which it may drop on its first row.
 *
 * After edami.com/dragonchess; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(dragon).start).length // → 20
 */
export const dragon: GameDefinition<Dragon> = /* @__PURE__ */ defineGame({
	id: 'dragon',
	title: 'Dragon',
	also: ['Dragon chess'],
	rules,
	names,
	dialects: handFen,
});
