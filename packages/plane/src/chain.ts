import { planeGiven } from './arguments.js';
import type { PlaneMove } from './family.js';
import { moveTo, type PlanePosition } from './position.js';

/**
 * The position before, or undefined at the start of the chain.
 *
 * @example
 * import { apply, plane, positionOf, previous } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * const start = positionOf(plane(classicalPlane));
 * previous(apply(start, { from: [5, 2], to: [5, 4] })) === start // → true
 */
export const previous = (position: PlanePosition): PlanePosition | undefined => planeGiven(position).previous;

/**
 * The move that led here, or undefined at the start of the chain.
 *
 * @example
 * import { lastMove, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * lastMove(positionOf(plane(classicalPlane))) // → undefined
 */
export const lastMove = (position: PlanePosition): PlaneMove | undefined => planeGiven(position).move;

/**
 * The positions from the start of the chain to this one.
 *
 * @example
 * import { history, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * history(positionOf(plane(classicalPlane))).length // → 1
 */
export function history(position: PlanePosition): PlanePosition[] {
	planeGiven(position);
	const found: PlanePosition[] = [];
	for (let one: PlanePosition | undefined = position; one !== undefined; one = one.previous) found.push(one);
	return found.reverse();
}

/**
 * A text that is equal for two positions exactly if they count as the same for repetition: pieces with their flags, phase, variables that count, and
 * an en passant cell only if a capture on it is legal. It is the same in both lanes.
 *
 * @example
 * import { key, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * const game = plane(classicalPlane);
 * key(positionOf(game)) === key(positionOf(game)) // → true
 */
export function key(position: PlanePosition): string {
	planeGiven(position);
	if (position.identity === undefined) {
		const cursor = moveTo(position);
		cursor.movesReady = true;
		position.identity = cursor.lane.key();
	}
	return position.identity;
}

/** The number of times that this position has occurred, including now. */
export function occurrences(position: PlanePosition): number {
	let count = 1 + (position.root.setup.seen ?? []).filter((seen) => seen === key(position)).length;
	for (let one = position.previous; one !== undefined; one = one.previous)
		if (one.hash === position.hash && key(one) === key(position)) count++;
	return count;
}

/** Whether the game is won or lost by an outcome that does not depend on the legal moves. Then no move is legal. */
export function decided(position: PlanePosition): boolean {
	const { ended } = position.root.setup;
	if (position.previous === undefined && ended !== undefined) return ended.playable !== true;
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
