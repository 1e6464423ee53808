import { faultyLetter, faultyRank, faultyRanks } from './board-faults.js';
import { isBlank, type Reader } from './reader.js';
import { inRun, readRun } from './run.js';
import type { Tables } from './tables.js';

const SLASH = 47;
/** What is taken for a slash, with a warning: `\`, `|` and `,`. */
const almostSlash = (code: number): boolean => code === 92 || code === 124 || code === 44;

/**
 * Reads the first field into `tables.board`.
 *
 *     rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
 *     ^
 */
export function readBoard(reader: Reader): void {
	const { text, end, tables } = reader;
	const { letters, board, occupied, width, height, size } = tables;
	board.fill(0);
	const start = reader.at;
	let at = start;
	let row = 0;
	let rankFrom = at;
	let excess = at;
	let pieces = 0;
	for (let file = 0, index = 0; ; ) {
		const code = at < end ? text.charCodeAt(at) : SLASH;
		const piece = letters[code];
		if (piece !== undefined && piece !== 0) {
			if (file < width && index < size) {
				board[index + file] = piece;
				occupied[pieces++] = index + file;
			}
			file++;
			at++;
		} else if (code > 48 && code < 58 && !inRun(text.charCodeAt(at + 1))) {
			file += code - 48;
			at++;
		} else if (code === SLASH || isBlank(code) || almostSlash(code)) {
			if (row < height && file !== width) faultyRank(reader, rankFrom, at, height - row, file);
			if (at >= end || isBlank(code)) break;
			if (code !== SLASH) reader.warn('rank-separator', at, at + 1, 'Ranks are separated by "/".', '/');
			if (++row === height) excess = at;
			index += width;
			file = 0;
			rankFrom = ++at;
		} else if (inRun(code)) {
			reader.at = at;
			file += readRun(reader, width - file);
			at = reader.at;
		} else {
			const to = at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
			if (row < height) faultyLetter(reader, at, to);
			file++;
			at = to;
		}
	}
	reader.at = at;
	reader.pieces = pieces;
	if (row !== height - 1) faultyRanks(reader, row < height ? start : excess, at, row + 1);
}

/** What stands between one occupied cell and the next: runs of empty cells, and slashes. `last` is -1 before the first, `index` is `size` behind the last. */
export function gap({ gaps, size, width }: Tables, last: number, index: number): string {
	const key = (last + 1) * (size + 1) + index;
	let text = gaps[key];
	if (text !== undefined) return text;
	text = '';
	let empty = 0;
	for (let at = last + 1; at <= index; at++) {
		if (at % width === 0 && at > 0) {
			text += `${empty || ''}${at < size ? '/' : ''}`;
			empty = 0;
		}
		if (at < index) empty++;
	}
	text += empty || '';
	gaps[key] = text;
	return text;
}

/** The first field of `tables.board`. */
export function writeBoard(tables: Tables): string {
	const { board, texts, size } = tables;
	let text = '';
	let last = -1;
	for (let index = 0; index < size; index++) {
		const code = board[index]!;
		if (code === 0) continue;
		text += gap(tables, last, index) + texts[code];
		last = index;
	}
	return text + gap(tables, last, size);
}
