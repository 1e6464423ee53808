import { pieces, type SavedGame, type Setup } from '@x/core';
import { isSame } from '@x/core/build';
import { headOf, letterOf } from '@x/core/engine';
import { type BoardCursor, moveBoardTo, type PlaneRoot } from './board-cursor.js';
import type { PlaneGame, PlaneMove, PlanePosition } from './model.js';

/** The most pieces in a list. */
const MOST = 32;

/** The side to move, and the pieces with their cells: a plane has no picture. */
function listOf(position: PlanePosition): string {
	const { game } = position;
	const all = pieces(position);
	const shown = all.slice(0, MOST).map(({ cell, piece }) => `${letterOf(game, piece)}${game.cellName(cell)}`);
	const more = all.length > MOST ? [`and ${all.length - MOST} more`] : [];
	return `${headOf(position, game.engine.registers(position)[0]!)}\n${[...shown, ...more].join(' ')}`;
}

/**
 * A position that holds changes, and is replayed on the board of its lane. Its game and the earlier positions are not properties of the object itself: see
 * `PositionBase` of `@x/core`.
 */
export class ReplayedPosition implements PlanePosition {
	readonly #game: PlaneGame;
	readonly root: PlaneRoot;
	readonly #parent: PlanePosition | undefined;
	readonly #replayParent: PlanePosition | undefined;
	readonly #move: PlaneMove | undefined;
	readonly changes: readonly unknown[];
	readonly lastMove: unknown;
	readonly depth: number;
	hash = 0;
	identity: string | undefined = undefined;
	decided: boolean | undefined = undefined;
	bigintPosition: PlanePosition | undefined = undefined;

	constructor(
		game: PlaneGame,
		root: PlaneRoot,
		link: { readonly parent?: PlanePosition | undefined; readonly replayParent?: PlanePosition; readonly move?: PlaneMove | undefined },
		changes: readonly unknown[],
		lastMove: unknown,
	) {
		this.#game = game;
		this.root = root;
		this.#parent = link.parent;
		this.#replayParent = link.replayParent;
		this.#move = link.move;
		this.changes = changes;
		this.lastMove = lastMove;
		this.depth = link.parent === undefined ? 0 : link.parent.depth + 1;
	}

	get game(): PlaneGame {
		return this.#game;
	}

	get parent(): PlanePosition | undefined {
		return this.#parent;
	}

	get replayParent(): PlanePosition | undefined {
		return this.#replayParent;
	}

	get move(): PlaneMove | undefined {
		return this.#move;
	}

	toString(): string {
		return listOf(this);
	}

	toJSON(): SavedGame {
		const { id, hash, ruleset, engine } = this.game;
		const moves: string[] = [];
		let first: PlanePosition = this;
		for (; first.parent !== undefined; first = first.parent) moves.push(engine.moveName!(first.move!));
		const { setup } = first.root;
		const start = isSame(setup, ruleset.start) ? undefined : setup;
		return { version: 1, ...(id !== undefined && { game: id }), hash, ...(start && { start }), moves: moves.reverse() };
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
	const { game, root, parent, move, lastMove } = position;
	const { seen, ended } = root.setup;
	const isFirst = parent === undefined && ended !== undefined;
	const setup: Setup = { ...moveTo(position).lane.setup(), ...(seen && { seen }), ...(isFirst && { ended }) };
	const converted = new ReplayedPosition(game, { setup, bigint }, { parent, move }, [], game.cursor(bigint).lane.convertLastMove(lastMove));
	converted.hash = position.hash;
	return converted;
}
