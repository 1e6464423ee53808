import type { Setup } from '@x/core';
import { type BoardCursor, moveBoardTo, type PlaneRoot } from './board-cursor.js';
import type { MoveText, PlaneMove } from './family.js';
import type { PlaneGame } from './game.js';
import type { SavedPlaneGame } from './saved-game.js';

/**
 * A position on a plane: an immutable value. The chain of `previous` positions is its history.
 *
 * A position holds changes, not a board. A question about it moves the game's board of its lane to it: back to the common ancestor, then forward.
 * Following a line of play costs one step per position; a jump between branches costs their distance.
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
	/** @internal the context in which `moved` outcomes are evaluated */
	readonly lastMove: unknown;
	/** @internal plies since the first position of the chain */
	readonly depth: number;
	/** @internal */
	hash = 0;
	/** @internal */
	identity: string | undefined = undefined;
	/** @internal the game is won or lost, so no move is legal */
	decided: boolean | undefined = undefined;
	/** @internal the same position in the bigint lane */
	bigintPosition: PlanePosition | undefined = undefined;

	/** @internal Positions are made by `positionOf` and `apply`. */
	constructor(
		game: PlaneGame,
		root: PlaneRoot,
		link: { readonly parent?: PlanePosition; readonly previous?: PlanePosition | undefined; readonly move?: PlaneMove | undefined },
		changes: readonly unknown[],
		lastMove: unknown,
	) {
		this.game = game;
		this.root = root;
		this.parent = link.parent;
		this.previous = link.previous;
		this.move = link.move;
		this.changes = changes;
		this.lastMove = lastMove;
		this.depth = link.previous === undefined ? 0 : link.previous.depth + 1;
	}

	/** The position with its history as data, for `JSON.stringify`; the same as `save` returns. */
	toJSON(): SavedPlaneGame {
		const moves: MoveText[] = [];
		let first: PlanePosition = this;
		for (; first.previous !== undefined; first = first.previous) {
			const { from, to, promotion } = first.move!;
			moves.push({ from, to, ...(promotion !== undefined && { promotion }) });
		}
		const { id, hash } = this.game;
		return { version: 1, ...(id !== undefined && { game: id }), hash, start: first.root.setup, moves: moves.reverse() };
	}
}

/** Moves the board of the position's lane to it. */
export function moveTo(position: PlanePosition): BoardCursor {
	const cursor = position.game.cursor(position.root.bigint);
	moveBoardTo(cursor, position);
	return cursor;
}

/** Moves the board of the position's lane to it, ready to list moves. */
export function prepareMoves(position: PlanePosition): BoardCursor {
	const cursor = moveTo(position);
	if (!cursor.movesReady) {
		cursor.lane.prepareMoves();
		cursor.movesReady = true;
	}
	return cursor;
}

/**
 * The same position on the other lane, or one reached by a move there: a new root with the same history. The context of the last move is converted
 * to the other lane's coordinates.
 */
export function toLane(position: PlanePosition, bigint: boolean): PlanePosition {
	const { game, root, previous, move, lastMove } = position;
	const { seen, ended } = root.setup;
	const isFirst = previous === undefined && ended !== undefined;
	const setup: Setup = { ...moveTo(position).lane.setup(), ...(seen && { seen }), ...(isFirst && { ended }) };
	const converted = new PlanePosition(game, { setup, bigint }, { previous, move }, [], game.cursor(bigint).lane.convertLastMove(lastMove));
	converted.hash = position.hash;
	return converted;
}
