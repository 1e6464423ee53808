import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, diagonals, orthogonals } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { flippingGame } from './parts/flipping.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { goldSteps, leaps, rides } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	flippingGame({
		drawing: ['pNksL', '.....', '.....', '.....', 'lSKnP'],
		faces: {
			P: [
				['pawn', leaps([0, 1])],
				['rook', rides(orthogonals)],
			],
			N: [
				['knight', leaps([1, 2], [-1, 2])],
				['gold', leaps(...goldSteps)],
			],
			S: [
				['silver', leaps(...diagonals, [0, 1])],
				['bishop', rides(diagonals)],
			],
			L: [
				['lance', rides([[0, 1]])],
				['tokin', leaps(...goldSteps)],
			],
		},
		flips: 'always',
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'N', 'L', 'P', 'S'],
});

/** The sides, kinds and reasons of Kyotoshogi. */
export interface Kyotoshogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'N' | '+N' | 'S' | '+S' | 'L' | '+L' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Kyoto shogi on five by five cells: a piece turns over with every move, and may be dropped on either face.
 *
 * Tamiya Katsuya, 1976 (chessvariants.com); counts agree with Fairy-Stockfish and shogiops.
 *
 * @example
 * legal(compile(kyotoshogi).start).length // → 12
 */
export const kyotoshogi: GameDefinition<Kyotoshogi> = /* @__PURE__ */ defineGame({
	id: 'kyotoshogi',
	title: 'Kyotoshogi',
	also: ['Kyoto shogi', '京都将棋'],
	rules,
	names,
	dialects: shogiFen,
});
