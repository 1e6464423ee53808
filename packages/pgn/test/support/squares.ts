import { legal, type Move, type MoveParts } from '@x/core';

/** The move between two squares, if these identify it. */
export function squaresOf(move: Move): Move | MoveParts {
	if (move.from === undefined || move.from === move.to) return move;
	const { from, to, promotion } = move;
	const alike = legal(move.position).filter((other) => other.from === from && other.to === to && other.promotion === promotion);
	return alike.length > 1 ? move : promotion === undefined ? { from, to } : { from, to, promotion };
}
