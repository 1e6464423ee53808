import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, neighbours, oblique } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { leaps, rides, shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, L, N, S, G, B, R, K } = shogiPieces();
	return shogiGame({
		drawing: [
			'lnsgkqgsnl',
			'.r......b.',
			'pppppppppp',
			...Array.from({ length: 4 }, () => '..........'),
			'PPPPPPPPPP',
			'.B......R.',
			'LNSGQKGSNL',
		],
		pieceMoves: {
			P,
			L: {
				title: 'lance',
				go: rides([
					[0, 1],
					[0, -1],
				]),
				promoted: L.promoted!,
			},
			N: { title: 'knight', go: leaps(...oblique(1, 2)), promoted: N.promoted! },
			S,
			G,
			B,
			R,
			Q: { title: 'queen', go: rides(neighbours) },
			K,
		},
		camp: 3,
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'L', 'G', 'P', 'S', 'Q', 'R', 'B', 'N'],
});

/** The sides, kinds and reasons of Okisakishogi. */
export interface Okisakishogi extends WhiteAndBlack {
	readonly kind: 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | '+P' | 'L' | '+L' | '+N' | 'S' | '+S' | 'G' | '+B' | '+R';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Okisaki shogi on ten by ten cells: a queen, lances that also ride back, and knights that leap all ways.
 *
 * Mitsuhashi Okisaki's game (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(okisakishogi).start).length // → 37
 */
export const okisakishogi: GameDefinition<Okisakishogi> = /* @__PURE__ */ defineGame({
	id: 'okisakishogi',
	title: 'Okisakishogi',
	also: ['Okisaki shogi'],
	rules,
	names,
	dialects: shogiFen,
});
