import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { leaps, shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, N, S, G, B, R, K } = shogiPieces();
	return shogiGame({
		drawing: ['.nbgkgn.', '.r....b.', 'pppppppp', '........', '........', 'PPPPPPPP', '.B....R.', '.NGKGBN.'],
		pieceMoves: { P, N: { title: 'knight', go: leaps([1, 2], [-1, 2], [1, 0], [-1, 0]), promoted: N.promoted! }, S, G, B, R, K },
		camp: 3,
		must: true,
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'N', 'G', 'P', 'S', 'R', 'B'],
});

/** The sides, kinds and reasons of Euroshogi. */
export interface Euroshogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'N' | '+N' | 'S' | '+S' | 'G' | 'B' | '+B' | 'R' | '+R' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * EuroShogi on eight by eight cells: knights may also step sideways, and a piece that touches the last three rows must promote.
 *
 * Vladimír Pribylinec, 2000 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(euroshogi).start).length // → 25
 */
export const euroshogi: GameDefinition<Euroshogi> = /* @__PURE__ */ defineGame({
	id: 'euroshogi',
	title: 'Euroshogi',
	also: ['Euro shogi'],
	rules,
	names,
	dialects: shogiFen,
});
