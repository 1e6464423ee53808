import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { attacked, compare, count, defineGame, diagonals, neighbours, not, orthogonals, row } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { extinction } from './parts/extinction.js';
import { DOBUTSU } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { gold, leaps, repetitionDraws, shogiGame } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const rules = shogiGame({
		drawing: ['gle', '.c.', '.C.', 'ELG'],
		pieceMoves: {
			C: { title: 'chick', go: leaps([0, 1]), promoted: ['hen', gold()], stuck: 1 },
			G: { title: 'giraffe', go: leaps(...orthogonals) },
			E: { title: 'elephant', go: leaps(...diagonals) },
			L: { title: 'lion', go: leaps(...neighbours) },
		},
		camp: 1,
		repetition: [repetitionDraws(3)],
	});
	const arrived = (who: 'friend' | 'enemy', zone: string, by: 'own' | 'other'): Cond =>
		compare(count({ who, kind: ['L'] }, { zone, if: not(attacked('at', { by })) }), '>', 0);
	return {
		...rules,
		zones: { ...rules.zones, home: row(0), before1: row(0, 3) },
		royal: { some: [] },
		traces: {},
		forbid: [],
		outcomes: [
			...extinction(['L']),
			{ id: 'lion-home', when: 'turn' as const, if: arrived('enemy', 'home', 'own'), result: 'loss' as const },
			{ id: 'lion-home', when: 'turn' as const, if: arrived('friend', 'camp', 'other'), result: 'win' as const },
			...rules.outcomes.filter(({ id }) => id !== 'insufficient-material'),
		],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: DOBUTSU,
	handOrder: ['L', 'G', 'C', 'E'],
});

/** The sides, kinds and reasons of Dobutsu. */
export interface Dobutsu extends WhiteAndBlack {
	readonly kind: 'C' | '+C' | 'G' | 'E' | 'L';
	readonly reason: 'extinction' | 'lion-home' | 'repetition' | 'checkmate';
}

/**
 * Dōbutsu shōgi on three by four cells: a side wins by capturing the lion, or by bringing its lion to the last row where it cannot be captured. A
 * position that comes for the third time is a draw (doubutsushogi.jp; Fairy-Stockfish waits for the fourth).
 *
 * Madoka Kitao, 2008; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(dobutsu).start).length // → 4
 */
export const dobutsu: GameDefinition<Dobutsu> = /* @__PURE__ */ defineGame({
	id: 'dobutsu',
	title: 'Dobutsu',
	also: ['Dobutsu shogi', 'どうぶつしょうぎ', '動物将棋', 'Animal chess', 'Animal shogi', 'Let’s catch the lion'],
	rules,
	names,
	dialects: shogiFen,
});
