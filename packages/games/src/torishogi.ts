import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, arrive, defineGame, leap, neighbours, ride } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { leaps, perpetualCheck, repetitionLoses, rides, shogiGame, shogiPieces } from './parts/shogi.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

/** Longer than 60 lines: one literal, most of it the vectors of the moves. */
const rules: Ruleset = /* @__PURE__ */ (() => {
	const { K } = shogiPieces();
	return shogiGame({
		drawing: ['rpckcpl', '...f...', 'sssssss', '..s.S..', 'SSSSSSS', '...F...', 'LPCKCPR'],
		pieceMoves: {
			S: {
				title: 'swallow',
				go: leaps([0, 1]),
				promoted: [
					'goose',
					leap([
						[0, -2],
						[-2, 2],
						[2, 2],
					]),
				],
				stuck: 1,
				perFile: 2,
			},
			F: {
				title: 'falcon',
				go: leaps(...neighbours.filter(([x, y]) => x !== 0 || y !== -1)),
				promoted: [
					'eagle',
					any(
						ride([
							[1, 1],
							[-1, 1],
							[0, -1],
						]),
						ride(
							[
								[1, -1],
								[-1, -1],
							],
							arrive(),
							2,
						),
						leap([
							[0, 1],
							[1, 0],
							[-1, 0],
						]),
					),
				],
			},
			C: { title: 'crane', go: leaps(...neighbours.filter(([, y]) => y !== 0)) },
			P: { title: 'pheasant', go: leaps([0, 2], [1, -1], [-1, -1]) },
			R: {
				title: 'right quail',
				go: rides(
					[
						[0, 1],
						[-1, -1],
					],
					[1, -1],
				),
			},
			L: {
				title: 'left quail',
				go: rides(
					[
						[0, 1],
						[1, -1],
					],
					[-1, -1],
				),
			},
			K,
		},
		camp: 2,
		must: true,
		repetition: [...perpetualCheck(3), repetitionLoses(3)],
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: [],
	sideTitles: SENTE_GOTE,
	look: shogiLook(rules),
	handOrder: ['K', 'P', 'R', 'L', 'C', 'F', 'S'],
});

/** The sides, kinds and reasons of Torishogi. */
export interface Torishogi extends WhiteAndBlack {
	readonly kind: 'S' | '+S' | 'F' | '+F' | 'C' | 'P' | 'R' | 'L' | 'K';
	readonly reason: 'perpetual-check' | 'repetition' | 'checkmate';
}

/**
 * Tori shogi on seven by seven cells: all pieces are birds. Two swallows may stand on one file, falcons and swallows must promote on the last two
 * rows, and quails go another way to either side. A position may not come for the third time: who brings it then loses, unless it was to leave a
 * perpetual check. Sources disagree on who has to vary (the one who first made the position, or who began to repeat); here it is the one whose
 * move completes the repetition, as in Fairy-Stockfish, which counts to four.
 *
 * Toyota Genryu, 1799 (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(torishogi).start).length // → 17
 */
export const torishogi: GameDefinition<Torishogi> = /* @__PURE__ */ defineGame({
	id: 'torishogi',
	title: 'Torishogi',
	also: ['Tori shogi', '禽将棋', 'Bird shogi'],
	rules,
	names,
	dialects: shogiFen,
});
