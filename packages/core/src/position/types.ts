import type { Codes } from '../board/codes.js';
import type { Registers } from '../board/registers.js';
import type { NamedDialect } from '../rules/game-definition.js';
import type { Cond, Ended, PieceData, Ruleset, RulesetOf, Setup, Vec } from '../rules/types.js';
import type { GameWords } from '../rules/words.js';
import type { Lattice } from '../space/lattice.js';
import type { AnyEngine, AnyGame, AnyMove, AnyPosition, BoardTypes } from './any-board.js';

// A position knows its game, a game its engine, an engine the moves of positions: these types name each other, so they share this file.

/** A cell of a bounded board: its number, axis 0 fastest (e4 on 8×8 is 4 + 3 · 8). */
export type Cell = number;
/** A cell, or its name. */
export type CellLike = Cell | string;

/** A move as board interfaces report it: the cell from which the user took a piece, and the cell on which it was put. */
export interface MoveParts {
	/** Left out for a drop. */
	readonly from?: CellLike | undefined;
	readonly to: CellLike;
	/** The kind that the mover becomes, by its name, its letter or its title, in either case: `Q`, `q`, `queen`, `+P`; `+` where only one promotion has a plus. */
	readonly promotion?: string | undefined;
	/** The kind that is dropped, by its name, its letter or its title, in either case. */
	readonly drop?: string | undefined;
}

/** The types of a bounded board. */
export interface BoundedTypes<W extends GameWords = GameWords> extends BoardTypes {
	readonly cell: Cell;
	readonly cellLike: CellLike;
	readonly position: Position<W>;
	readonly move: Move<W>;
	readonly moveParts: MoveParts;
	readonly moveLike: Move | string | MoveParts;
	readonly description: Description;
	readonly words: W;
}

/**
 * A ruleset ready to be played.
 *
 * Made by `compile` or `load`, or imported ready from `@x/games/ready/…`. Games with the same
 * `hash` are one game: their positions and moves mix, whatever their names are. Those of games with other rules do not.
 */
