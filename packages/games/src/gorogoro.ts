import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, S, G, K } = shogiPieces();
	return shogiGame({
		drawing: ['sgkgs', '.....', '.ppp.', '.PPP.', '.....', 'SGKGS'],
		pieceMoves: { P, S, G, K },
		camp: 2,
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'G', 'P', 'S'],
});

/** The sides, kinds and reasons of Gorogoro. */
export interface Gorogoro extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'S' | '+S' | 'G' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Gorogoro shogi on five by six cells: three pawns, silvers, golds.
 *
 * Children's shogi of the Japan Shogi Association; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(gorogoro).start).length // → 16
 */
export const gorogoro: GameDefinition<Gorogoro> = /* @__PURE__ */ defineGame({
	id: 'gorogoro',
	title: 'Gorogoro',
	also: ['Gorogoro shogi', 'ごろごろ将棋', 'ごろごろどうぶつしょうぎ'],
	rules,
	names,
	dialects: shogiFen,
});
