import type { Setup } from '@x/core';
import type { Lane } from './lane.js';

/** The first position of a chain, from which all others are replayed. */
export interface PlaneRoot {
	readonly setup: Setup;
	/** Its coordinates need the bigint lane. */
	readonly bigint: boolean;
}

/** The data of a position from which a board can be moved to it. */
export interface ReplayNode {
	readonly root: PlaneRoot;
	/** The position before it on the same root. */
	readonly replayParent: ReplayNode | undefined;
	readonly changes: readonly unknown[];
	readonly depth: number;
}

/** The board of one lane, and the position that it shows. */
export interface BoardCursor {
	readonly lane: Lane;
	shown: ReplayNode | undefined;
	/** The lane is ready to list the moves of the position shown. */
	movesReady: boolean;
}

/** Moves the board to a position: back to the common ancestor by undoing changes, then forward by repeating them. */
export function moveBoardTo(cursor: BoardCursor, position: ReplayNode): void {
	if (cursor.shown === position) return;
	const { lane } = cursor;
	const forward: ReplayNode[] = [];
	let to: ReplayNode | undefined = position;
	let from = cursor.shown?.root === position.root ? cursor.shown : undefined;
	if (from === undefined) {
		for (; to !== undefined; to = to.replayParent) forward.push(to);
		lane.fill(forward.pop()!.root.setup);
	} else {
		while (to !== from) {
			if (from !== undefined && (to === undefined || from.depth >= to.depth)) {
				lane.revert(from.changes);
				from = from.replayParent;
			} else if (to !== undefined) {
				forward.push(to);
				to = to.replayParent;
			}
		}
	}
	for (let index = forward.length - 1; index >= 0; index--) lane.repeat(forward[index]!.changes);
	cursor.shown = position;
	cursor.movesReady = false;
}
