import type { GameDefinition, Names, Ruleset, Zone } from '@x/core';
import { all, defineGame, royalAttacked, same, turns } from '@x/core/build';
import { shogiFen } from './parts/dialects.js';
import { drops } from './parts/hands.js';
import { clocks } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';
import { xiangqiDrawing, xiangqiGame, xiangqiNames } from './parts/xiangqi.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const places: Readonly<Record<string, Zone>> = {
		advisors: {
			cells: [
				[3, 0],
				[5, 0],
				[4, 1],
				[3, 2],
				[5, 2],
			],
		},
		elephants: {
			cells: [
				[2, 0],
				[6, 0],
				[0, 2],
				[4, 2],
				[8, 2],
				[2, 4],
				[6, 4],
			],
		},
		soldiers: {
			cells: [0, 2, 4, 6, 8].flatMap((x) => [
				[x, 3],
				[x, 4],
			]),
		},
	};
	const base = xiangqiGame({ drawing: xiangqiDrawing });
	const dropped = same({ mark: 'drop' }, 'at');
	return {
		...base,
		zones: { ...base.zones, ...places },
		stores: { hand: {} },
		paths: {
			...base.paths,
			drops: drops(
				['R', 'N', 'C', 'P', 'A', 'B'],
				{ R: 'home', N: 'home', C: 'home', P: 'soldiers', A: 'advisors', B: 'elephants' },
				{},
				'drop',
			),
		},
		after: clocks([], dropped),
		forbid: [...base.forbid, { id: 'no-check-by-drop', if: all(dropped, royalAttacked('other')) }],
		// Hands are filled from outside, so bare generals are not dead.
		outcomes: base.outcomes.filter(({ id }) => id !== 'insufficient-material'),
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ (() => ({ ...xiangqiNames(rules), handOrder: ['K', 'B', 'N', 'P', 'C', 'A', 'R'] }))();

/** The sides, kinds and reasons of Supply. */
export interface Supply extends WhiteAndBlack {
	readonly kind: 'R' | 'N' | 'B' | 'A' | 'K' | 'C' | 'P';
	readonly reason: 'perpetual-check' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Supply chess, one board of it: two games of xiangqi are played side by side, and a partner may drop the captured pieces on the own half, each piece where
 * it could have come to; hands are filled from outside. Drops may not give check.
 *
 * The third occurrence of a position is a draw, unless one side alone gave check with every move meanwhile: that side has lost. Chases are not
 * forbidden: pieces also come from the other board, and Fairy-Stockfish has no rule of chase for this game (variant.cpp).
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(supply).start).length // → 44
 */
export const supply: GameDefinition<Supply> = /* @__PURE__ */ defineGame({
	id: 'supply',
	title: 'Supply',
	also: ['Supply chess'],
	rules,
	names,
	dialects: shogiFen,
});
