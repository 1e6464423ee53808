import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { archbishop } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['rnbqkmbnr', 'ppppppppp', '.........', '.........', '.........', '.........', '.........', 'PPPPPPPPP', 'RNBMKQBNR'],
		pieceMoves: { M: ['minister', archbishop()] },
		promotesTo: ['Q', 'M', 'R', 'B', 'N'],
		castling: {},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Modern. */
export interface Modern extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'M';
	readonly reason: Chess['reason'];
}

/**
 * Modern chess on nine by nine cells: a prime minister, bishop and knight in one, next to the king.
 *
 * Gabriel Vicente Maura, 1968 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(modern).start).length // → 24
 */
export const modern: GameDefinition<Modern> = /* @__PURE__ */ defineGame({
	id: 'modern',
	title: 'Modern',
	also: ['Modern chess'],
	rules,
	names,
});
