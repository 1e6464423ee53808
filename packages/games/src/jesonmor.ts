import type { GameDefinition, Names, Ruleset } from '@x/core';
import { compare, count, defineGame } from '@x/core/build';
import { threefold } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import { facing } from './parts/orthodox.js';
import { knight } from './parts/pieces.js';
import { plainGame, stuckLoses, wipedOut } from './parts/plain.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	plainGame(
		facing(9, 'NNNNNNNNN'),
		{ N: ['knight', knight()] },
		{
			zones: { centre: { cells: [[4, 4]] } },
			outcomes: [
				...wipedOut('stuck'),
				{ id: 'centre-held', when: 'turn', if: compare(count({ who: 'friend' }, { zone: 'centre' }), '>', 0), result: 'win' },
				threefold,
				...stuckLoses,
			],
		},
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [] });

/** The sides, kinds and reasons of Jeson Mor. */
export interface Jesonmor extends WhiteAndBlack {
	readonly kind: 'N';
	readonly reason: 'wiped-out' | 'centre-held' | 'threefold-repetition' | 'stuck';
}

/**
 * Jeson mor, nine horses: a side wins if it begins its turn with a knight on the central cell, from where the knight can leave.
 *
 * After the Mongolian game (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(jesonmor).start).length // → 30
 */
export const jesonmor: GameDefinition<Jesonmor> = /* @__PURE__ */ defineGame({
	id: 'jesonmor',
	title: 'Jeson Mor',
	also: ['Nine horses'],
	rules,
	names,
});
