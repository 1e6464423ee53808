import { NotationError, type PieceData, type Position } from '@x/core';
import { writeCastling } from './castling.js';
import { TOO_LARGE } from './clocks.js';
import { writesEnPassant } from './en-passant.js';
import type { StringifyOptions } from './options.js';
import type { Tables } from './tables.js';

/** Refuses a value that FEN has no words for. */
export function refuse(what: string): never {
	throw new NotationError([{ code: 'fen/inexpressible', message: `FEN cannot say ${what}.`, severity: 'error', span: { from: 0, to: 0 } }]);
}

/** The code of a piece. */
export function codeOf({ codes, sides, castling, plain }: Tables, { side, kind, flags }: PieceData): number {
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
	return code;
}

/** Writes the rest behind the board, which is on `tables.board` too. `passed` is the reading index of the en passant cell, or -1. */
export function write(
	tables: Tables,
	board: string,
	phase: string,
	passed: number,
	half: number,
	full: number,
	options: StringifyOptions | undefined,
	position: () => Position | undefined,
): string {
	const { phases, sideLetters, clocks, starts, cellNames } = tables;
	const turn = phases.indexOf(phase);
	if (turn < 0) refuse(`the phase ${phase}`);
	let text = `${board} ${sideLetters[turn]} `;
	text += writeCastling(tables, options?.castling ?? 'x-fen') ?? refuse('these rights to castle');
	text += passed >= 0 && writesEnPassant(tables, passed, turn, options?.enPassant ?? 'always', position) ? ` ${cellNames[passed]}` : ' -';
	return options?.clocks === false || !tables.counts
		? text
		: `${text} ${counted(clocks[0], half, starts[0]!)} ${counted(clocks[1], full, starts[1]!)}`;
}

/** A number that the reader takes back. */
const counted = (name: string | undefined, count: number, least: number): number =>
	Number.isInteger(count) && count >= least && count < TOO_LARGE ? count : refuse(`a ${name} of ${count}`);
