import type { GameDefinition, Names, Ruleset, Zone } from '@x/core';
import { act, defineGame, empty, leap, neighbours, pick, quiet, row, seq, set } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { blank, plainGame } from './parts/plain.js';
import { wall, wallNames, wallPiece, wallTurns } from './parts/walls.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const free: Zone = {
		minus: [
			row(0, 6),
			{
				cells: [
					[3, 0],
					[3, 6],
				],
			},
		],
	};
	const rules = plainGame(['...p...', ...blank(7, 5), '...P...'], { P: ['pawn', leap(neighbours, quiet())], W: wallPiece });
	return {
		...rules,
		zones: { free: { perSide: { white: free, black: free } } },
		paths: { ...rules.paths, build: seq(pick(empty(), { zone: 'free' }), act(set('at', wall))) },
		turn: wallTurns,
	};
})();

const names: Names = /* @__PURE__ */ wallNames(rules);

/** The sides, kinds and reasons of Isolation7x7. */
export interface Isolation7x7 extends WhiteBlackAndNeutral {
	readonly kind: 'P' | 'W';
	readonly reason: 'stuck';
}

/**
 * Isolation on seven by seven cells.
 *
 * After isolation; counts agree with Fairy-Stockfish.
 *
 * @example
 * perft(compile(isolation7x7).start, 1, { unit: 'turn' }) // → 230
 */
export const isolation7x7: GameDefinition<Isolation7x7> = /* @__PURE__ */ defineGame({
	id: 'isolation7x7',
	title: 'Isolation7x7',
	also: ['Isola 7x7'],
	rules,
	names,
	dialects: completeFen,
});
