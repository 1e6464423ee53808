import type { GameOutcome, PieceData, Setup, Vec } from '@x/core';
import { isSame } from '@x/core/build';
import { decided, occurrences, thenMoveBack } from './chain.js';
import type { PlanePosition } from './model.js';
import { exactAt, hasMove } from './moves.js';
import { moveTo, ReplayedPosition } from './position.js';

/** The outcome of the game; undefined while it goes on. Mate and stalemate are exact, even with riders of unlimited range. */
export function outcomeOf(position: PlanePosition, claims: boolean): GameOutcome | undefined {
	if (position.parent === undefined && position.root.setup.ended !== undefined) {
		const { playable: _, ...given } = position.root.setup.ended;
		return given;
	}
	const history = { repeats: (): number => thenMoveBack(position, () => occurrences(position)) };
	const ask = (which: 'early' | 'stuck'): GameOutcome | undefined => {
		const cursor = moveTo(position);
		cursor.movesReady = true;
		return cursor.lane.outcome(which, claims, position.lastMove, history);
	};
	const early = ask('early');
	if ((early !== undefined && early.claim === undefined) || (!decided(position) && hasMove(position))) return early;
	return ask('stuck') ?? { reason: 'stuck', draw: true };
}

/** Whether a royal piece of a side (-1: the one to move) is attacked. */
export function isChecked(position: PlanePosition, side: number): boolean {
	const { lane } = moveTo(position);
	return lane.inCheck(side < 0 ? lane.side() : side);
}

/** The cells of a side's pieces that could capture the enemy piece on a cell; on any other cell, those that could capture a royal piece there. */
export const attackersOf = (position: PlanePosition, cell: Vec, side: number): Vec[] =>
	moveTo(exactAt(position, cell)).lane.attackers(cell, side);

export const pieceOn = (position: PlanePosition, cell: Vec): PieceData | undefined => moveTo(exactAt(position, cell)).lane.pieceAt(cell);

/**
 * The position as data, without its history; the order of the pieces is not defined. If the game is over and the arrangement alone does not show it,
 * `ended` has the outcome.
 */
export function setupOfPosition(position: PlanePosition): Setup {
	const arrangement = moveTo(position).lane.setup();
	const found = outcomeOf(position, false);
	if (found === undefined) return arrangement;
	const moves = hasMove(position);
	const read = new ReplayedPosition(position.game, { setup: arrangement, bigint: position.root.bigint }, {}, [], undefined);
	if (isSame(outcomeOf(read, false), found) && hasMove(read) === moves) return arrangement;
	const { claim: _, ...ended } = found;
	return { ...arrangement, ended: { ...ended, ...(moves && { playable: true }) } };
}
