import type { Result } from '@x/diagnostics';
import { checkOptions, textGiven } from '@x/diagnostics';
import type { IcnGame, IcnMove } from './game.js';
import { readHeader } from './header.js';
import { gameOf } from './meaning.js';
import { readMoves } from './moves.js';
import type { ParseOptions } from './options.js';
import { Reader } from './reader.js';
import { orThrow, settle } from './settle.js';

const OPTIONS = { dialect: ['seed', 'site', 'auto'], digits: 'number', limit: 'number' } as const;

function readerOf(text: string, options: ParseOptions): Reader {
	textGiven(text);
	checkOptions(options, OPTIONS);
	const { digits = 1000, limit = 2 ** 26 } = options;
	return new Reader(text, digits, limit);
}

/**
 * Reads a position or a game.
 *
 * What the text leaves out has its default. Blanks and comments are no part of the value but for the comments on moves; whether moves are
 * legal is not asked. Linear in the length of the text.
 *
 * @throws {NotationError} with every fault and its span; for any string, no other error.
 * @throws {TypeError} if the text is no string.
 *
 * @example
 * parse('b 4,3 K5,1+|P4,4|k5,8 5,8>5,7').enPassant // [4, 3]
 */
export function parse(text: string, options?: ParseOptions): IcnGame {
	return orThrow(safeParse(text, options));
}

/**
 * {@link parse} without throwing on text: the game with warnings, or every fault of the text.
 *
 * @example
 * const result = safeParse('K1,1|kk');
 * result.ok || result.problems[0]?.code // 'icn/piece-code'
 */
export function safeParse(text: string, options: ParseOptions = {}): Result<IcnGame> {
	const reader = readerOf(text, options);
	return settle(reader, options, gameOf(reader, readHeader(reader)));
}

/**
 * Can this text be read?
 *
 * @example
 * isValid('w 0/100 K1,1', { dialect: 'seed' }) // true
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}

/**
 * Reads one move, with or without a number before it.
 *
 * @throws {NotationError} with every fault and its span.
 * @throws {TypeError} if the text is no string.
 *
 * @example
 * parseMove('12. P-5,6x-6,7 =R+ !?').promotion // { kind: 'r', player: 1 }
 */
export function parseMove(text: string, options?: ParseOptions): IcnMove {
	return orThrow(safeParseMove(text, options));
}

/**
 * {@link parseMove} without throwing on text.
 *
 * @example
 * safeParseMove('4,2-4,4').ok // false
 */
export function safeParseMove(text: string, options: ParseOptions = {}): Result<IcnMove> {
	const reader = readerOf(text, options);
	const moves = readMoves(reader);
	if (moves.length !== 1 && !reader.errors[3]) reader.note('move-form', 0, text.length);
	return settle(reader, options, () => moves[0]!);
}
