import { legal, type Move } from '@x/core';
import type { MoveLike } from '@x/san';

/** The move between two squares, if these identify it. */
export function squaresOf(move: Move): Move | MoveLike {
	if (move.from === undefined || move.from === move.to) return move;
	const { from, to, promotion } = move;
	const alike = legal(move.position).filter((other) => other.from === from && other.to === to && other.promotion === promotion);
	return alike.length > 1 ? move : promotion === undefined ? { from, to } : { from, to, promotion };
}
