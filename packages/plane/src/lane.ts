import type { GameOutcome, PieceData, Setup, Vec } from '@x/core';
import type { FoundMove, MoveFamily } from './family.js';

/** The position history, for conditions that count repetitions. */
export interface PositionHistory {
	repeats(): number;
}

/**
 * A mutable board of one lane, seen from outside. Cells have public coordinates; values in the lane's own coordinates are `unknown`.
 *
 * More than 15 members: one for each query and change that a position of the plane needs.
 */
export interface Lane {
	/** Loads a setup: pieces, variables, points and phase. The setup has been checked. */
	fill(setup: Setup): void;
	/** The board as data. */
	setup(): Setup;
	/** Redoes changes, or undoes them. */
	repeat(changes: readonly unknown[]): void;
	revert(changes: readonly unknown[]): void;
	/** Reads the position on the board. Must be called after the position changed and before moves are listed. */
	prepareMoves(): void;
	families(): MoveFamily[];
	/** The legal moves from one cell to another. */
	find(from: Vec, to: Vec): FoundMove[];
	familiesFrom(from: Vec): MoveFamily[];
	/** All legal moves, or those from a cell; `'infinite'` if a ray has no end, `'many'` if there are more than `most`. */
	list(most: number, from?: Vec): FoundMove[] | 'infinite' | 'many';
	hasMove(): boolean;
	/** Makes a move; returns the changes and the context for `moved` outcomes. */
	play(move: FoundMove): { readonly changes: readonly unknown[]; readonly lastMove: unknown };
	/** The context of a last move, converted from the other lane's coordinates. */
	convertLastMove(lastMove: unknown): unknown;
	/** The number of lines of play of this length; undefined if a position on the way has infinitely many moves. */
	perft(depth: number): number | undefined;
	inCheck(side: number): boolean;
	/** The cells of a side's pieces that could capture on a cell. */
	attackers(at: Vec, by: number): Vec[];
	/** The cells of a side's royal pieces. */
	royals(side: number): Vec[];
	pieceAt(at: Vec): PieceData | undefined;
	pieces(): { readonly cell: Vec; readonly piece: PieceData }[];
	/** The phase, then the variables: each has one value per side. Valid until the next call. */
	registers(): readonly number[];
	/** The cell of a point, by its index. */
	pointAt(point: number): Vec | undefined;
	side(): number;
	/** The first outcome that applies: `early` ones do not depend on the legal moves, `decisive` ones are the early wins and losses, `stuck` ones apply if no move is legal. */
	outcome(which: 'early' | 'decisive' | 'stuck', claims: boolean, lastMove: unknown, history: PositionHistory): GameOutcome | undefined;
	/** The text that identifies a position for repetition, and a hash that is equal for equal texts. */
	key(): string;
	hash(): number;
	/** The difference that changes make to the hash. */
	hashDifference(changes: readonly unknown[]): number;
}
