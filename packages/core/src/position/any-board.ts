import type { Fault, MoveCode, Result } from '@x/diagnostics';
import type { Names } from '../rules/names.js';
import type { SetupCode } from '../rules/setup-code.js';
import type { Sources } from '../rules/sources.js';
import type { PieceData, Ruleset, Setup, Vec } from '../rules/types.js';
import type { GameWords } from '../rules/words.js';
import type { GameOutcome } from './game-outcome.js';
import type { SavedGame } from './saved-game.js';

// A position knows its game, a game its engine, an engine the moves of positions: these types name each other, so they share this file.

/** The types of one kind of board. The functions that work on every board take their types from it. It has no value. */
export interface BoardTypes {
	/** A cell, as functions return it; and as they accept it. */
	readonly cell: number | Vec;
	readonly cellLike: unknown;
	readonly position: AnyPosition;
	readonly move: AnyMove;
	/** The parts of a move, as `toMove` accepts them. */
	readonly moveParts: unknown;
	/** A move, as `apply` accepts it: also its name or its parts. */
	readonly moveLike: unknown;
	readonly description: unknown;
	readonly words: GameWords;
}

/** A game on any board: a `Game`, or a `PlaneGame` of `@x/plane`. */
export interface AnyGame {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	/** The short name and the title of the game's definition; undefined for a game made from rules alone. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	/** Where the parts of its rules come from in the text that defines the game, if its definition says so. */
	readonly sources?: Sources | undefined;
	/**
	 * Content hash of the ruleset.
	 *
	 * @example
	 * chess.hash.length // → 32
	 */
	readonly hash: string;
	readonly start: AnyPosition;
	/** @internal */
	readonly engine: AnyEngine;
	/** @internal The copy of the package that made it. */
	readonly copy: object;
	/** @internal The types of its board. It has no value. */
	readonly types?: BoardTypes;
	/** The cell that a value denotes. */
	cell(cell: unknown): number | Vec;
	/** The name of a cell. */
	cellName(cell: unknown): string;
}

/** A position on any board: a `Position`, or a `PlanePosition` of `@x/plane`. */
export interface AnyPosition {
	readonly game: AnyGame;
	/** @internal The position before this one; undefined for the first of its chain. */
	readonly parent: AnyPosition | undefined;
	/** @internal Plies since the first position of the chain. */
	readonly depth: number;
	/** The form for `JSON.stringify`: the result of `save`. */
	toJSON(): SavedGame;
}

/** A move on any board: a `Move`, or a `PlaneMove` of `@x/plane`. */
export interface AnyMove {
	readonly from: unknown;
	readonly to: unknown;
	readonly side: string;
	readonly kind: string;
	readonly promotion: string | undefined;
	readonly captured: readonly { readonly cell: unknown; readonly side: string; readonly kind: string }[];
	readonly marks: readonly string[];
	readonly phase: string;
	readonly position: AnyPosition;
}

/** The types of the board of a game. */
type TypesOf<G extends AnyGame> = NonNullable<G['types']>;

/** The type of the positions of a game. */
export type PositionIn<G extends AnyGame> = TypesOf<G>['position'];
/** The type of all positions of a position's game. */
export type PositionOf<P extends AnyPosition> = TypesOf<P['game']>['position'];
/** The type of a position's moves. */
export type MoveOf<P extends AnyPosition> = TypesOf<P['game']>['move'];
/** The type of the parts of a move that `toMove` accepts. */
export type MovePartsOf<P extends AnyPosition> = TypesOf<P['game']>['moveParts'];
/** The type of a move that `apply` accepts. */
export type MoveLikeOf<P extends AnyPosition> = TypesOf<P['game']>['moveLike'];
/** The type of a position's cells: `Cell` on a bounded board, `Vec` on the plane. */
export type CellOf<P extends AnyPosition> = TypesOf<P['game']>['cell'];
/** The type of an argument that denotes a cell: `CellLike` on a bounded board, `Vec` on the plane. */
export type CellLikeOf<P extends AnyPosition> = TypesOf<P['game']>['cellLike'];
/** The type of a description of moves, for `find`. */
export type DescriptionOf<P extends AnyPosition> = TypesOf<P['game']>['description'];

