import type { GameDefinition, Names, Ruleset, Vec } from '@x/core';
import {
	any,
	arrive,
	defineGame,
	each,
	leap,
	not,
	orthogonals,
	promote,
	quiet,
	ride,
	same,
	seq,
	step,
	take,
	test,
	within,
} from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { bishop, chancellor, rook } from './parts/pieces.js';
import { firstSteps, JAMMED, passing, royalsOnly, sankiGame } from './parts/sanki.js';
import type { WhiteAndBlack } from './parts/words.js';

const sideways: readonly Vec[] = [
	[1, 0],
	[-1, 0],
];

const rules: Ruleset = /* @__PURE__ */ (() => {
	const promotesTo = ['R', 'N', 'B', 'E'];
	return sankiGame({
		first: 'RNBEKBNR',
		pieceMoves: {
			K: ['general', any(leap(orthogonals, quiet()), ride(orthogonals, take()))],
			E: ['empress', chancellor()],
			R: ['chariot', rook()],
			B: ['bear', bishop()],
			S: [
				'soldier',
				any(
					seq(step([0, 1]), arrive(promote(promotesTo, 'last'))),
					firstSteps('ep'),
					seq(
						test(within('beyond', 'origin')),
						each(sideways, 'd', seq(step('d'), any(seq(test(not(same('at', { point: 'ep' }))), quiet()), take()))),
					),
					passing(sideways),
				),
			],
		},
		soldier: 'S',
		promotesTo,
		dead: royalsOnly,
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	silent: ['S'],
	notes: {
		rules: JAMMED,
		moves: {
			soldier: [
				'Moves one square forward.',
				'If it has not moved yet, it may go two squares forward if both are empty.',
				'On its last four ranks it also moves one square along its rank.',
			],
		},
	},
});

/** The sides, kinds and reasons of Xiongqi. */
export interface Xiongqi extends WhiteAndBlack {
	readonly kind: 'N' | 'B' | 'R' | 'K' | 'E' | 'S';
	readonly reason: 'insufficient-material' | 'repetition' | 'move-limit' | 'move-cap' | 'no-move' | 'checkmate' | 'stalemate';
}

/**
 * Xiongqi: xiangqi's ideas on the board of chess. Soldiers capture straight on and, beyond the river, go sideways too, which is also how they
 * capture in passing; generals step along rows and columns and capture like chariots, so that they must not face each other.
 *
 * After Sashité, rules of xiongqi (2026); counts agree with its engine.
 *
 * @example
 * legal(compile(xiongqi).start).length // → 22
 */
export const xiongqi: GameDefinition<Xiongqi> = /* @__PURE__ */ defineGame({
	id: 'xiongqi',
	title: 'Xiongqi',
	rules,
	names,
	dialects: completeFen,
});
