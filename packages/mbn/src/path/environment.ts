import type { CellRef, Cond, Path, Vec } from '@x/core';

/** The board and the names of the game in which moves are to be played. */
export interface Environment {
	/** Files and ranks, and levels where there are several boards; a fourth entry are the rows of levels. */
	readonly size: readonly number[];
	/** Axes that close on themselves. */
	readonly wraps?: readonly boolean[] | undefined;
	/** The kind of a piece, or its kinds, by its letter with prefixes (`K`, `#K`, `:FD:`). By default each letter is the name of its kind. */
	readonly kinds?: Readonly<Record<string, string | readonly string[]>> | undefined;
	/** When captured pieces leave the board in moves with several captures: when the move is complete (the default) or at once. */
	readonly captures?: 'completed' | 'immediate' | undefined;
	/** The flag of a piece that has not moved, for `i`; `initial` by default. */
	readonly unmoved?: string | undefined;
	/** The flag of a piece that has not moved, was not dropped or promoted and, if royal, was not in check, for `ii`; `pristine` by default. */
	readonly pristine?: string | undefined;
	/** The points of en passant: the cells that were passed, and the cell of the piece that passed them; `passed` and `passer` by default. */
	readonly passed?: string | undefined;
	readonly passer?: CellRef | undefined;
	/** `false`: nothing is captured en passant. */
	readonly enPassant?: boolean | undefined;
	/** The kinds that these moves belong to: the default victims of `e`. By default all. */
	readonly self?: readonly string[] | undefined;
	/** The royal kinds, which a move with `k` does not attack. */
	readonly royals?: readonly string[] | undefined;
	/** The end of a move, such as a promotion. By default the landing alone. */
	readonly ending?: ((arrival: MoveEnd) => Ending) | undefined;
	/** The effects where the piece is put down in the middle of a move. */
	readonly between?: Path | undefined;
	/** Begins the names of zones, paths and maps that the moves need; empty by default. */
	readonly prefix?: string | undefined;
	/** More tests that other rules of a game ask of each move. */
	readonly guards?: Guards | undefined;
}

/** Kinds of ends of a move. */
export type MoveEnd =
	/** En passant. */
	| 'passing'
	/** The move can be captured en passant: it has crossed cells. */
	| 'crossing'
	| 'other';

/** The end of a move as paths. */
export interface Ending {
	/** For a piece that has not landed: lands, and does what follows. */
	readonly land: Path;
	/** For a piece that has landed. */
	readonly landed: Path;
}

/** Tests that the rules of a game add to every move of a piece. */
export interface Guards {
	/** Where a step begins, by its offset. */
	readonly toward?: ((offset: readonly [number, number]) => Cond | undefined) | undefined;
	/** Before a leg that follows another one. The mover then stands where that one ended. */
	readonly onward?: Cond | undefined;
	/** On each cell that a ride crosses, before it goes on. */
	readonly cross?: Cond | undefined;
	/** On each cell where a leg ends. */
	readonly enter?: Cond | undefined;
	/** Where a leg begins that is not the first one and moves the piece. It must hold on the cell where the move began. */
	readonly leg?: Cond | undefined;
	/** On each victim. */
	readonly capture?: Cond | undefined;
	/** On each piece that is swapped. */
	readonly swap?: Cond | undefined;
	/** Before a leg that goes to another board. */
	readonly transfer?: Cond | undefined;
	/** Pieces that do not block. */
	readonly transparent?: readonly string[] | undefined;
	/** Kinds that are captured and swapped only by moves that name them in a set. */
	readonly unnamed?: readonly string[] | undefined;
}

/** Names of the bindings and marks in paths. */
export const DIRECTION = 'd';
export const BACK = 'back';
export const GHOST = 'ghost';

/** A two-dimensional offset on a board with more axes. */
export const vector = (environment: Environment, [x, y]: readonly [number, number], more: readonly number[] = []): Vec => [
	x,
	y,
	...environment.size.slice(2).map((_, at) => more[at] ?? 0),
];
