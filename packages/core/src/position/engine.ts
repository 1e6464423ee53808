import type { Codes } from '../board/codes.js';
import type { Registers } from '../board/registers.js';
import type { Cond, Ruleset } from '../rules/types.js';
import type { Lattice } from '../space/lattice.js';
import type { Game } from './game.js';
import type { GameOutcome } from './game-outcome.js';
import type { Move, MoveNameParts } from './move.js';
import type { MoveQuery } from './move-query.js';
import type { Position, Root } from './position.js';

/** What every engine numbers alike: cells, codes of pieces, registers beside the board. */
export interface Ground {
	/** Content hash of the ruleset. */
	readonly hash: string;
	readonly ruleset: Ruleset;
	readonly lattice: Lattice;
	readonly size: number;
	readonly codes: Codes;
	readonly registers: Registers;
	/** Zone bitmaps by side. */
	readonly zones: readonly Readonly<Record<string, Uint8Array>>[];
	/** 1 for codes whose piece is royal whatever the board; all 0 where that depends on the board. */
	readonly royal: Uint8Array;
}

/**
 * What plays a game behind the public functions: they check what they are given, an engine answers. Every engine gives the same answers.
 */
export interface Engine {
	readonly ground: Ground;
	/** The position that a root is, its flags settled. */
	begin(game: Game, root: Root): Position;
	/** Codes by cell and registers, until the next question. */
	board(position: Position): ArrayLike<number>;
	registers(position: Position): ArrayLike<number>;
	legal(position: Position): readonly Move[];
	any(position: Position): boolean;
	/** The legal move of this position that a move (perhaps of another position) names; undefined for what no engine made. */
	own(position: Position, move: Move): Move | undefined;
	same(a: Move, b: Move): boolean;
	/** What names a move, where the engine has games in which origin, target and promotion are not enough. */
	moveNameParts?(move: Move): MoveNameParts;
	/** The position after one of its own legal moves. */
	apply(position: Position, move: Move): Position;
	/** The legal moves onto a cell: of a kind (-1: any), from a cell (-1: any). */
	movesTo(position: Position, to: number, kind: number, from: number): readonly Move[];
	/** The one legal move that a plain description wants, where the engine finds it faster than by `onto`. */
	findUnique?(position: Position, query: MoveQuery): Move | undefined;
	/** The legal moves whose walks set names, as castling does. */
	marked(position: Position): readonly Move[];
	lastMove(position: Position): Move | undefined;
	key(position: Position): string;
	royals(position: Position, side: number): readonly number[];
	/** Cells of the pieces of a side that could capture what stands, or would stand, on a cell. */
	attackers(position: Position, cell: number, side: number): number[];
	/** Whether a condition holds of a position, asked by a side; absent where no law but the safety of royals is played. */
	holds?(position: Position, side: number, condition: Cond): boolean;
	/** Whether a side (-1: the one to move) is in check. */
	check(position: Position, side: number): boolean;
	outcome(position: Position, claims: boolean): GameOutcome | undefined;
	/** Whether the game may have ended by the last move itself: by an `end`, a `moved` outcome, a circle of skips. Absent: it never does. */
	endedByMove?(position: Position): boolean;
	/** Whether the pieces may have stood so in an earlier position of the chain; false is certain. */
	mayRecur(position: Position): boolean;
	perft(position: Position, depth: number, turns: boolean): number;
	/** Where a piece of a code may go from a cell, whatever stands in the way and whatever is there; undefined where that may be anywhere. */
	reach(code: number, cell: number): readonly number[] | undefined;
}
