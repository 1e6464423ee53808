import type { Names, Ruleset } from '@x/core';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { amazon } from './parts/pieces.js';

/**
 * Gustav III chess: four amazons on cells of their own beside the first and the last row.
 *
 * Gustav Johan Billberg, 1839 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(gustav3, names).start).length // → 22
 */
export const gustav3: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['arnbqkbnra', '.pppppppp.', '..........', '..........', '..........', '..........', '.PPPPPPPP.', 'ARNBQKBNRA'],
		men: { A: ['amazon', amazon()] },
		promotesTo: ['A', 'Q', 'R', 'B', 'N'],
		castling: {},
		holes: [0, 9].flatMap((x) => [1, 2, 3, 4, 5, 6].map((y) => [x, y])),
	}))();

/** How notations name the parts of {@link gustav3}. */
export const names: Names = /* @__PURE__ */ namesOf(gustav3, { gaps: '*' });
