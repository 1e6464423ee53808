import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { amazon } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['arnbqkbnra', '.pppppppp.', '..........', '..........', '..........', '..........', '.PPPPPPPP.', 'ARNBQKBNRA'],
		pieceMoves: { A: ['amazon', amazon()] },
		promotesTo: ['A', 'Q', 'R', 'B', 'N'],
		castling: {},
		holes: [0, 9].flatMap((x) => [1, 2, 3, 4, 5, 6].map((y) => [x, y])),
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { gaps: '*' });

/** The sides, kinds and reasons of Gustav3. */
export interface Gustav3 extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A';
	readonly reason: Chess['reason'];
}

/**
 * Gustav III chess: four amazons on extra cells next to the first and the last row.
 *
 * Gustav Johan Billberg, 1839 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(gustav3).start).length // → 22
 */
export const gustav3: GameDefinition<Gustav3> = /* @__PURE__ */ defineGame({
	id: 'gustav3',
	title: 'Gustav3',
	also: ['Gustav III', 'Gustavus III'],
	rules,
	names,
	dialects: handFen,
});
