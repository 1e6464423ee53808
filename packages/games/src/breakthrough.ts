import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, compare, count, defineGame, leap, quiet, row, take } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { facing } from './parts/orthodox.js';
import { plainGame, stuckLoses, wipedOut } from './parts/plain.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame(
		facing(8, 'PPPPPPPP', 'PPPPPPPP'),
		{
			P: [
				'pawn',
				any(
					leap(
						[
							[0, 1],
							[1, 1],
							[-1, 1],
						],
						quiet(),
					),
					leap(
						[
							[1, 1],
							[-1, 1],
						],
						take(),
					),
				),
			],
		},
		{
			zones: { home: row(0), goal: row(7) },
			outcomes: [
				...wipedOut('stuck'),
				{ id: 'arrived', when: 'turn', if: compare(count({ who: 'enemy' }, { zone: 'home' }), '>', 0), result: 'loss' },
				{ id: 'arrived', when: 'turn', if: compare(count({ who: 'friend' }, { zone: 'goal' }), '>', 0), result: 'win' },
				...stuckLoses,
			],
		},
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [] });

/** The sides, kinds and reasons of Breakthrough. */
export interface Breakthrough extends WhiteAndBlack {
	readonly kind: 'P';
	readonly reason: 'wiped-out' | 'arrived' | 'stuck';
}

/**
 * Breakthrough: the side that first brings a piece to the last row wins. Pieces step straight or diagonally forward and capture diagonally.
 *
 * Dan Troyka, 2000 (boardgamegeek.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(breakthrough).start).length // → 22
 */
export const breakthrough: GameDefinition<Breakthrough> = /* @__PURE__ */ defineGame({
	id: 'breakthrough',
	title: 'Breakthrough',
	rules,
	names,
});