export interface Game<W extends GameWords = GameWords> extends AnyGame {
	readonly ruleset: RulesetOf<W>;
	/** Number of cells of the board's box, holes included. */
	readonly cells: number;
	/** The dialects in which its positions are written, the usual one first: those of its definition. */
	readonly dialects?: readonly NamedDialect[] | undefined;
	/** The position in which the game starts. */
	readonly start: Position<W>;
	/** @internal */
	readonly engine: Engine;
	/** @internal The types of its board. It has no value. */
	readonly types?: BoundedTypes<W>;
	/** @internal */
	readonly placements: Placements;
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

/** The first position of a chain: piece codes by cell, and registers. */
export interface Root {
	/** Preferably a plain array: short typed arrays are slow to allocate. */
	readonly codes: ArrayLike<number>;
	readonly registers: Int32Array;
	/** Keys of earlier positions. */
	readonly seen: readonly string[];
	/** How the game ended, where the first position does not show it. */
	readonly ended?: Ended | undefined;
}

/** A position of a game: an immutable value. The chain of `previous` positions is its history. */
export interface Position<W extends GameWords = GameWords> extends AnyPosition {
	readonly game: Game<W>;
	/** @internal The position before this one; undefined for the first of its chain. */
	readonly parent: Position<W> | undefined;
	/** @internal */
	readonly root: Root;
}

/** A captured piece, with the cell on which it stood. */
export interface Captured<W extends GameWords = GameWords> {
	readonly cell: number;
	readonly side: W['owner'];
	readonly kind: W['kind'];
}

/** The content of a cell after a move that changed it. */
export interface Write<W extends GameWords = GameWords> {
	readonly cell: number;
	readonly piece: PieceData<W> | undefined;
}

/** The parts of a move's name. */
export interface MoveNameParts {
	/**
	 * Its origin; cells captured on the way, where they tell moves apart; its target. A castling move that puts a piece on the partner's cell has
	 * that cell and the origin.
	 */
	readonly cells: readonly [Cell | undefined, ...Cell[]];
	/** The kind that the mover becomes, or else the kind put on the cell left. */
	readonly becomes: string | undefined;
	/** The cell on which a piece is put from the hand when another piece leaves it. */
	readonly gate?: Cell | undefined;
}

/** A legal move of a position: an immutable value. Costly properties are computed on first use. */
export interface Move<W extends GameWords = GameWords> extends AnyMove {
	/** Its origin; undefined for drops and passes. */
	readonly from: number | undefined;
	/** Its target, as the rules name it: for castling, the royal's target or the partner's cell. -1 for a pass. */
	readonly to: number;
	readonly side: W['side'];
	/** The kind of the mover before the move; for a drop, the kind dropped. */
	readonly kind: W['kind'];
	/** The kind the mover becomes, where it differs. */
	readonly promotion: W['kind'] | undefined;
	readonly captured: readonly Captured<W>[];
	/** Marks that the walk set, sorted. */
	readonly marks: readonly string[];
	/** Net changes of cells, in cell order. */
	readonly writes: readonly Write<W>[];
	/** The phase in which it is made. */
	readonly phase: string;
	/** The position in which it is legal. */
	readonly position: Position<W>;
	/** The form for `JSON.stringify`: the name of the move, which `toMove` reads. */
	toJSON?(): string;
}

/** Properties of a move other than its cells, all optional. They are the same on every board. */
export interface MoveFilter {
	/** Kind of the mover, by its name, its letter or its title in either case, or a list of kinds. */
	readonly kind?: string | readonly string[] | undefined;
	/** Kind to which it promotes, in the same words, or a list of kinds; null: only moves without promotion. */
	readonly promotion?: string | readonly string[] | null | undefined;
	/** Whether it captures a piece of another side. */
	readonly capture?: boolean | undefined;
	/** A mark that its walk sets, as castling does; null: only moves without marks. */
	readonly mark?: string | null | undefined;
}

/** Properties of a move, all optional. */
export interface MovesToFilter extends MoveFilter {
	/** The origin, or its coordinates with null for those not known: `[4, null]` is the e-file; null: only drops and passes, which have no origin. */
	readonly from?: CellLike | readonly (number | null)[] | null | undefined;
	/** Only drops of this kind, by its name, its letter or its title in either case, or of one of several kinds. */
	readonly drop?: string | readonly string[] | undefined;
}

/** Properties of a move, its target included. */
export interface Description extends MovesToFilter {
	readonly to?: CellLike | undefined;
}

/** A description compiled for one game, to be tested in many positions. */
export interface MoveQuery {
	/** @internal The game, where the numbers below hold the whole description. */
	readonly plain: Game | undefined;
	/** @internal The kinds admitted, as bits, for the first 31 kinds. */
	readonly kinds: number;
	/** @internal The target, or -1. */
	readonly to: number;
	/** @internal The origins admitted among cells 0 to 31, as bits. */
	readonly low: number;
	/** @internal The origins admitted among cells 32 to 63, as bits. */
	readonly high: number;
	/** @internal The index of the kind that the mover becomes, or -1. */
	readonly become: number;
	/** @internal 1: a capture; 0: not a capture; -1: either. */
	readonly taking: number;
	/** @internal A mark that its walk sets, '' for none. */
	readonly mark: string;
	readonly description: Description;
}

export type Placement = Setup['pieces'][number];

/**
 * The placements of setups. Each pair of piece and cell has one frozen object, so that a setup allocates only its list, and a placement is checked
 * once.
 */
export interface Placements {
	/** An empty board, to be copied. */
	readonly empty: readonly number[];
	/** The placement of a code on a cell. It need not be valid. */
	at(code: number, cell: number): Placement;
	/** `code · 65536 + cell` of a placement that `at` made; undefined for others. */
	find(placement: Placement): number | undefined;
	/** The same for a placement that was kept as valid. */
	findValid(placement: Placement): number | undefined;
	/** Remembers that the placement of a code on a cell is valid. */
	keep(code: number, cell: number): void;
}

/** The numbering that all engines share: cells, piece codes, registers. */
export interface GameData {
	/** Content hash of the ruleset. */
	readonly hash: string;
	readonly ruleset: Ruleset;
	readonly lattice: Lattice;
	readonly size: number;
	readonly codes: Codes;
	readonly registers: Registers;
	/** Zone bitmaps by side. */
	readonly zones: readonly Readonly<Record<string, Uint8Array>>[];
	/** 1 for codes whose piece is royal in every position; all 0 where that depends on the board. */
	readonly royal: Uint8Array;
}

/** The implementation behind the public functions on bounded boards. All bounded engines give the same answers. */
export interface Engine extends AnyEngine<BoundedTypes> {
	readonly ground: GameData;
	/** The position of a root, after flags whose condition fails are removed. */
	begin(game: Game, root: Root): Position;
	board(position: Position): ArrayLike<number>;
	/** The parts of a move's name. Absent where they are origin, target and promotion for every move. */
	moveNameParts?(move: Move): MoveNameParts;
	/** The legal moves to a cell, of a kind (-1: any), from a cell (-1: any). */
	movesTo(position: Position, to: number, kind: number, from: number): readonly Move[];
	/** The one legal move that matches a plain query. Absent where the engine has no faster way than `movesTo`. */
	findUnique?(position: Position, query: MoveQuery): Move | undefined;
	/** The legal moves whose walks set marks, as castling does. */
	marked(position: Position): readonly Move[];
	/** Whether a condition holds in a position, from the view of a side. Absent where the safety of royals is the only law. */
	holds?(position: Position, side: number, condition: Cond): boolean;
	/** Whether the last move may have ended the game: by an `end`, a `moved` outcome, a circle of skips. Absent where no move can. */
	endedByMove?(position: Position): boolean;
	/** Whether the position may have occurred earlier in the chain. False is certain, true is not. */
	mayRecur(position: Position): boolean;
	/** The cells to which a piece of a code can go from a cell in some position; undefined where that may be any cell. */
	reach(code: number, cell: number): readonly number[] | undefined;
}
