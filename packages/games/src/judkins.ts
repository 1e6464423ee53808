import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, N, S, G, B, R, K } = shogiPieces();
	return shogiGame({
		drawing: ['rbnsgk', '.....p', '......', '......', 'P.....', 'KGSNBR'],
		pieceMoves: { P, N, S, G, B, R, K },
		camp: 2,
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'G', 'N', 'P', 'S', 'R', 'B'],
});

/** The sides, kinds and reasons of Judkins. */
export interface Judkins extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'N' | '+N' | 'S' | '+S' | 'G' | 'B' | '+B' | 'R' | '+R' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Judkins shogi on six by six cells, with the rules of shogi.
 *
 * Paul Judkins, before 1998 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(judkins).start).length // → 20
 */
export const judkins: GameDefinition<Judkins> = /* @__PURE__ */ defineGame({
	id: 'judkins',
	title: 'Judkins',
	also: ['Judkins shogi'],
	rules,
	names,
	dialects: shogiFen,
});
