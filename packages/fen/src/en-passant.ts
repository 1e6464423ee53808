import { movesTo, type Position } from '@x/core';
import { holds } from './castling.js';
import type { EnPassantStyle } from './options.js';
import type { Reader } from './reader.js';
import { PAWN, type Tables } from './tables.js';

/** Does a pawn of this side stand so many files and rows away from a cell? */
function pawnStands(tables: Tables, side: number, index: number, across: number, ahead: number): boolean {
	const file = (index % tables.width) + across;
	return file >= 0 && file < tables.width && holds(tables, side, index + ahead * tables.width + across, PAWN);
}

/**
 * Reads the fourth field: the cell that a pawn has just passed. Returns its reading index, or -1.
 *
 *     rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3
 *                                                            ^
 *
 * Whether a pawn can capture there is not asked: classical FEN writes the cell after every double step. With `turn` -1 (the side or
 * the board is not known) only the name is read. The step itself is judged by the side's frame and the rows its pawns start on.
 */
export function readEnPassant(reader: Reader, turn: number): number {
	const { tables, at: from } = reader;
	const { board, cellNames, named, width, height, forward, pawnRows, sides, passed } = tables;
	const given = reader.field();
	if (given === '-') return -1;
	const to = reader.at;
	const cell = given.toLowerCase();
	const index = passed === undefined ? undefined : (named.get(given) ?? named.get(cell));
	if (index === undefined) {
		const message = passed === undefined ? 'This game has no en passant.' : `"${given.slice(0, 20)}" is no cell of the board.`;
		reader.fault('en-passant-unreadable', from, to, message, undefined, undefined, 'Write the cell that a pawn has just passed, or "-".');
		return -1;
	}
	if (cellNames[index] !== given) reader.warn('en-passant-form', from, to, 'Cells are written in lower case.', cell);
	if (turn < 0) return index;

	const side = 1 - turn;
	const rows = pawnRows[side]!;
	const [across = 0, ahead = 0] = forward[side]!;
	const row = Math.floor(index / width);
	const occupied = [index, index - ahead * width - across].filter((place) => board[place]);
	let why: 'rank' | 'occupied' | 'no-pawn' = 'no-pawn';
	let reason = `none of ${sides[side]} stands beyond it`;
	if (rows.length > 0 && !rows.includes(row - ahead)) {
		why = 'rank';
		reason = `those of ${sides[side]} pass rank ${rows.map((start) => height - start - ahead).join(', ')}`;
	} else if (occupied.length > 0) {
		why = 'occupied';
		reason = `${occupied.map((place) => cellNames[place]).join(' and ')} would be empty`;
	} else if (pawnStands(tables, side, index, across, ahead)) return index;
	reader.warn(`en-passant-${why}`, from, to, `No pawn has just passed ${cell}: ${reason}.`, '-', { cell, side: sides[side] });
	return -1;
}

/** Is this cell written in this style? `position` is only asked for `legal`. */
export function writesEnPassant(
	tables: Tables,
	index: number,
	turn: number,
	style: EnPassantStyle,
	position: () => Position | undefined,
): boolean {
	if (style === 'always') return true;
	if (style === 'pseudo') {
		const [across = 0, ahead = 0] = tables.forward[1 - turn]!;
		return pawnStands(tables, turn, index, across - 1, ahead) || pawnStands(tables, turn, index, across + 1, ahead);
	}
	const cell = tables.game.cellAt(tables.vecs[index]!)!;
	const found = position();
	return found !== undefined && movesTo(found, cell).some(({ captured }) => captured.some((event) => event.cell !== cell));
}
