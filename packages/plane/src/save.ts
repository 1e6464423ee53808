import type { Setup } from '@x/core';
import { planeGiven } from './arguments.js';
import type { MoveText } from './family.js';
import type { PlanePosition } from './position.js';

/** A position of a plane with its history as JSON. */
export interface SavedPlaneGame {
	/** Of this format. */
	readonly version: 1;
	/** The id of the game's definition, where it was made of one: for people and for lists; `hash` decides. */
	readonly game?: string;
	/** Content hash of the ruleset. */
	readonly hash: string;
	/** The first position of the chain. */
	readonly start: Setup;
	/** The moves from there on, by their ends. */
	readonly moves: readonly MoveText[];
}

/**
 * The position with its history as JSON: where its chain started, and the moves from there. `restore` makes an equal one of it. This is also
 * what `JSON.stringify(position)` writes.
 *
 * @example
 * import { apply, plane, positionOf, save } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * save(apply(positionOf(plane(classicalPlane)), { from: [5, 2], to: [5, 4] })).moves // → [ { from: [ 5, 2 ], to: [ 5, 4 ] } ]
 */
export function save(position: PlanePosition): SavedPlaneGame {
	planeGiven(position);
	const moves: MoveText[] = [];
	let first = position;
	for (; first.previous !== undefined; first = first.previous) {
		const { from, to, promotion } = first.move!;
		moves.push({ from, to, ...(promotion !== undefined && { promotion }) });
	}
	const { id, hash } = position.game;
	return { version: 1, ...(id !== undefined && { game: id }), hash, start: first.root.setup, moves: moves.reverse() };
}
