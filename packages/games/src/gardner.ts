import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { facing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(5, 'RNBQK', 'PPPPP'),
		pawn: pawn({ promotesTo: ['Q', 'R', 'B', 'N'], last: 'last' }),
		more: { points: {} },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Gardner. */
export interface Gardner extends Chess {}

/**
 * Gardner's minichess on five by five cells: no castling, no double step.
 *
 * Martin Gardner, 1969 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(gardner).start).length // → 7
 */
export const gardner: GameDefinition<Gardner> = /* @__PURE__ */ defineGame({
	id: 'gardner',
	title: 'Gardner',
	also: ['Minichess', 'Gardner minichess', '5x5 chess'],
	rules,
	names,
});
