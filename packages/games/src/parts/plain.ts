import type { Outcome, Ruleset } from '@x/core';
import { board, compare, count, kindsOf, placed, ruleset, side, turns } from '@x/core/build';
import { type PieceDefinition, pieceOf } from './orthodox.js';

/** A side without a legal move loses. */
export const stuckLoses: readonly Outcome[] = [{ id: 'stuck', when: 'stuck', result: 'loss' }];

/** A side without a piece loses, whichever side is to move; `when` it is to move, that is tested at its `turn`, or if it is `stuck`. */
export const wipedOut = (when: 'turn' | 'stuck'): readonly Outcome[] => [
	{ id: 'wiped-out', when, if: compare(count({ who: 'friend' }), '=', 0), result: 'loss' },
	{ id: 'wiped-out', when: 'turn', if: compare(count({ who: 'enemy' }), '=', 0), result: 'win' },
];

/** A side without a legal move wins. */
export const stuckWins: readonly Outcome[] = [{ id: 'stuck', when: 'stuck', result: 'win' }];

/** A game without royal pieces, from a drawing, the kinds, and other parts of its ruleset. */
export const plainGame = (
	drawing: readonly string[],
	pieceMoves: Readonly<Record<string, PieceDefinition>>,
	more: Partial<Ruleset> = {},
): Ruleset => ({
	...ruleset({
		space: board(drawing[0]!.length, drawing.length),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		...kindsOf(pieceMoves),
		turn: turns('white', 'black'),
		outcomes: stuckLoses,
		start: { pieces: placed(drawing, pieceOf), phase: 'white' },
	}),
	...more,
});

/** Empty rows. */
export const blank = (files: number, rows: number): readonly string[] => Array.from({ length: rows }, () => '.'.repeat(files));
