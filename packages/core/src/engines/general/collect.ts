import type { Move } from '../../position/types.js';
import type { GameInPlay, LazyPosition } from './model.js';
import { moveValue } from './moves.js';

/** The packed moves above `base` as values, by origin and target. `orderTied` completes the order. */
export function collect(inPlay: GameInPlay, position: LazyPosition, base: number): Move[] {
	const { generator } = inPlay;
	const { moveList } = generator;
	if (moveList.top === base) return [];
	generator.sort(base);
	// Created with its first element: an empty array that grows reserves room for many.
	const moves = [moveValue(inPlay, position, moveList.routes[base]!, moveList.details[base]!)];
	for (let index = base + 1; index < moveList.top; index++)
		moves.push(moveValue(inPlay, position, moveList.routes[index]!, moveList.details[index]!));
	return moves;
}
