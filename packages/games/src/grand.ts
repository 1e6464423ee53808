import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { LIMITED_PAWN, limitedPawn } from './parts/pawns.js';
import { archbishop, chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(10, 'R........R', '.NBQKCABN.', 'PPPPPPPPPP'),
		pieceMoves: { A: ['cardinal', archbishop()], C: ['marshal', chancellor()] },
		promotesTo: ['Q', 'C', 'A', 'R', 'B', 'N'],
		pawn: limitedPawn({ Q: 1, C: 1, A: 1, R: 2, B: 2, N: 2 }),
		more: { zones: { second: row(2), camp: row(7, 9), last: row(9) } },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { notes: LIMITED_PAWN });

/** The sides, kinds and reasons of Grand. */
export interface Grand extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Grand chess on ten by ten cells. Pawns promote from the eighth row on, to kinds of captured pieces; there is no castling.
 *
 * Christian Freeling, 1984 (mindsports.nl); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(grand).start).length // → 65
 */
export const grand: GameDefinition<Grand> = /* @__PURE__ */ defineGame({
	id: 'grand',
	title: 'Grand',
	also: ['Grand chess'],
	rules,
	names,
});