/** The words of a position's game. */
export type WordsOf<P extends AnyPosition> = TypesOf<P['game']>['words'];
/** The sides that move in a position's game. */
export type SideOf<P extends AnyPosition> = WordsOf<P>['side'];

/** The engine of a position's game, with the types of its board. */
export type EngineOf<P extends AnyPosition> = AnyEngine<TypesOf<P['game']>, P>;

/**
 * The implementation behind the functions that work on every board. They check their arguments and call it.
 *
 * Of the optional methods, a bounded engine has `board` and leaves out the others: the functions derive those answers from `board` and
 * `registers`, so that a bundle contains only the answers that it needs. An engine whose positions have no array of cells leaves out
 * `board` and has the others. They are called without `this`.
 *
 * More than 15 members: one for each public function that depends on the board.
 */
export interface AnyEngine<T extends BoardTypes = BoardTypes, P = T['position']> {
	readonly ground: {
		readonly registers: {
			readonly phases: readonly string[];
			/** Register of a variable for a side. */
			variable(name: string, side: number): number;
			/** Pieces in the stores of a side (or `shared`), by store and kind. */
			held?(values: ArrayLike<number>, side: string): Record<string, Record<string, number>>;
		};
	};
	/** The state next to the board: the phase, and the variables. Valid until the next call of the engine. */
	registers(position: P): ArrayLike<number>;
	legal(position: P): readonly T['move'][];
	/** Whether there is a legal move. */
	any(position: P): boolean;
	/**
	 * The legal move of this position that is the same as a move, which may be of another position; undefined where there is none.
	 *
	 * @throws TypeError where the argument is not a move.
	 */
	own(position: P, move: T['move']): T['move'] | undefined;
	same(a: T['move'], b: T['move']): boolean;
	/** The position after one of its own legal moves. */
	apply(position: P, move: T['move']): T['position'];
	lastMove(position: P): T['move'] | undefined;
	key(position: P): string;
	/** Cells of the royals of a side. */
	royals(position: P, side: number): readonly T['cell'][];
	/** Cells of the pieces of a side that could capture what stands, or would stand, on a cell. */
	attackers(position: P, cell: T['cell'], side: number): T['cell'][];
	/** Whether a side (-1: the one to move) is in check. */
	check(position: P, side: number): boolean;
	outcome(position: P, claims: boolean): GameOutcome | undefined;
	perft(position: P, depth: number, turns: boolean): number;
	/** Piece codes by cell; valid until the next call of the engine. */
	board?(position: P): ArrayLike<number>;
	legalFrom?(position: P, cell: T['cell']): readonly T['move'][];
	find?(position: P, description: T['description']): readonly T['move'][];
	/** The name of a move. On bounded boards it is absent where the names in coordinates are unique. */
	moveName?(move: T['move']): string;
	pieceAt?(position: P, cell: T['cell']): PieceData | undefined;
	pieces?(position: P): { readonly cell: T['cell']; readonly piece: PieceData }[];
	pointAt?(position: P, point: string): T['cell'] | undefined;
	setupOf?(position: P): Setup;
	/** Makes a position from a setup, which may have any form, or reports its faults. */
	validate?(game: AnyGame, setup: Setup): Result<T['position'], Fault<SetupCode>>;
	/** The arrangement of a position in a game without its laws (`forbid`): a move that is legal only there is refused by a law. */
	withoutLaws?(position: P): T['position'];
	/** The parts that a text in coordinates states; undefined for another text. */
	movePartsOf?(position: P, text: string): T['moveParts'] | undefined;
	/** The legal move with a name or with parts, which may have any form. */
	toMove?(position: P, move: string | T['moveParts']): Result<T['move'], Fault<MoveCode>>;
}
