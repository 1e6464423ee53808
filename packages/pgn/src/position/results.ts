import type { Game, GameOutcome } from '@x/core';
import type { GameResult } from '../tree/game.js';

/** The result of a game that ended, as PGN writes it. The first side of the rules is White. */
export function resultFor({ winner, draw, points }: GameOutcome, { ruleset: { sideOrder } }: Game): GameResult {
	if (winner === undefined) return draw === true || points !== undefined ? '1/2-1/2' : '*';
	return winner === sideOrder[0] ? '1-0' : winner === sideOrder[1] ? '0-1' : '*';
}

/** The winner, or the draw, of a result. */
export function winnerOf(result: GameResult, { ruleset: { sideOrder } }: Game): { readonly winner?: string; readonly draw?: true } {
	if (result === '1/2-1/2') return { draw: true };
	const winner = result === '*' ? undefined : sideOrder[result === '1-0' ? 0 : 1];
	return winner === undefined ? {} : { winner };
}
