import type { PlanePosition } from './model.js';
import { moveTo } from './position.js';

/**
 * A text that is equal for two positions exactly if they count as the same for repetition: pieces with their flags, phase, variables that count, and
 * an en passant cell only if a capture on it is legal. It is the same in both lanes.
 */
export function keyOf(position: PlanePosition): string {
	if (position.identity === undefined) {
		const cursor = moveTo(position);
		cursor.movesReady = true;
		position.identity = cursor.lane.key();
	}
	return position.identity;
}

/** The number of times that this position has occurred, including now. */
export function occurrences(position: PlanePosition): number {
	let count = 1 + (position.root.setup.seen ?? []).filter((seen) => seen === keyOf(position)).length;
	for (let one = position.parent; one !== undefined; one = one.parent)
		if (one.hash === position.hash && keyOf(one) === keyOf(position)) count++;
	return count;
}

/** Whether the game is won or lost by an outcome that does not depend on the legal moves. Then no move is legal. */
export function decided(position: PlanePosition): boolean {
	const { ended } = position.root.setup;
	if (position.parent === undefined && ended !== undefined) return ended.playable !== true;
	if (position.decided === undefined) {
		const cursor = moveTo(position);
		cursor.movesReady = true;
		const repeats = (): number => thenMoveBack(position, () => occurrences(position));
		position.decided = cursor.lane.outcome('decisive', false, position.lastMove, { repeats }) !== undefined;
	}
	return position.decided;
}

/** Calls a function that reads other positions, and moves the board back afterwards. */
export function thenMoveBack<T>(position: PlanePosition, ask: () => T): T {
	const found = ask();
	moveTo(position);
	return found;
}
