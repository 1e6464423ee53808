import type { GameDefinition, Names, Ruleset } from '@x/core';
import { box, defineGame, side } from '@x/core/build';
import type { Chess } from './chess.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['knbrp...', 'bqpp....', 'npp.....', 'rp.p...P', 'p...P.PR', '.....PPN', '....PPQB', '...PRBNK'],
		pawn: walkingPawn({
			steps: [[-1, 1]],
			captures: [
				[-1, 0],
				[0, 1],
			],
		}),
		more: {
			sides: { white: side('white', [1, 1]), black: side('black', [-1, -1]) },
			points: {},
			zones: { last: { union: [box([0, 0], [4, 7]), box([0, 3], [7, 7])] } },
		},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Legan. */
export interface Legan extends Chess {}

/**
 * Legan chess: the armies stand in opposite corners; pawns step diagonally towards the other corner, capture straight, and promote there.
 *
 * L. Legan, 1913 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(legan).start).length // → 8
 */
export const legan: GameDefinition<Legan> = /* @__PURE__ */ defineGame({
	id: 'legan',
	title: 'Legan',
	also: ['Legan chess'],
	rules,
	names,
});
