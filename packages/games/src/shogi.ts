import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { sfenFirst } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	shogiGame({
		drawing: ['lnsgkgsnl', '.r.....b.', 'ppppppppp', '.........', '.........', '.........', 'PPPPPPPPP', '.B.....R.', 'LNSGKGSNL'],
		pieceMoves: shogiPieces(),
		camp: 3,
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	cells: 'shogi',
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'G', 'N', 'L', 'P', 'S', 'R', 'B'],
});

/** The sides, kinds and reasons of Shogi. */
export interface Shogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'L' | '+L' | 'N' | '+N' | 'S' | '+S' | 'G' | 'B' | '+B' | 'R' | '+R' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Shogi. No pawn is dropped on a file with another unpromoted one of its side, or so that it mates. A position that comes for the fourth time
 * ends the game; counting at an impasse is left to the players.
 *
 * After the rules of the Japan Shogi Association; counts agree with Fairy-Stockfish, shogiops and SjaakII.
 *
 * @example
 * legal(compile(shogi).start).length // → 30
 */
export const shogi: GameDefinition<Shogi> = /* @__PURE__ */ defineGame({
	id: 'shogi',
	title: 'Shogi',
	also: ['Japanese chess', '将棋', '將棋', 'しょうぎ', '쇼기', '日本将棋', 'Hon shogi'],
	rules,
	names,
	dialects: sfenFirst,
});
