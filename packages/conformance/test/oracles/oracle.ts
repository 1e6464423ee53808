/**
 * The common part of the literal generators of this folder: boards as lists of letters. They are written from the rules' texts, for being compared
 * with; they import nothing of core, and their only virtue is that one can read them.
 */

/** Capitals are white's pieces, small letters black's, '' is an empty cell. */
export type Board = readonly string[];

export interface Position {
	readonly board: Board;
	readonly white: boolean;
	/** Castling rights as in a FEN. */
	readonly rights: string;
	/** Cells passed over by double steps that may still be answered in passing, by the half of the turn they were made in. */
	readonly passed: readonly (number | undefined)[];
	/** The second move of a turn is due. */
	readonly again?: boolean;
	/** The first move of this turn captured in passing. */
	readonly passing?: boolean;
}

export interface Ply {
	readonly name: string;
	readonly after: Position;
}

export interface Oracle {
	/** Names of the cells, by number. */
	readonly cells: readonly string[];
	readonly start: Position;
	plies(position: Position): Ply[];
}

/** The cell that a step leads to, or -1. */
export type Step = (cell: number) => number;

export const isWhite = (letter: string): boolean => letter !== '' && letter === letter.toUpperCase();
export const isFriend = (letter: string, white: boolean): boolean => letter !== '' && isWhite(letter) === white;
export const isEnemy = (letter: string, white: boolean): boolean => letter !== '' && isWhite(letter) !== white;

/** The letter of a kind, as a side writes it. */
export const pieceOf = (kind: string, white: boolean): string => (white ? kind : kind.toLowerCase());

/** Cells that a piece comes to: by one step each, or on and on until something stands there. */
export function reached(board: Board, from: number, steps: readonly Step[], far: boolean): number[] {
	const cells = new Set<number>();
	for (const step of steps) {
		let cell = step(from);
		while (cell >= 0) {
			cells.add(cell);
			if (!far || board[cell] !== '') break;
			cell = step(cell);
		}
	}
	return [...cells];
}

/** Some piece of that side reaches the cell, by the rule for captures. */
export const isAttacked = (
	board: Board,
	cell: number,
	byWhite: boolean,
	captures: (board: Board, from: number) => readonly number[],
): boolean => board.some((letter, from) => isFriend(letter, byWhite) && captures(board, from).includes(cell));

/** The board with some cells rewritten. */
export function written(board: Board, writes: readonly (readonly [cell: number, letter: string])[]): Board {
	const next = [...board];
	for (const [cell, letter] of writes) next[cell] = letter;
	return next;
}

/** Sequences of `depth` moves. */
export function count(oracle: Oracle, position: Position, depth: number): number {
	const plies = oracle.plies(position);
	return depth === 1 ? plies.length : plies.reduce((sum, { after }) => sum + count(oracle, after, depth - 1), 0);
}

/** A position from words like `Ke1`: a letter and the name of its cell. */
export function positionOf(oracle: Oracle, pieces: string, rest: Partial<Omit<Position, 'board'>> = {}): Position {
	const board = oracle.cells.map(() => '');
	for (const word of pieces.split(' ')) {
		const cell = oracle.cells.indexOf(word.slice(1));
		if (cell < 0) throw new Error(`There is no cell '${word.slice(1)}'.`);
		board[cell] = word[0]!;
	}
	return { board, white: true, rights: '', passed: [], ...rest };
}
