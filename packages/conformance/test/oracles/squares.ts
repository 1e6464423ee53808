import { type Board, isEnemy, isWhite, reached, type Step } from './oracle.js';

/** Eight by eight squares, numbered from a1 along the ranks; the moves of the pieces of chess, wherever the board's edges lead. */
export const names: readonly string[] = Array.from({ length: 64 }, (_, cell) => `${'abcdefgh'[cell % 8]}${Math.floor(cell / 8) + 1}`);
export const first: readonly string[] = [...'RNBQKBNR', ...'PPPPPPPP', ...Array<string>(32).fill(''), ...'pppppppp', ...'rnbqkbnr'];

/** A step on a board whose files end, or are closed. */
export const stepping =
	(closed: boolean) =>
	(dx: number, dy: number): Step =>
	(cell) => {
		const x = (cell % 8) + dx;
		const y = Math.floor(cell / 8) + dy;
		if (y < 0 || y > 7) return -1;
		if (x < 0 || x > 7) return closed ? y * 8 + ((x + 8) % 8) : -1;
		return y * 8 + x;
	};

const straight = [
	[0, 1],
	[0, -1],
	[1, 0],
	[-1, 0],
] as const;
const oblique = [
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1],
] as const;
const jumps = [
	[1, 2],
	[2, 1],
	[-1, 2],
	[-2, 1],
	[1, -2],
	[2, -1],
	[-1, -2],
	[-2, -1],
] as const;

/** The cells where a piece can capture, by the way that files go on. */
export function capturing(closed: boolean): (board: Board, from: number) => number[] {
	const step = stepping(closed);
	const steps = (vectors: readonly (readonly [number, number])[]): Step[] => vectors.map(([dx, dy]) => step(dx, dy));
	const rook = steps(straight);
	const bishop = steps(oblique);
	const knight = steps(jumps);
	const pawns = { white: [step(1, 1), step(-1, 1)], black: [step(1, -1), step(-1, -1)] };
	return (board, from) => {
		const letter = board[from]!;
		switch (letter.toUpperCase()) {
			case 'R':
				return reached(board, from, rook, true);
			case 'B':
				return reached(board, from, bishop, true);
			case 'Q':
				return reached(board, from, [...rook, ...bishop], true);
			case 'K':
				return reached(board, from, [...rook, ...bishop], false);
			case 'N':
				return reached(board, from, knight, false);
			default:
				return reached(board, from, isWhite(letter) ? pawns.white : pawns.black, false);
		}
	};
}

/** A piece's way from a cell to a cell, before its king is considered. */
export interface Way {
	readonly from: number;
	readonly to: number;
	/** The kind of the piece on its new cell. */
	readonly letter: string;
	/** Another cell that is emptied: of the pawn taken in passing. */
	readonly taken?: number;
	/** The cell that a double step passes over. */
	readonly over?: number;
}

/** All ways of a side but castling. `passed` are the cells where its pawns may capture in passing. */
export function ways(board: Board, white: boolean, closed: boolean, passed: readonly (number | undefined)[]): Way[] {
	const captures = capturing(closed);
	const step = stepping(closed);
	const forward = step(0, white ? 1 : -1);
	const back = step(0, white ? -1 : 1);
	const found: Way[] = [];
	board.forEach((letter, from) => {
		if (letter === '' || isWhite(letter) !== white) return;
		if (letter.toUpperCase() !== 'P') {
			for (const to of captures(board, from)) if (board[to] === '' || isEnemy(board[to]!, white)) found.push({ from, to, letter });
			return;
		}
		const advance = (to: number): void => {
			const last = to >= 56 || to < 8;
			for (const kind of last ? ['Q', 'R', 'B', 'N'] : ['P']) found.push({ from, to, letter: white ? kind : kind.toLowerCase() });
		};
		const next = forward(from);
		if (board[next] === '') {
			advance(next);
			const home = white ? from >= 8 && from < 16 : from >= 48 && from < 56;
			if (home && board[forward(next)] === '') found.push({ from, to: forward(next), letter, over: next });
		}
		for (const to of captures(board, from)) {
			if (isEnemy(board[to]!, white)) advance(to);
			else if (board[to] === '' && passed.includes(to) && board[back(to)] === (white ? 'p' : 'P'))
				found.push({ from, to, letter, taken: back(to) });
		}
	});
	return found;
}

/** Castling rights that are left when a move touched these cells. */
export const rightsAfter = (rights: string, touched: readonly number[]): string =>
	[...rights]
		.filter((right) => {
			const row = right === right.toUpperCase() ? 0 : 56;
			return !touched.includes(row + 4) && !touched.includes(row + (right.toUpperCase() === 'K' ? 7 : 0));
		})
		.join('');

/** Castling: the right, and where king and rook come from and go to; `between` must be empty. */
export const castlings = (
	white: boolean,
): readonly { right: string; king: number; rook: number; over: number; to: number; between: readonly number[] }[] => {
	const row = white ? 0 : 56;
	const wing = (right: string, rook: number, over: number, to: number, between: readonly number[]) => ({
		right: white ? right : right.toLowerCase(),
		king: row + 4,
		rook: row + rook,
		over: row + over,
		to: row + to,
		between: between.map((file) => row + file),
	});
	return [wing('K', 7, 5, 6, [5, 6]), wing('Q', 0, 3, 2, [1, 2, 3])];
};
