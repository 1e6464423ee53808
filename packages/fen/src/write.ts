import { NotationError, type PieceData, type Position } from '@x/core';
import { writeBoard } from './board.js';
import { writeCastling } from './castling.js';
import { TOO_LARGE } from './clocks.js';
import { writesEnPassant } from './en-passant.js';
import type { StringifyOptions } from './options.js';
import type { Tables } from './tables.js';

/** Refuses a value that FEN has no words for. */
export function refuse(what: string): never {
	throw new NotationError([{ code: 'fen/inexpressible', message: `FEN cannot say ${what}.`, severity: 'error', span: { from: 0, to: 0 } }]);
}

/** Puts a piece on `tables.board`. */
export function put({ board, codes, sides, castling, plain }: Tables, index: number, { side, kind, flags }: PieceData): void {
	const second = side === sides[1];
	let code = codes.get(kind) ?? 0;
	if (code === 0 || !(second || side === sides[0])) refuse(`${kind} of ${side}`);
	if (second) code++;
	if (flags !== undefined) {
		for (const flag of flags) {
			if (flag !== castling?.flag) refuse(`the flag ${flag}`);
			if (code <= plain) code += plain;
		}
	}
	board[index] = code;
}

/** Writes `tables.board` and the rest as one text. `passed` is the reading index of the en passant cell, or -1. */
export function write(
	tables: Tables,
	phase: string,
	passed: number,
	counts: readonly number[],
	options: StringifyOptions | undefined,
	position: () => Position | undefined,
): string {
	const { phases, sideLetters, clocks, starts, cellNames } = tables;
	const turn = phases.indexOf(phase);
	if (turn < 0) refuse(`the phase ${phase}`);
	let text = `${writeBoard(tables)} ${sideLetters[turn]} `;
	text += writeCastling(tables, options?.castling ?? 'x-fen') ?? refuse('these rights to castle');
	text += passed >= 0 && writesEnPassant(tables, passed, turn, options?.enPassant ?? 'always', position) ? ` ${cellNames[passed]}` : ' -';
	if (options?.clocks === false || !tables.counts) return text;
	for (let index = 0; index < 2; index++) {
		const count = counts[index]!;
		if (!(Number.isInteger(count) && count >= starts[index]! && count < TOO_LARGE)) refuse(`${clocks[index]} ${count}`);
		text += ` ${count}`;
	}
	return text;
}
