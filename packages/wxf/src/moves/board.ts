import { type Cell, type Game, type Position, pieces } from '@x/core';
import { LETTERS } from '../words.js';

/** The names of the field in FEN and in the notation of the Federation, where they differ. */
const WXF_LETTERS: Readonly<Record<string, string>> = { B: 'E', N: 'H' };

/** A board of files and ranks as its players see it. */
export class Board {
	readonly game: Game;
	readonly width: number;
	readonly height: number;

	constructor(game: Game) {
		this.game = game;
		const [width = 0, height = 0] = game.vecOf(game.cells - 1).map((last) => Number(last) + 1);
		this.width = width;
		this.height = height;
	}

	/** Whether the notations have signs for every file and rank. */
	get fits(): boolean {
		return (
			this.game.ruleset.space.axes.length === 2 && this.width <= 9 && this.height <= 10 && this.width * this.height === this.game.cells
		);
	}

	/** Whether a side moves up the board. */
	isUp(side: string): boolean {
		return Number(this.game.ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 1) > 0;
	}

	/** The file, counted from the right of a side. */
	fileOf(cell: Cell, side: string): number {
		const x = Number(this.game.vecOf(cell)[0]);
		return this.isUp(side) ? this.width - x : x + 1;
	}

	/** How far a cell is ahead for a side. */
	aheadOf(cell: Cell, side: string): number {
		return Number(this.game.vecOf(cell)[1]) * (this.isUp(side) ? 1 : -1);
	}

	/** The name of a point: ranks count from 0. */
	pointOf(cell: Cell): string {
		const [x, y] = this.game.vecOf(cell);
		return String.fromCharCode(97 + Number(x)) + Number(y);
	}

	/** The letter of a kind. */
	letterOf(kind: string): string {
		const letter = this.game.names?.kinds[kind]?.letter ?? kind;
		return WXF_LETTERS[letter] ?? letter;
	}

	/** The kinds that a letter means. */
	kindsOf(letter: string): readonly string[] {
		const kinds = Object.keys(this.game.ruleset.kinds);
		const named = kinds.filter((kind) => this.letterOf(kind) === letter);
		// The Internet Chinese Chess Server calls the elephant minister.
		return named.length === 0 && letter === 'M' ? kinds.filter((kind) => this.letterOf(kind) === 'E') : named;
	}
}

const boards = new WeakMap<Game, Board>();

/** The board of a game, made once. */
export function boardOf(game: Game): Board {
	const board = boards.get(game) ?? new Board(game);
	boards.set(game, board);
	return board;
}

/** The columns of a kind: by the number of the file. */
export function columnsOf(position: Position, side: string, kind: string): ReadonlyMap<number, readonly Cell[]> {
	const board = boardOf(position.game);
	const columns = new Map<number, Cell[]>();
	for (const { piece, cell } of pieces(position)) {
		if (piece.side !== side || piece.kind !== kind) continue;
		const file = board.fileOf(cell, side);
		columns.set(file, [...(columns.get(file) ?? []), cell]);
	}
	for (const cells of columns.values()) cells.sort((a, b) => board.aheadOf(b, side) - board.aheadOf(a, side));
	return new Map([...columns].sort(([a], [b]) => a - b));
}

/** Advisors and elephants are written by their files: the direction tells two of them on a file apart. */
export const byFile = (letter: string): boolean => letter === 'A' || letter === 'E';

/** Whether Chinese texts have a sign for a piece. */
export const hasSign = (letter: string): boolean => LETTERS.includes(letter);
