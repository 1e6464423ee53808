import { movesTo, type Position } from '@x/core';
import type { StringifyOptions } from './options.js';
import type { Report } from './report.js';
import type { Tables } from './tables.js';

/** The fourth field of a game: a cell, or -1. */
export type EnPassantField = readonly [
	/** With `turn` -1 (the side or the board is not known) only the name is read. */
	read: (report: Report, field: string, turn: number) => number,
	/** Is this cell written in this style? `position` is only asked for `legal`. */
	written: (cell: number, turn: number, style: StringifyOptions['enPassant'], position: () => Position | undefined) => boolean,
];

export function enPassantField([game, sides, width, board, , holds, starting, rowOf]: Tables): EnPassantField {
	const { enPassant, silent = [] } = game.names!;
	/** What a step forward of a side adds to a cell. */
	const stepOf = (side: number): number => {
		const [across, ahead] = game.ruleset.sides[sides[side]!]!.frame.matrix.map((row) => Number(row[1]));
		return across! + ahead! * width;
	};

	/**
	 *     rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3
	 *                                                            ^
	 *
	 * Whether a pawn can capture there is not asked: classical FEN writes the cell after every double step. The step itself is judged by
	 * the side's frame and the rows its pawns start on.
	 */
	const read = (report: Report, field: string, turn: number): number => {
		if (field === '-') return -1;
		const name = field.toLowerCase();
		const cell = enPassant && (game.cellNamed(field) ?? game.cellNamed(name));
		if (typeof cell !== 'number') {
			report(
				'en-passant-unreadable',
				'This is no cell that a pawn can pass.',
				undefined,
				undefined,
				undefined,
				'Write the cell that a pawn has just passed, or "-".',
			);
			return -1;
		}
		if (game.cellName(cell) !== field) report('en-passant-form', 'Cells are written in lower case.', name);
		if (turn < 0) return cell;
		const mover = 1 - turn;
		const step = stepOf(mover);
		const rows = starting(mover, silent).map(rowOf);
		const [why, reason] =
			rows[0] && !rows.includes(rowOf(cell - step))
				? (['rank', `start on rank ${rows[0]}`] as const)
				: board[cell] || board[cell - step]
					? (['occupied', 'need empty cells'] as const)
					: holds(cell + step, mover, silent)
						? []
						: (['no-pawn', 'are not behind it'] as const);
		if (!why) return cell;
		report(`en-passant-${why}`, `No pawn has just passed ${name}: those of ${sides[mover]} ${reason}.`, '-');
		return -1;
	};

	return [
		read,
		(cell, turn, style, position) => {
			if (style === 'pseudo') {
				const to = cell + stepOf(1 - turn);
				return [to - 1, to + 1].some((beside) => rowOf(beside) === rowOf(to) && holds(beside, turn, silent));
			}
			const found = style === 'legal' && position();
			return found ? movesTo(found, cell).some(({ captured }) => captured.some((event) => event.cell !== cell)) : style !== 'legal';
		},
	];
}
