import type { Move } from '../../position/types.js';
import { moveTo } from './board-cursor.js';
import type { Kernel } from './kernel.js';
import { moveValue } from './moves.js';
import type { LazyPosition } from './position.js';

/** Packed moves above `base` as values. */
export function collect(kernel: Kernel, position: LazyPosition, base: number): Move[] {
	const { lister } = kernel.generator;
	if (lister.top === base) return [];
	// The first one in the literal: an empty array that grows makes room for many.
	const moves = [moveValue(kernel, position, lister.routes[base]!, lister.details[base]!)];
	for (let index = base + 1; index < lister.top; index++)
		moves.push(moveValue(kernel, position, lister.routes[index]!, lister.details[index]!));
	return moves;
}

/** Whether there is a legal move at all. */
export function hasLegalMove(position: LazyPosition): boolean {
	if (position.moves !== undefined) return position.moves.length > 0;
	moveTo(position);
	const { kernel } = position.game;
	return !kernel.outcomes.decided() && kernel.generator.any();
}
