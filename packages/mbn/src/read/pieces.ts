import { quote } from '@x/diagnostics';
import type { PieceId, PieceSet } from '../tree.js';
import type { Cursor } from './cursor.js';

const PREFIXES = /[+\-#*$%&]+/y;
const COMPOUND = /:[A-Za-z][A-Za-z0-9]{0,2}:/y;
const LETTER = /[A-Za-z]/y;
const BROKEN = /:[^:\s]*:?/y;

/**
 * Reads the letter of a piece, with its prefixes.
 *
 * @example
 * readPieceId(new Cursor('+:FD:', new Report('mbn', 10), 100)).letters // 'FD'
 */
export function readPieceId(cursor: Cursor): PieceId {
	const start = cursor.at;
	const prefixes = cursor.match(PREFIXES) ?? '';
	const compound = cursor.match(COMPOUND);
	if (compound !== undefined) return { prefixes, letters: compound.slice(1, -1), compound: true, span: cursor.from(start) };
	const letters = cursor.match(LETTER);
	if (letters !== undefined) return { prefixes, letters, span: cursor.from(start) };
	const from = cursor.at;
	const broken = cursor.match(BROKEN);
	if (broken === undefined) return cursor.expected('letter', 'a piece letter, such as K or :FD:');
	cursor.fault(
		'letter',
		cursor.from(from),
		`Expected a letter and at most two more letters or digits between colons, found ${quote(broken)}.`,
		'Shorten the name, and begin it with a letter.',
	);
	// The place is known, so reading goes on behind it.
	return { prefixes, letters: 'X', span: cursor.from(start) };
}

/**
 * Whether a piece letter can begin here.
 *
 * @example
 * isPieceStart(new Cursor('+K', new Report('mbn', 10), 100)) // true
 */
export const isPieceStart = (cursor: Cursor): boolean => /[A-Za-z:+\-#*$%&]/.test(cursor.peek());

/**
 * Reads `{!^KQ}`, from its bracket. The brackets must be paired.
 *
 * @example
 * const cursor = new Cursor('{^KQ}', new Report('mbn', 10), 100);
 * cursor.pair();
 * readPieceSet(cursor).negated // true
 */
export function readPieceSet(cursor: Cursor): PieceSet {
	const start = cursor.at;
	const close = cursor.enter('the piece set');
	const signs = cursor.match(/[!^]+/y) ?? '';
	if (!['', '!', '^', '!^', '^!'].includes(signs))
		cursor.fault('set', cursor.from(cursor.at - signs.length), `Expected at most one "!" and one "^", found ${quote(signs)}.`);
	const pieces: PieceId[] = [];
	while (cursor.at < close) {
		if (!isPieceStart(cursor)) cursor.expected('set', 'a piece letter or "}"');
		pieces.push(readPieceId(cursor));
	}
	cursor.leave(close, 'set', 'a piece letter or "}"');
	return {
		type: 'set',
		...(signs.includes('!') && { coloured: true }),
		...(signs.includes('^') && { negated: true }),
		...(signs === '^!' && { swapped: true }),
		pieces,
		span: cursor.from(start),
	};
}
