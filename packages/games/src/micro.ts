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
		drawing: ['kbRL', 'p...', '....', '...P', 'lrBK'],
		faces: {
			P: [
				['pawn', leaps([0, 1])],
				['knight', leaps([1, 2], [-1, 2])],
			],
			B: [
				['bishop', rides(diagonals)],
				['tokin', leaps(...goldSteps)],
			],
			R: [
				['rook', rides(orthogonals)],
				['gold', leaps(...goldSteps)],
			],
			L: [
				['lance', rides([[0, 1]])],
				['silver', leaps(...diagonals, [0, 1])],
			],
		},
		flips: 'capturing',
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'L', 'P', 'R', 'B'],
});

/** The sides, kinds and reasons of Micro. */
export interface Micro extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'B' | '+B' | 'R' | '+R' | 'L' | '+L' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Micro shogi on four by five cells: a piece turns over when it captures, and may be dropped on either face.
 *
 * Ōyama Yasuharu's game (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(micro).start).length // → 9
 */
export const micro: GameDefinition<Micro> = /* @__PURE__ */ defineGame({
	id: 'micro',
	title: 'Micro',
	also: ['Micro shogi', '五分摩訶将棋'],
	rules,
	names,
	dialects: shogiFen,
});
