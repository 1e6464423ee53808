import type { GameDefinition, Names, Ruleset, Zone } from '@x/core';
import { act, defineGame, empty, leap, neighbours, pick, quiet, row, seq, set } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { blank, plainGame } from './parts/plain.js';
import { wall, wallNames, wallPiece, wallTurns } from './parts/walls.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const free: Zone = {
		minus: [
			row(0, 7),
			{
				cells: [
					[2, 0],
					[3, 7],
				],
			},
		],
	};
	const rules = plainGame(['...p..', ...blank(6, 6), '..P...'], { P: ['pawn', leap(neighbours, quiet())], W: wallPiece });
	return {
		...rules,
		zones: { free: { perSide: { white: free, black: free } } },
		paths: { ...rules.paths, build: seq(pick(empty(), { zone: 'free' }), act(set('at', wall))) },
		turn: wallTurns,
	};
})();

const names: Names = /* @__PURE__ */ wallNames(rules);

/** The sides, kinds and reasons of Isolation. */
export interface Isolation extends WhiteBlackAndNeutral {
	readonly kind: 'P' | 'W';
	readonly reason: 'stuck';
}

/**
 * Isolation on six by eight cells: a step like a king's, then any free cell is blocked, but for
 * those where the pieces started. A side that cannot move loses.
 *
 * Bernd Kienitz, 1972; counts agree with Fairy-Stockfish.
 *
 * @example
 * perft(compile(isolation).start, 1, { unit: 'turn' }) // → 225
 */
export const isolation: GameDefinition<Isolation> = /* @__PURE__ */ defineGame({
	id: 'isolation',
	title: 'Isolation',
	also: ['Isola'],
	rules,
	names,
	dialects: completeFen,
});
