import type { GameOutcome, PieceData, Setup, Vec } from '@x/core';
import type { MoveFamily, PlaneMove } from './family.js';

/** What a condition asks of the chain of positions. */
export interface PositionHistory {
	repeats(): number;
}

/** A mutable board of one lane, seen from outside: cells are public coordinates, what belongs to the lane is `unknown`. */
export interface Lane {
	/** Puts a setup's pieces, variables, points and phase on the board; it has been checked. */
	fill(setup: Setup): void;
	/** The board as data. */
	setup(): Setup;
	/** Makes changes again, or takes them back. */
	repeat(changes: readonly unknown[]): void;
	revert(changes: readonly unknown[]): void;
	/** Reads the position on the board. Must be called after the position changed and before moves are listed. */
	prepareMoves(): void;
	families(): MoveFamily[];
	/** The legal moves from one cell to another. */
	find(from: Vec, to: Vec): PlaneMove[];
	familiesFrom(from: Vec): MoveFamily[];
	/** All legal moves, or undefined where a ray has no end; `most` of them at most. */
	list(most: number): PlaneMove[] | 'infinite' | 'many';
	hasMove(): boolean;
	/** Plays a move; answers with the changes and what `moved` outcomes see. */
	play(move: PlaneMove): { readonly changes: readonly unknown[]; readonly lastMove: unknown };
	/** The context of a last move, converted from the other lane's coordinates. */
	convertLastMove(lastMove: unknown): unknown;
	/** The number of lines of play so long; undefined where a list of moves has no end. */
	perft(depth: number): number | undefined;
	inCheck(side: number): boolean;
	/** Cells of the side's pieces that could capture on a cell. */
	attackers(at: Vec, by: number): Vec[];
	checkers(side: number): Vec[];
	pieceAt(at: Vec): PieceData | undefined;
	pieces(): readonly { readonly at: Vec; readonly piece: PieceData }[];
	side(): number;
	phase(): number;
	/** The first outcome that holds: of those asked before anybody looks for moves, of those that decide at once, or of those of having none. */
	outcome(which: 'early' | 'decisive' | 'stuck', claims: boolean, lastMove: unknown, history: PositionHistory): GameOutcome | undefined;
	/** The text by which positions are told apart, and a short hash of it. */
	key(): string;
	hash(): number;
	/** How changes change the hash. */
	hashDifference(changes: readonly unknown[]): number;
}
