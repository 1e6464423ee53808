import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { all, compare, count, defineGame, is, neighbours, royalAttacked, turns } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { bareKings } from './parts/ends.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { mann } from './parts/pieces.js';
import { fourfold, leaps, shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const { P, L, N, S, G, B, R, K } = shogiPieces();
	const rules = shogiGame({
		drawing: ['lnsgkgsnl', '.r..e..b.', 'ppppppppp', '.........', '.........', '.........', 'PPPPPPPPP', '.B..E..R.', 'LNSGKGSNL'],
		pieceMoves: {
			P,
			L,
			N,
			S,
			G,
			B,
			R,
			E: { title: 'drunk elephant', go: leaps(...neighbours.filter(([x, y]) => x !== 0 || y !== -1)), promoted: ['crown prince', mann()] },
			K,
		},
		camp: 3,
	});
	const { drops: _, ...paths } = rules.paths;
	const royals = ['K', '+E'];
	// With a king and a crown prince both may be attacked at once: one capture leaves the other.
	const exposed: Cond = all(compare(count({ who: 'friend', kind: royals }), '<', 2), royalAttacked('own'));
	return {
		...rules,
		stores: {},
		paths,
		royal: is('at', { kind: royals }),
		after: [],
		defs: { check: exposed },
		forbid: [{ id: 'own-royal-safe', if: exposed }],
		// A king and a crown prince can mate.
		outcomes: [
			bareKings([compare(count({ kind: royals }), '<', 3)], royals),
			...fourfold,
			{ id: 'checkmate', when: 'stuck' as const, result: 'loss' as const },
		],
		turn: turns('white', 'black'),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: SENTE_GOTE, look: shogiLook(rules) });

/** The sides, kinds and reasons of Shoshogi. */
export interface Shoshogi extends WhiteAndBlack {
	readonly kind: 'P' | '+P' | 'L' | '+L' | 'N' | '+N' | 'S' | '+S' | 'G' | 'B' | '+B' | 'R' | '+R' | 'E' | '+E' | 'K';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Sho shogi, the ancestor of shogi: nothing is dropped, and a drunk elephant becomes a crown prince, a second king. The game is lost when
 * both are lost, so only the last of them has to be safe.
 *
 * After the game of the Edo period (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(shoshogi).start).length // → 26
 */
export const shoshogi: GameDefinition<Shoshogi> = /* @__PURE__ */ defineGame({
	id: 'shoshogi',
	title: 'Shoshogi',
	also: ['Sho shogi', '小将棋', 'Little shogi'],
	rules,
	names,
	dialects: shogiFen,
});
