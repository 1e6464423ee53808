import type { GameDefinition, Names, Outcome, Ruleset } from '@x/core';
import { any, defineGame, leap, orthogonals, ride } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { threefold } from './parts/ends.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { fourfold, perpetualCheck, rides, shogiGame, shogiPieces, yariGold } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, K } = shogiPieces();
	return shogiGame({
		drawing: ['rnnkbbr', '.......', 'ppppppp', '.......', '.......', '.......', 'PPPPPPP', '.......', 'RBBKNNR'],
		pieceMoves: {
			P: {
				...P,
				promoted: [
					'yari silver',
					any(
						ride([[0, -1]]),
						leap([
							[-1, 1],
							[0, 1],
							[1, 1],
						]),
					),
				],
			},
			N: { title: 'yari knight', go: rides([[0, 1]], [1, 2], [-1, 2]), promoted: ['yari gold', yariGold()], stuck: 1 },
			B: { title: 'yari bishop', go: rides([[0, 1]], [1, 1], [-1, 1]), promoted: ['yari gold', yariGold()], stuck: 1 },
			R: {
				title: 'yari rook',
				go: rides([
					[0, 1],
					[1, 0],
					[-1, 0],
				]),
				promoted: ['rook', ride(orthogonals)],
			},
			K,
		},
		camp: 3,
		repetition: [...fourfold, ...perpetualCheck(3).map((outcome): Outcome => ({ ...outcome, claim: 'either' })), threefold],
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: SENTE_GOTE, look: shogiLook(rules) });

/** The sides, kinds and reasons of Yarishogi. */
export interface Yarishogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'N' | '+N' | 'B' | '+B' | 'R' | '+R' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'threefold-repetition' | 'checkmate';
}

/**
 * Yari shogi on seven by nine cells: most pieces ride straight forward, and promoted ones straight back. Repetition
 * ends the game as in shogi; the third occurrence may be claimed already, as in Fairy-Stockfish: as a loss of the side that gave check with every move
 * meanwhile, else as a draw.
 *
 * Christian Freeling, 1981 (mindsports.nl); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(yarishogi).start).length // → 20
 */
export const yarishogi: GameDefinition<Yarishogi> = /* @__PURE__ */ defineGame({
	id: 'yarishogi',
	title: 'Yarishogi',
	also: ['Yari shogi', '槍将棋', 'Spear shogi'],
	rules,
	names,
	dialects: shogiFen,
});
