import type { GameDefinition, Names, Ruleset, Vec } from '@x/core';
import { any, defineGame, row } from '@x/core/build';
import type { Chess } from './chess.js';
import { shogiFen } from './parts/dialects.js';
import { namesOf } from './parts/names.js';
import { orthodox, turned } from './parts/orthodox.js';
import { walkingPawn } from './parts/pawns.js';
import { archbishop, chancellor, nightrider, queen } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const promoted = ['W', 'F', 'Q', 'R', 'B'];
	const forward: readonly Vec[] = [
		[-1, 1],
		[0, 1],
		[1, 1],
	];
	return orthodox({
		drawing: turned(10, 'KNBBRFWQ', 'PSSPPSSP', '.PP..PP.'),
		pieceMoves: {
			N: ['nightrider', nightrider()],
			W: ['wolf', chancellor()],
			F: ['fox', archbishop()],
			S: ['sergeant', walkingPawn({ steps: forward, captures: forward, promotesTo: promoted, second: 'home', victims: [] })],
			'+P': ['elephant', any(queen(), nightrider())],
		},
		promotesTo: [...promoted, '+P'],
		advancing: ['P', 'S'],
		pawn: walkingPawn({ steps: [[0, 1]], promotesTo: [...promoted, '+P'], second: 'home', victims: ['P', 'S'] }),
		more: {
			zones: {
				home: {
					union: [
						row(1),
						{
							cells: [
								[1, 2],
								[2, 2],
								[5, 2],
								[6, 2],
							],
						},
					],
				},
				last: row(9),
			},
		},
	});
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { passers: ['P', 'S'] });

/** The sides, kinds and reasons of Wolf. */
export interface Wolf extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'W' | 'F' | 'S' | '+P';
	readonly reason: Chess['reason'];
}

/**
 * Wolf chess on eight by ten cells: wolves (chancellors), foxes (archbishops), nightriders, sergeants that step and capture in all three forward
 * directions, and pawns of which one becomes an elephant, queen and nightrider in one.
 *
 * Arno von Wilpert, 1943 (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(wolf).start).length // → 23
 */
export const wolf: GameDefinition<Wolf> = /* @__PURE__ */ defineGame({
	id: 'wolf',
	title: 'Wolf',
	also: ['Wolf chess'],
	rules,
	names,
	dialects: shogiFen,
});
