import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { bySide, chessPawn } from './parts/pawns.js';
import { chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['rbbqkbbr', 'pppppppp', '........', '........', '........', '........', 'PPPPPPPP', 'RNNCKNNR'],
		pieceMoves: { C: ['chancellor', chancellor()] },
		promotesTo: ['C', 'Q', 'R', 'B', 'N'],
		pawn: bySide(chessPawn(['C', 'R', 'N']), chessPawn(['Q', 'R', 'B'])),
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Chigorin. */
export interface Chigorin extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Chigorin chess: White has knights and a chancellor, Black bishops and a queen; pawns promote accordingly.
 *
 * Ralph Betza, 2002 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(chigorin).start).length // → 26
 */
export const chigorin: GameDefinition<Chigorin> = /* @__PURE__ */ defineGame({
	id: 'chigorin',
	title: 'Chigorin',
	also: ['Chigorin chess'],
	rules,
	names,
});
