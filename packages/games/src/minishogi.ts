import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { perpetualCheck, repetitionLosesForFirst, shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, S, G, B, R, K } = shogiPieces();
	return shogiGame({
		drawing: ['rbsgk', '....p', '.....', 'P....', 'KGSBR'],
		pieceMoves: { P, S, G, B, R, K },
		camp: 1,
		repetition: [...perpetualCheck(4), ...repetitionLosesForFirst(4)],
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'G', 'P', 'S', 'R', 'B'],
});

/** The sides, kinds and reasons of Minishogi. */
export interface Minishogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'S' | '+S' | 'G' | 'B' | '+B' | 'R' | '+R' | 'K';
	readonly reason: 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Minishogi on five by five cells, with the rules of shogi but for repetition: when a position comes for the fourth
 * time, the side that moved first has lost, unless the other side gave check all the while (Japan 5x5 Shogi Association).
 *
 * Shigenobu Kusumoto, 1970 (chessvariants.com); counts agree with Fairy-Stockfish, shogiops and SjaakII.
 *
 * @example
 * legal(compile(minishogi).start).length // → 14
 */
export const minishogi: GameDefinition<Minishogi> = /* @__PURE__ */ defineGame({
	id: 'minishogi',
	title: 'Minishogi',
	also: ['Mini shogi', '5五将棋', '５五将棋', 'Gogo shogi', '5x5 shogi'],
	rules,
	names,
	dialects: shogiFen,
});
