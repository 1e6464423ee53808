import { quote } from '@x/diagnostics';
import type { PieceId, PieceSet } from '../tree.js';
import type { Cursor } from './cursor.js';

const PREFIXES = /[+\-#*$%&]+/y;
const COMPOUND = /:[A-Za-z][A-Za-z0-9]{0,2}:/y;
const LETTER = /[A-Za-z]/y;
const INSIDE = /[!^]*[A-Za-z:+\-#*$%&]*/y;
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
	if (broken === undefined) return noLetter(cursor, start);
	const open = /^:[A-Za-z][A-Za-z0-9]{0,2}(?![A-Za-z0-9])/.exec(broken)?.[0];
	if (open !== undefined) {
		cursor.at = from + open.length;
		cursor.fault('letter', cursor.from(from), `Expected ":" behind the name, found ${cursor.found()}.`, `Write ${open}:.`, `${open}:`);
		return { prefixes, letters: open.slice(1), compound: true, span: cursor.from(start) };
	}
	cursor.fault(
		'letter',
		cursor.from(from),
		`Expected a letter and at most two more letters or digits between colons, found ${quote(broken)}.`,
		'Shorten the name, and begin it with a letter.',
	);
	// The place is known, so reading goes on behind it.
	return { prefixes, letters: 'X', span: cursor.from(start) };
}

/** Reports that no letter stands here, with what is probably meant: a blank in an item ends it. */
function noLetter(cursor: Cursor, start: number): never {
	const what = 'a piece letter, such as K or :FD:';
	const blank = start === cursor.at ? cursor.blanksBefore() : undefined;
	const sign = cursor.peek();
	const whole = sign === cursor.text.slice(start, cursor.end);
	const lone = cursor.done() && /^[+-]$/.test(cursor.text.slice(start, cursor.end));
	if (lone) {
		cursor.at = start;
		return connect(cursor, what);
	}
	if (whole && sign === '=') return connect(cursor, what);
	if (blank !== undefined && '=[{(<'.includes(sign) && sign !== '')
		return cursor.expected('letter', what, 'Blanks stand only between items: remove the blank.', { ...blank, text: '' });
	return cursor.expected('letter', what, 'An item begins with the letter of its piece.');
}

/** Reports a sign between blanks that connects parts of an item. */
function connect(cursor: Cursor, what: string): never {
	const before = cursor.blanksBefore();
	const behind = cursor.blanksBehind();
	const fix = before && behind && { from: before.from, to: behind.to, text: cursor.peek() };
	return cursor.expected(
		'letter',
		what,
		fix ? 'Blanks stand only between items: remove them.' : 'An item begins with the letter of its piece.',
		fix,
	);
}

/**
 * Whether a piece letter can begin here.
 *
 * @example
 * isPieceStart(new Cursor('+K', new Report('mbn', 10), 100)) // true
 */
export const isPieceStart = (cursor: Cursor): boolean => /[A-Za-z:+\-#*$%&]/.test(cursor.peek());

/**
 * Reads `{!^KQ}`, from its bracket. The brackets must be paired. A set that is `last` is not followed by letters, which tells where to close it.
 *
 * @example
 * const cursor = new Cursor('{^KQ}', new Report('mbn', 10), 100);
 * cursor.pair();
 * readPieceSet(cursor).negated // true
 */
export function readPieceSet(cursor: Cursor, last = false): PieceSet {
	const start = cursor.at;
	const close = cursor.enter('the piece set', last ? INSIDE : undefined);
	const signs = cursor.match(/[!^]+/y) ?? '';
	const once = [...new Set(signs)].join('');
	if (!['', '!', '^', '!^', '^!'].includes(signs))
		cursor.fault(
			'set',
			cursor.from(cursor.at - signs.length),
			`Expected at most one "!" and one "^", found ${quote(signs)}.`,
			`Write ${quote(once)}.`,
			once,
		);
	const pieces: PieceId[] = [];
	while (cursor.at < close) {
		if (!isPieceStart(cursor)) noPiece(cursor);
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

/** Reports another character in a set. Pieces stand side by side. */
function noPiece(cursor: Cursor): never {
	const divides = /[,;/]/.test(cursor.peek());
	return cursor.expected(
		'set',
		'a piece letter or "}"',
		divides ? 'Pieces of a set stand side by side: remove it.' : 'A set has letters of pieces, such as {KQ}, and signs before them.',
		divides ? '' : undefined,
	);
}
