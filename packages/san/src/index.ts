/**
 * Standard Algebraic Notation: read it strictly, leniently or with repairs; write it canonically.
 *
 * `parse`, `safeParse` and `isValid` read a text alone and are strict; `resolve` and `safeResolve` read it in a
 * position and are lenient. Both take `{ level: 'strict' | 'lenient' | 'repair' }`.
 */
import type { Move, Position } from '@x/core';
import type { ParseOptions, ResolveOptions, StringifyOptions } from './options.js';
import { parseAlone } from './parse.js';
import { resolve } from './resolve.js';
import { formatSan, type San } from './san.js';
import { type MoveLike, stringifyMove } from './stringify.js';

export { type SanCode, type SanData, SanError } from './errors.js';
export type { Disambiguation, File, Letters, Piece, PromotionPiece, Rank, Square } from './letters.js';
export { isNullMove } from './null.js';
export type { Level, ParseOptions, ResolveOptions, StringifyOptions } from './options.js';
export { isValid, safeParse } from './parse.js';
export { resolve, safeResolve } from './resolve.js';
export type { San } from './san.js';
export { type MoveLike, stringifyUnchecked } from './stringify.js';

/**
 * Reads a move text: alone as a value, strictly; in a position as the move it means, leniently, like `resolve`.
 *
 * Where no position and no lenience is ever needed, `@x/san/parse` has a strict reader of 3 kB, without the engine.
 *
 * @throws SanError when the text cannot be read, or not played
 * @example
 * parse('Nbd7').from; // 'b'
 * moveName(parse('Nf3', chess.start)); // 'g1f3'
 */
export function parse(text: string, options?: ParseOptions): San;
export function parse(text: string, position: Position, options?: ResolveOptions): Move;
export function parse(text: string, given?: Position | ParseOptions, options?: ResolveOptions): San | Move {
	return given !== undefined && 'game' in given ? resolve(text, given, options) : parseAlone(text, given);
}

/**
 * Writes a value in canonical spelling, or a legal move of a position as canonical SAN.
 *
 * `notation` makes it long algebraic (`lan`), coordinates (`uci`) or figurines (`fan`); `pieces` takes other letters.
 *
 * @throws SanError when the move is not legal in the position
 * @example
 * stringify(parse('0-0', { lenient: true })); // 'O-O'
 * stringify(resolve('Ng1f3', chess.start), chess.start); // 'Nf3'
 */
export function stringify(san: San): string;
export function stringify(move: Move | MoveLike, position: Position, options?: StringifyOptions): string;
export function stringify(value: San | Move | MoveLike, position?: Position, options?: StringifyOptions): string {
	if (position === undefined) return formatSan(value as San);
	return stringifyMove(value as Move | MoveLike, position, options);
}
