import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';
import { chancellor } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'RNBCKBNR', 'PPPPPPPP'),
		pieceMoves: { C: ['chancellor', chancellor()] },
		promotesTo: ['C', 'R', 'B', 'N'],
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Almost. */
export interface Almost extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'B' | 'R' | 'K' | 'C';
	readonly reason: Chess['reason'];
}

/**
 * Almost chess: a chancellor, rook and knight in one, stands in place of the queen.
 *
 * Ralph Betza, 1977 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(almost).start).length // → 22
 */
export const almost: GameDefinition<Almost> = /* @__PURE__ */ defineGame({
	id: 'almost',
	title: 'Almost',
	also: ['Almost chess'],
	rules,
	names,
});
