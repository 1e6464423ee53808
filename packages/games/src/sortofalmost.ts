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
		drawing: ['rnbqkbnr', 'pppppppp', '........', '........', '........', '........', 'PPPPPPPP', 'RNBCKBNR'],
		pieceMoves: { C: ['chancellor', chancellor()] },
		promotesTo: ['C', 'Q', 'R', 'B', 'N'],
		pawn: bySide(chessPawn(['C', 'R', 'B', 'N']), chessPawn(['Q', 'R', 'B', 'N'])),
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Sort of Almost. */
export interface Sortofalmost extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Sort-of-almost chess: White has a chancellor in place of the queen, Black the queen; pawns promote accordingly.
 *
 * Ralph Betza, 1994 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(sortofalmost).start).length // → 22
 */
export const sortofalmost: GameDefinition<Sortofalmost> = /* @__PURE__ */ defineGame({
	id: 'sortofalmost',
	title: 'Sort of Almost',
	rules,
	names,
});
