import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { amazon } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBAKBNR', 'PPPPPPPP'),
		pieceMoves: { A: ['amazon', amazon()] },
		promotesTo: ['A', 'R', 'B', 'N'],
		pawn: pawn({ promotesTo: ['A', 'R', 'B', 'N'], last: 'last', second: 'second' }),
		more: { points: {} },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Georgian. */
export interface Georgian extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'B' | 'R' | 'K' | 'A';
	readonly reason: Chess['reason'];
}

/**
 * Georgian chess: the queen may also leap like a knight, there is no castling and no en passant.
 *
 * After the traditional Georgian game as Fairy-Stockfish plays it, whose counts it has.
 *
 * @example
 * legal(compile(georgian).start).length // → 22
 */
export const georgian: GameDefinition<Georgian> = /* @__PURE__ */ defineGame({
	id: 'georgian',
	title: 'Georgian',
	also: ['Georgian chess'],
	rules,
	names,
});
