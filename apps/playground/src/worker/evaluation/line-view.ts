import { type Move, moveName } from '@x/core';
import { stringify } from '@x/san';
import type { LineMove } from '../evaluation-views.js';
import { moveView } from '../words.js';

/** The most moves of a line that are shown. */
const LONGEST = 16;

export const lineMoves = (moves: readonly Move[]): readonly LineMove[] =>
	moves.slice(0, LONGEST).map((move) => {
		const { from, to } = moveView(move.position.game, move);
		return { name: moveName(move), san: stringify(move, move.position), from, to };
	});
