import type { GameDefinition, Names, Ruleset } from '@x/core';
import { all, any, at, compare, count, defineGame, land, pawn, phase, row, seq, step, test, within } from '@x/core/build';
import type { Chess } from './chess.js';
import { openEnds } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const rules = orthodox({
		drawing: ['rnbqkbnr', 'pppppppp', '........', '.PP..PP.', 'PPPPPPPP', 'PPPPPPPP', 'PPPPPPPP', 'PPPPPPPP'],
		pawn: any(
			pawn({
				promotesTo: ['Q', 'R', 'B', 'N'],
				last: 'last',
				second: 'second',
				passed: 'ep',
				victim: { who: 'enemy', kind: ['P'] },
			}),
			seq(test(within('first', 'origin')), step([0, 1]), at({ who: 'empty' }), step([0, 1]), at({ who: 'empty' }), land()),
		),
		castling: { file: 4, partners: [0, 7] },
		more: { outcomes: openEnds },
	});
	return {
		...rules,
		zones: { ...rules.zones, first: { perSide: { white: row(0), black: { cells: [] } } } },
		outcomes: [
			{
				id: 'horde-destroyed',
				when: 'turn' as const,
				if: all(phase('white'), compare(count({ who: 'friend' }), '=', 0)),
				result: 'loss' as const,
			},
			{
				id: 'horde-destroyed',
				when: 'turn' as const,
				if: all(phase('black'), compare(count({ who: 'enemy' }), '=', 0)),
				result: 'win' as const,
			},
			...rules.outcomes,
		],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Horde. */
export interface Horde extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason:
		| 'horde-destroyed'
		| 'fivefold-repetition'
		| '75-move-rule'
		| 'threefold-repetition'
		| '50-move-rule'
		| 'checkmate'
		| 'stalemate';
}

/**
 * Horde: White has pawns only and must mate; Black has an army and must take them all. White's pawns on the first row may step twice too,
 * which cannot be captured in passing.
 *
 * After lichess.org/variant/horde; counts agree with Fairy-Stockfish, chessops and kokopu.
 *
 * @example
 * legal(compile(horde).start).length // → 8
 */
export const horde: GameDefinition<Horde> = /* @__PURE__ */ defineGame({
	id: 'horde',
	title: 'Horde',
	also: ['Horde chess'],
	rules,
	names,
});
