import type { Outcome, Ruleset } from '@x/core';
import { board, placed, ruleset, side, turns } from '@x/core/build';
import { kindsAndPaths, type PieceDefinition, pieceOf } from './orthodox.js';

/** Who cannot choose has lost. */
export const stuckLoses: readonly Outcome[] = [{ id: 'stuck', when: 'stuck', result: 'loss' }];

/** Who cannot choose wins. */
export const stuckWins: readonly Outcome[] = [{ id: 'stuck', when: 'stuck', result: 'win' }];

/** A game without royals: a drawing, the kinds, and what the game says beyond that. */
export const plainGame = (
	drawing: readonly string[],
	pieceMoves: Readonly<Record<string, PieceDefinition>>,
	more: Partial<Ruleset> = {},
): Ruleset => ({
	...ruleset({
		space: board(drawing[0]!.length, drawing.length),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		...kindsAndPaths(pieceMoves),
		turn: turns('white', 'black'),
		outcomes: stuckLoses,
		start: { pieces: placed(drawing, pieceOf), phase: 'white' },
	}),
	...more,
});

/** Rows of nothing. */
export const blank = (files: number, rows: number): readonly string[] => Array.from({ length: rows }, () => '.'.repeat(files));
