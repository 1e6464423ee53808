import type { Kernel } from '../load/kernel.js';
import type { Move } from '../position/move.js';
import { moveValue } from './moves.js';
import type { SeatedPosition } from './position.js';
import { seat } from './seat.js';

/** Packed moves above `base` as values. */
export function collect(kernel: Kernel, position: SeatedPosition, base: number): Move[] {
	const { lister } = kernel.generator;
	if (lister.top === base) return [];
	// The first one in the literal: an empty array that grows makes room for many.
	const moves = [moveValue(kernel, position, lister.routes[base]!, lister.details[base]!)];
	for (let index = base + 1; index < lister.top; index++)
		moves.push(moveValue(kernel, position, lister.routes[index]!, lister.details[index]!));
	return moves;
}

/** Whether there is a legal move at all. */
export function hasLegalMove(position: SeatedPosition): boolean {
	if (position.moves !== undefined) return position.moves.length > 0;
	seat(position);
	const { kernel } = position.game;
	return !kernel.outcomes.decided() && kernel.generator.any();
}
