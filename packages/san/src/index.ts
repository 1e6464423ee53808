/**
 * Standard Algebraic Notation: reads it strictly, leniently or with repairs, and writes it canonically.
 *
 * `parse`, `safeParse` and `isValid` read a text without a position; they are strict by default. `resolve` and `safeResolve` read a text in
 * a position; they are lenient by default. Both take `{ mode: 'strict' | 'lenient' | 'repair' }`.
 */
import type { GameWords, Move, Position } from '@x/core';
import { orThrow } from './errors.js';
import type { ParseOptions, ResolveOptions } from './options.js';
import { safeParse } from './parse.js';
import { resolve } from './resolve.js';
import type { San } from './san.js';

export { type SanCode, type SanData, SanError, type SanProblem } from './errors.js';
export type { Disambiguation, File, Letters, Piece, PromotionPiece, Rank, Square } from './letters.js';
export { isNullMove } from './null.js';
export type { Mode, ParseOptions, ResolveOptions, StringifyOptions } from './options.js';
export { isValid, safeParse } from './parse.js';
export { type AnyMoveForm, type MoveData, type MoveProblem, play, readMove, safePlay } from './play.js';
export { resolve, safeResolve } from './resolve.js';
export type { San } from './san.js';
export { stringify, stringifyUnchecked } from './stringify.js';

/**
 * Reads a move. Without a position it returns a value and is strict by default. With a position it returns the move and is lenient by
 * default, like `resolve`.
 *
 * Programs that need neither positions nor lenient reading can use `@x/san/parse`, a strict reader of 3 kB without the engine.
 *
 * @throws SanError if the text cannot be read or played
 * @example
 * parse('Nbd7').from; // 'b'
 * moveName(parse('Nf3', chess.start)); // 'g1f3'
 */
export function parse(text: string, options?: ParseOptions): San;
export function parse<W extends GameWords>(text: string, position: Position<W>, options?: ResolveOptions): Move<W>;
export function parse(text: string, given?: Position | ParseOptions, options?: ResolveOptions): San | Move {
	return typeof given === 'object' && given !== null && 'game' in given
		? resolve(text, given, options)
		: orThrow(safeParse(text, given), text);
}
