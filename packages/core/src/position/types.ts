import type { Codes } from '../board/codes.js';
import type { Registers } from '../board/registers.js';
import type { Names } from '../rules/names.js';
import type { Cond, Ended, PieceData, Ruleset, Setup, Vec } from '../rules/types.js';
import type { Lattice } from '../space/lattice.js';
import type { GameOutcome } from './game-outcome.js';

// A position knows its game, a game its engine, an engine the moves of positions: these types name each other, so they share this file.

/** A cell of a bounded board: its number, axis 0 fastest (e4 on 8×8 is 4 + 3 · 8). */
export type Cell = number;
/** A cell, or its name. */
export type CellLike = Cell | string;

/**
 * A ruleset ready to be played.
 *
 * Made by `compile` or `load`, or imported ready from `@x/games/ready/…`. Positions of different games do not mix.
 */
export interface Game {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	/** The short name and the title of the definition that it was made of; undefined where it was made of rules alone. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	/** Number of cells of the board's box; holes are counted and never exist. */
	readonly cells: number;
	/** The position in which the game starts. */
	readonly start: Position;
	/** @internal */
	readonly engine: Engine;
	/** @internal The copy of the package that made it. */
	readonly copy: object;
	/** @internal */
	readonly placements: Placements;
	/**
	 * Content hash of the ruleset.
	 *
	 * @example
	 * chess.hash.length // → 32
	 */
	readonly hash: string;
	/**
	 * The cell of a name or of coordinates.
	 *
	 * @throws RangeError where there is none.
	 *
	 * @example
	 * chess.cell('e4') // → 28
	 */
	cell(name: CellLike | Vec): Cell;
	/** Whether a number is a cell of this board: in range, and not a hole. */
	isCell(cell: number): boolean;
	/** The cell of a name, or undefined where there is none: `cell` without the exception. */
	cellNamed(name: string): Cell | undefined;
	/** The cell at these coordinates, or undefined off the board and on holes. */
	cellAt(vec: Vec): Cell | undefined;
	/** The name of a cell: `e4`. */
	cellName(cell: Cell): string;
	/** Coordinates of a cell: e4 is [4, 3]. */
	vecOf(cell: Cell): readonly number[];
}

/** What a chain of positions starts from: codes by cell, and registers. */
export interface Root {
	/** Best a plain list: typed arrays of this length take long to make. */
	readonly codes: ArrayLike<number>;
	readonly registers: Int32Array;
	/** Keys of positions before it. */
	readonly seen: readonly string[];
	/** How the game ended in the first position, where the rest does not show it. */
	readonly ended?: Ended | undefined;
}

/** A position of a game: an immutable value. The chain of `previous` positions is its history. */
export interface Position {
	readonly game: Game;
	/** @internal The position before this one; undefined for the first of its chain. */
	readonly parent: Position | undefined;
	/** @internal */
	readonly root: Root;
	/** @internal Plies since the root. */
	readonly depth: number;
	/** What `JSON.stringify` writes of a position: the result of `save`. */
	toJSON(): SavedGame;
}

/** A position with its history as JSON. */
export interface SavedGame {
	/** Of this format. */
	readonly version: 1;
	/** The id of the game's definition, where it was made of one: for people and for lists; `hash` decides. */
	readonly game?: string;
	/** Content hash of the ruleset. */
	readonly hash: string;
	/** The first position of the chain. */
	readonly start: Setup;
	/** The moves from there on, by `moveName`; one whose name other moves have is followed by `#` and its number among them. */
	readonly moves: readonly string[];
}

export interface Captured {
	readonly cell: number;
	readonly side: string;
	readonly kind: string;
}

export interface Write {
	readonly cell: number;
	readonly piece: PieceData | undefined;
}

/** What names a move among the others of its position. */
export interface MoveNameParts {
	/**
	 * Its origin, the cells on which it captures before its end where that tells moves apart, its target; where it castles and puts a piece
	 * on the partner's cell, that cell and the origin.
	 */
	readonly cells: readonly [Cell | undefined, ...Cell[]];
	/** What the mover becomes, or else what is put on a cell that is left. */
	readonly becomes: string | undefined;
	/** The cell on which a piece is put from the hand as a piece leaves it. */
	readonly gate?: Cell | undefined;
}

/** A legal move of a position: an immutable value. Dearer facts are found when first asked. */
export interface Move {
	/** Where it starts; undefined for drops and passes. */
	readonly from: number | undefined;
	/** Where it ends, as the rules name it: castling may name the royal's target or the partner's cell. -1 for a pass. */
	readonly to: number;
	readonly side: string;
	/** The mover as it stood; for a drop the kind dropped. */
	readonly kind: string;
	/** The kind the mover becomes, where it differs. */
	readonly promotion: string | undefined;
	readonly captured: readonly Captured[];
	/** Names that the walk set, sorted. */
	readonly marks: readonly string[];
	/** Net changes of cells, in cell order. */
	readonly writes: readonly Write[];
	/** The phase it is made in. */
	readonly phase: string;
	/** The position in which it is legal. */
	readonly position: Position;
	/** What `JSON.stringify` writes of a move: its name, which `toMove` reads. */
	toJSON?(): string;
}

/** What is known of a move; everything may be left out. */
export interface MovesToFilter {
	/** Kind of the mover, or those it may be. */
	readonly kind?: string | readonly string[] | undefined;
	/** The origin, or what is known of its coordinates: `[4, null]` is the e-file. Drops and passes have none. */
	readonly from?: CellLike | readonly (number | null)[] | undefined;
	/** Kind it promotes to, or those it may be; null: only moves without promotion. */
	readonly promotion?: string | readonly string[] | null | undefined;
	/** Whether it takes something of another side. */
	readonly capture?: boolean | undefined;
	/** A name that its walk sets, as castling does; null: it sets none. */
	readonly mark?: string | null | undefined;
}

/** What is known of a move, with its target. */
export interface Description extends MovesToFilter {
	readonly to?: CellLike | undefined;
}

/** A description made ready for one game: what the text of a move says, to be asked of many positions. */
export interface MoveQuery {
	/** @internal The game, where the numbers say all of it. */
	readonly plain: Game | undefined;
	/** @internal The first 31 kinds, as bits. */
	readonly kinds: number;
	/** @internal */
	readonly to: number;
	/** @internal Origins among the first 64 cells, as bits. */
	readonly low: number;
	/** @internal */
	readonly high: number;
	/** @internal The kind that the mover becomes, or -1. */
	readonly become: number;
	/** @internal 1 where it captures, 0 where it does not, or -1. */
	readonly taking: number;
	/** @internal A name that its walk sets, '' for none. */
	readonly mark: string;
	readonly description: Description;
}

export type Placement = Setup['pieces'][number];

/**
 * Pieces on cells as setups list them: the same frozen object for the same piece on the same cell, so that a setup costs
 * no more than its list; and what was found of frozen ones that came from elsewhere, so that it is found once.
 */
export interface Placements {
	/** A board without pieces, to be copied. */
	readonly empty: readonly number[];
	/** The placement of a code on a cell. */
	at(code: number, cell: number): Placement;
	/** `code · 65536 + cell` of a placement that was kept. */
	find(placement: Placement): number | undefined;
	/** Keeps what was found of a placement without fault, if it can never change. */
	keep(placement: Placement, code: number, cell: number): void;
}

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
