import type { Move } from '../../position/types.js';
import { moveTo } from './board-cursor.js';
import type { GameInPlay, LazyPosition } from './model.js';

import { moveValue } from './moves.js';

/** Packed moves above `base` as values. */
export function collect(inPlay: GameInPlay, position: LazyPosition, base: number): Move[] {
	const { lister } = inPlay.generator;
	if (lister.top === base) return [];
	// The first one in the literal: an empty array that grows makes room for many.
	const moves = [moveValue(inPlay, position, lister.routes[base]!, lister.details[base]!)];
	for (let index = base + 1; index < lister.top; index++)
		moves.push(moveValue(inPlay, position, lister.routes[index]!, lister.details[index]!));
	return moves;
}

/** Whether there is a legal move at all. */
export function hasLegalMove(position: LazyPosition): boolean {
	if (position.moves !== undefined) return position.moves.length > 0;
	moveTo(position);
	const { inPlay } = position.game;
	return !inPlay.outcomes.decided() && inPlay.generator.any();
}
