import type { Setup } from '@x/core';
import type { PlaneMove } from './family.js';
import type { PlaneGame, Seat } from './game.js';
import { type SavedPlaneGame, save } from './save.js';

/** What a chain of positions starts from. */
export interface PlaneRoot {
	readonly setup: Setup;
	/** Too far out for doubles. */
	readonly far: boolean;
}

/**
 * A position on a plane: an immutable value. The chain of `previous` positions is its history.
 *
 * Positions hold changes, no board: asked something, one puts the game's board of its lane where it stands, by undoing to the common ancestor and
 * playing down. Walking a line costs one step each; jumping between far branches costs their distance.
 */
export class PlanePosition {
	readonly game: PlaneGame;
	/** @internal */
	readonly root: PlaneRoot;
	/** @internal the position before it on the same root */
	readonly parent: PlanePosition | undefined;
	/** @internal */
	readonly previous: PlanePosition | undefined;
	/** @internal */
	readonly move: PlaneMove | undefined;
	/** @internal */
	readonly changes: readonly unknown[];
	/** @internal what `moved` outcomes see */
	readonly last: unknown;
	/** @internal plies since the first position of the chain */
	readonly depth: number;
	/** @internal */
	hash = 0;
	/** @internal */
	identity: string | undefined = undefined;
	/** @internal nothing is legal any more */
	decided: boolean | undefined = undefined;
	/** @internal the same position in the far lane */
	twin: PlanePosition | undefined = undefined;

	/** @internal Positions are made by `positionOf` and `apply`. */
	constructor(
		game: PlaneGame,
		root: PlaneRoot,
		link: { readonly parent?: PlanePosition; readonly previous?: PlanePosition | undefined; readonly move?: PlaneMove | undefined },
		changes: readonly unknown[],
		last: unknown,
	) {
		this.game = game;
		this.root = root;
		this.parent = link.parent;
		this.previous = link.previous;
		this.move = link.move;
		this.changes = changes;
		this.last = last;
		this.depth = link.previous === undefined ? 0 : link.previous.depth + 1;
	}

	/** What `JSON.stringify` writes of a position: what {@link save} says. */
	toJSON(): SavedPlaneGame {
		return save(this);
	}
}

/** Puts the board of a position's lane where it stands. */
export function seat(position: PlanePosition): Seat {
	const found = position.game.seat(position.root.far);
	if (found.shown === position) return found;
	const down: PlanePosition[] = [];
	let to: PlanePosition | undefined = position;
	let from = found.shown?.root === position.root ? found.shown : undefined;
	const { lane } = found;
	if (from === undefined) {
		for (; to !== undefined; to = to.parent) down.push(to);
		lane.fill(down.pop()!.root.setup);
	} else {
		while (to !== from) {
			if (from !== undefined && (to === undefined || from.depth >= to.depth)) {
				lane.revert(from.changes);
				from = from.parent;
			} else if (to !== undefined) {
				down.push(to);
				to = to.parent;
			}
		}
	}
	for (let index = down.length - 1; index >= 0; index--) lane.repeat(down[index]!.changes);
	found.shown = position;
	found.open = false;
	return found;
}

/** The same, with moves ready to be asked for. */
export function opened(position: PlanePosition): Seat {
	const found = seat(position);
	if (!found.open) {
		found.lane.open();
		found.open = true;
	}
	return found;
}

/**
 * The same position on the other lane, or one reached by a move there: a new root, whose history goes on. What the first lane knows of the last
 * move is read into the numbers of the other.
 */
export function moved(position: PlanePosition, far: boolean): PlanePosition {
	const { game, root, previous, move, last } = position;
	const { seen, ended } = root.setup;
	const isFirst = previous === undefined && ended !== undefined;
	const setup: Setup = { ...seat(position).lane.setup(), ...(seen && { seen }), ...(isFirst && { ended }) };
	const found = new PlanePosition(game, { setup, far }, { previous, move }, [], game.seat(far).lane.adopted(last));
	found.hash = position.hash;
	return found;
}
