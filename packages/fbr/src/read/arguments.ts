import { isPieceStart, readPieceId } from '@x/mbn/parts';
import type { Code } from '../codes.js';
import type { PieceValue } from '../tree.js';
import { expected, fault, quoted, type Source } from './source.js';

const DIGITS = /[0-9]+/y;
/** A longer number is not exact, and no rule needs it. */
const MOST_DIGITS = 9;

/** Reads a number from 0; a leading zero is a fault. */
export function readNumber(source: Source, code: Code, what: string): number {
	const { cursor } = source;
	const start = cursor.at;
	const digits = cursor.match(DIGITS);
	if (digits === undefined) return expected(source, code, what, 'A number has digits only.');
	if (digits.length > MOST_DIGITS || (digits.length > 1 && digits.startsWith('0'))) {
		const fix = digits.length > MOST_DIGITS ? undefined : String(Number(digits));
		fault(
			source,
			code,
			cursor.from(start),
			`Expected ${what} without leading zeros, below 1000000000, found ${quoted(source, cursor.from(start))}.`,
			fix === undefined ? 'No rule needs so large a number.' : `Write ${fix}.`,
			{ fix },
		);
	}
	return Number(digits.slice(0, MOST_DIGITS));
}

/** Reads `(3)`, from its bracket. */
export function readArgument(source: Source): number {
	const { cursor } = source;
	const close = cursor.enter('the number', DIGITS);
	const number = readNumber(source, 'number', 'a number');
	if (cursor.at !== close) expected(source, 'number', '")" behind the number', 'A number has digits only.');
	cursor.exit();
	return number;
}

const VALUES = 'Write each piece with its value, such as {K=9,Q=5}.';

/** Reads `{M=1,K=1000}`, from its bracket. */
export function readValues(source: Source): PieceValue[] {
	const { cursor } = source;
	const close = cursor.enter('the values');
	const values: PieceValue[] = [];
	do {
		if (!isPieceStart(cursor)) expected(source, 'values', 'a piece letter', VALUES);
		const piece = readPieceId(cursor);
		if (!cursor.takes('=')) expected(source, 'values', '"=" and the value of the piece', VALUES, cursor.peek() === ':' ? '=' : undefined);
		values.push({ piece, value: readNumber(source, 'values', 'the value of the piece') });
	} while (cursor.takes(','));
	if (cursor.at !== close) expected(source, 'values', '"," or "}"', VALUES, cursor.peek() === ';' ? ',' : undefined);
	cursor.exit();
	return values;
}
