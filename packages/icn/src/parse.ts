import type { Result } from '@x/diagnostics';
import { checkOptions, textGiven } from '@x/diagnostics';
import type { IcnGame, IcnMove } from './game.js';
import { readHeader } from './header.js';
import { gameOf } from './meaning.js';
import { readMoves } from './moves.js';
import type { ParseOptions } from './options.js';
import { Reader } from './reader.js';
import { orThrow, settle } from './settle.js';

const OPTIONS = { dialect: ['seed', 'site', 'auto'], limits: 'object' } as const;

const LIMITS = { length: 'number', digits: 'number' } as const;

function readerOf(text: string, options: ParseOptions): Reader {
	textGiven(text);
	checkOptions(options, OPTIONS);
	checkOptions(options.limits, LIMITS, 'options.limits');
	const { length = 2 ** 26, digits = 1000 } = options.limits ?? {};
	return new Reader(text, digits, length);
}

/**
 * Reads a position or a game.
 *
 * Omitted parts have their default values. The value does not contain blanks, and only those comments that belong to moves. Reading does
 * not check that moves are legal. The time is linear in the length of the text.
 *
 * @throws {NotationError} if the text has faults: all of them, each with its span. For a string this is the only error.
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * parse('b 4,3 K5,1+|P4,4|k5,8 5,8>5,7').enPassant // [4, 3]
 */
export function parse(text: string, options?: ParseOptions): IcnGame {
	return orThrow(safeParse(text, options));
}

/**
 * Does the same as {@link parse} without throwing on a faulty text: returns the game with warnings, or all faults of the text.
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
 * Returns whether a text can be read.
 *
 * @example
 * isValid('w 0/100 K1,1', { dialect: 'seed' }) // true
 */
export function isValid(text: string, options?: ParseOptions): boolean {
	return safeParse(text, options).ok;
}

/**
 * Reads one move, with or without a preceding number.
 *
 * @throws {NotationError} if the text has faults: all of them, each with its span.
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * parseMove('12. P-5,6x-6,7 =R+ !?').promotion // { kind: 'r', player: 1 }
 */
export function parseMove(text: string, options?: ParseOptions): IcnMove {
	return orThrow(safeParseMove(text, options));
}

/**
 * Does the same as {@link parseMove} without throwing on a faulty text.
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
