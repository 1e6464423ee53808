import { history, lastMove, type Move, type Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { stringifyMoves } from './write.js';

/** A move that was played. */
export interface PlayedMove {
	/** Its text, as `stringify` writes it. */
	readonly san: string;
	readonly move: Move;
	/** The position after the move; `move.position` is the one before. */
	readonly position: Position;
}

/**
 * The moves that led to a position, the first one first, each with its SAN and the position after it. The time is linear in their number.
 *
 * @throws TypeError if `position` is not one of a bounded board.
 *
 * @example
 * historyOf(play(chess.start, ['e4', 'e7e5', 'g1f3'])).map(({ san }) => san); // → [ 'e4', 'e5', 'Nf3' ]
 * historyOf(chess.start); // → []
 */
export function historyOf(position: Position): PlayedMove[] {
	const [start = position, ...played] = history(positionGiven(position));
	const moves = played.map((one) => lastMove(one)!);
	return stringifyMoves(moves, start).map((san, index) => ({ san, move: moves[index]!, position: played[index]! }));
}
