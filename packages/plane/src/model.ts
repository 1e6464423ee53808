/**
 * The interfaces of games, positions and moves on a plane. A game knows its start, a position its game, and a move its position: these types name
 * each other, so they share this file.
 */
import type { AnyGame, AnyMove, AnyPosition, BoardTypes, MoveFilter, Vec } from '@x/core';
import type { AnyEngine } from '@x/core/engine';
import type { BoardCursor, PlaneRoot, ReplayNode } from './board-cursor.js';
import type { FoundMove, MoveText } from './family.js';
import type { Tables } from './tables.js';

/** The types of a plane, for the functions of `@x/core`. */
export interface PlaneTypes extends BoardTypes {
	readonly cell: Vec;
	readonly cellLike: Vec;
	readonly position: PlanePosition;
	readonly move: PlaneMove;
	readonly moveParts: MoveText;
	readonly moveLike: PlaneMove | string | MoveText;
	readonly description: PlaneDescription;
}

/** Properties of a move on a plane, all optional. With `from` and `to`, no other moves are generated. */
export interface PlaneDescription extends MoveFilter {
	readonly from?: Vec | undefined;
	readonly to?: Vec | undefined;
}

/**
 * A game on an unbounded (or partly bounded) plane. `plane` makes it. `position(game, setup)` of `@x/core` sets up a position.
 *
 * A position belongs to the game that it was made for.
 */
export interface PlaneGame extends AnyGame {
	/** The position in which the game starts. @throws SetupError where the start of the ruleset is not a position. */
	readonly start: PlanePosition;
	/** Content hash of the ruleset. Computed when first read: it is rarely needed, and a plane may have a hundred thousand holes. */
	readonly hash: string;
	/** @internal */
	readonly engine: AnyEngine<PlaneTypes>;
	/** @internal The types of its board. It has no value. */
	readonly types?: PlaneTypes;
	/** @internal */
	readonly tables: Tables;
	/** @internal An edge or a hole is beyond the range of the number lane; undefined until it is first needed. */
	boardNeedsBigint: boolean | undefined;
	/** @internal The board of the bigint or of the number lane; made when first needed. */
	cursor(bigint: boolean): BoardCursor;
	/** @internal The game without its laws. */
	withoutLaws(): PlaneGame;
	/** The cell, checked: two whole numbers, beyond 2^53 as text. */
	cell(cell: Vec): Vec;
	/** The name of a cell: `5,2`. */
	cellName(cell: Vec): string;
}

/**
 * A position on a plane: an immutable value. The chain of `previous` positions is its history.
 *
 * A position holds changes, not a board. A question about it moves the game's board of its lane to it: back to the common ancestor, then forward.
 * Following a line of play costs one step per position; a jump between branches costs their distance.
 */
export interface PlanePosition extends AnyPosition, ReplayNode {
	readonly game: PlaneGame;
	/** @internal The position before this one; undefined for the first of its chain. */
	readonly parent: PlanePosition | undefined;
	/** @internal */
	readonly root: PlaneRoot;
	/** @internal The position before it on the same root. */
	readonly replayParent: PlanePosition | undefined;
	/** @internal */
	readonly changes: readonly unknown[];
	/** @internal Plies since the first position of the chain. */
	readonly depth: number;
	/** @internal The move that led here. */
	readonly move: PlaneMove | undefined;
	/** @internal The context in which `moved` outcomes are evaluated. */
	readonly lastMove: unknown;
	/** @internal */
	hash: number;
	/** @internal */
	identity: string | undefined;
	/** @internal The game is won or lost, so no move is legal. */
	decided: boolean | undefined;
	/** @internal The same position in the bigint lane. */
	bigintPosition: PlanePosition | undefined;
}

/** A legal move of a position: an immutable value. */
export interface PlaneMove extends AnyMove, FoundMove {
	readonly from: Vec;
	readonly to: Vec;
	readonly side: string;
	readonly kind: string;
	readonly promotion: string | undefined;
	readonly captured: readonly { readonly cell: Vec; readonly side: string; readonly kind: string }[];
	readonly marks: readonly string[];
	readonly phase: string;
	/** @internal The move in the lane's coordinates. */
	readonly laneMove: unknown;
	/** The position in which it is legal. */
	readonly position: PlanePosition;
	/** The form for `JSON.stringify`: its two cells, and the promotion. */
	toJSON(): MoveText;
}
