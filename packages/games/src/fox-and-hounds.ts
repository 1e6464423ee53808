import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { compare, count, defineGame, diagonals, leap, quiet, row } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { blank, plainGame, stuckLoses } from './parts/plain.js';
import type { WhiteAndBlack } from './parts/words.js';

const escaped = (who: 'friend' | 'enemy'): Cond => compare(count({ who, kind: ['F'] }, { zone: 'goal' }), '>', 0);

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame(
		['.h.h.h.h', ...blank(8, 6), '....F...'],
		{
			F: ['fox', leap(diagonals, quiet())],
			H: [
				'hound',
				leap(
					[
						[1, 1],
						[-1, 1],
					],
					quiet(),
				),
			],
		},
		{
			zones: { goal: { perSide: { white: row(7), black: row(7) } } },
			outcomes: [
				{ id: 'escaped', when: 'turn', if: escaped('enemy'), result: 'loss' },
				{ id: 'escaped', when: 'turn', if: escaped('friend'), result: 'win' },
				...stuckLoses,
			],
		},
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [] });

/** The sides, kinds and reasons of Fox and Hounds. */
export interface FoxAndHounds extends WhiteAndBlack {
	readonly kind: 'F' | 'H';
	readonly reason: 'escaped' | 'stuck';
}

/**
 * Fox and hounds on the dark cells: the fox wins on the last row, the hounds when it cannot move. Nothing is captured.
 *
 * After the traditional game; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(foxAndHounds).start).length // → 2
 */
export const foxAndHounds: GameDefinition<FoxAndHounds> = /* @__PURE__ */ defineGame({
	id: 'fox-and-hounds',
	title: 'Fox and Hounds',
	also: ['Fox & hounds', 'Wolf and sheep'],
	rules,
	names,
});
