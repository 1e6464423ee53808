import type { GameDefinition, Names, Ruleset } from '@x/core';
import { all, compare, count, defineGame, diagonals, leap, phase, quiet, row } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { blank, plainGame, stuckLoses } from './parts/plain.js';

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
				{ id: 'escaped', when: 'turn', if: all(phase('black'), compare(count({ kind: ['F'] }, { zone: 'goal' }), '>', 0)), result: 'loss' },
				...stuckLoses,
			],
		},
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [] });

/**
 * Fox and hounds on the dark cells: the fox wins on the last row, the hounds when it cannot move. Nothing is captured.
 *
 * After the traditional game; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(foxAndHounds).start).length // → 2
 */
export const foxAndHounds: GameDefinition = /* @__PURE__ */ defineGame({ id: 'fox-and-hounds', title: 'Fox and Hounds', rules, names });
