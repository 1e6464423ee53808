import { type Draft, readComment } from './comment.js';
import { readFigure } from './figure.js';
import type { Coord, Figure, IcnMove } from './game.js';
import { isBlank, type Reader, readInteger, readSquare, SITE, skipBlanks } from './reader.js';

const MARK = /[!?]+/y;
const SQUARED = /[A-Za-z]+[-\d]/y;
/** The characters up to a possible start of the next move. */
const REST = /[^|{\n]*/y;

const isLetter = (code: number): boolean => (code | 32) > 96 && (code | 32) < 123;

const figureOf = ({ kind, player }: Reader): Figure => ({ kind, player });

/** Skips blanks inside a move; the site accepts at most one. */
function skipGap(reader: Reader): number {
	const { text, at } = reader;
	const first = text.charCodeAt(at);
	if (!isBlank(first)) return first;
	const code = skipBlanks(reader);
	if (reader.at > at + 1) reader.note('blank', at);
	return code;
}

/**
 * The parts after the squares of a move, in this order: promotion, check, mark, comment.
 *
 *      =R + !? {fine}
 */
function readSuffixes(reader: Reader, move: Draft): void {
	const { text } = reader;
	let last = 0;
	for (;;) {
		let from = reader.at;
		let code = text.charCodeAt(from);
		while (isBlank(code)) code = text.charCodeAt(++from);
		const rank = code === 123 ? 4 : code === 33 || code === 63 ? 3 : code === 43 || code === 35 ? 2 : code === 61 || isLetter(code) ? 1 : 0;
		if (rank === 0) return;
		if (rank === 1 && code !== 61) {
			// Letters before a square belong to the next move, whose separator is missing.
			SQUARED.lastIndex = from;
			if (SQUARED.test(text)) return;
			reader.only(SITE, from, from + 1);
		}
		if (from > reader.at + 1) reader.note('blank', reader.at, from);
		if (rank < last) reader.only(SITE, from, from + 1);
		if (rank === last && rank < 4) reader.note('move-mark', from, from + 1);
		last = Math.max(last, rank);
		reader.at = from;
		if (rank === 4) readComment(reader, move);
		else if (rank === 3) {
			move.mark = reader.take(MARK);
			if (move.mark.length > 2) reader.only(SITE, from);
		} else if (rank === 2) {
			reader.at++;
			move.check = code === 43 ? '+' : '#';
		} else {
			reader.eat('=');
			if (readFigure(reader)) move.promotion = figureOf(reader);
		}
	}
}

/**
 * Reads one move without the following separator; `x` is its first number, if it was read already:
 *
 *     P-5,6x-6,7 =R+ !? {fine}
 *
 * Returns `undefined` and reports an error if the text is not a move; the text is then skipped up to a possible start of the next move.
 */
function readMove(reader: Reader, start: number, x: Coord | undefined): Draft | undefined {
	let piece: Figure | undefined;
	if (isLetter(reader.text.charCodeAt(reader.at))) {
		reader.at = start;
		if (readFigure(reader)) piece = figureOf(reader);
		x = readInteger(reader);
	}
	const from = readSquare(reader, start, x);
	const arrow = skipGap(reader);
	if (from !== undefined && (arrow === 62 || arrow === 120)) {
		reader.at++;
		skipGap(reader);
		const to = readSquare(reader);
		if (to !== undefined) {
			const move: Draft = piece === undefined ? { from, to } : { from, to, piece };
			if (arrow === 120) move.capture = true;
			if (reader.text.charCodeAt(reader.at) !== 124) readSuffixes(reader, move);
			return move;
		}
	}
	reader.take(REST);
	reader.note('move-form', start);
	return undefined;
}

/** The number of spaces that the site accepts after a move: one for each remaining optional part of the move. */
const spacesBehind = ({ promotion, check, mark, comment }: Draft): number =>
	comment !== undefined ? 0 : mark !== undefined ? 1 : check !== undefined ? 2 : promotion !== undefined ? 3 : 4;

/**
 * Reports blanks between moves that the site does not accept. It requires one space after the dot of a number, accepts at most one after a
 * bar, and accepts spaces before either; the last of these may be another blank before a number.
 */
function checkGap(reader: Reader, gap: number, from: number, state: number, last: Draft | undefined, isNumber: boolean): void {
	const { text } = reader;
	const length = from - gap;
	const isSpace = length === 1 && text.charCodeAt(gap) === 32;
	if (state === 3) {
		if (!isSpace) reader.only(SITE, gap, from);
	} else if (state === 2) {
		if (isNumber || (length > 0 && !isSpace)) reader.only(SITE, gap, from);
	} else if (last !== undefined && length > 0 && !isSpace) {
		const spaces = isNumber ? length - 1 : length;
		let at = gap;
		while (at < gap + spaces && text.charCodeAt(at) === 32) at++;
		if (at < gap + spaces || length > spacesBehind(last) + 1) reader.only(SITE, gap, from);
	}
}

/**
 * Reads moves to the end of the text:
 *
 *     1. P4,2 > 4,4 | p4,7 > 4,6
 *     2. …
 */
export function readMoves(reader: Reader): readonly IcnMove[] {
	const { text } = reader;
	const moves: IcnMove[] = [];
	let last: Draft | undefined;
	/** The last separator since a move: 0 none, 1 a comment, 2 a bar or a dot, 3 a number, 4 a number and an ellipsis. */
	let state = 1;
	for (;;) {
		if (state === 0 && text.charCodeAt(reader.at) === 124) {
			reader.at++;
			state = 2;
		}
		const gap = reader.at;
		const code = skipBlanks(reader);
		const from = reader.at;
		const before = state;
		const x = readInteger(reader);
		const { at } = reader;
		const isNumber = at > from && text.charCodeAt(at) === 46;
		if (from < reader.end && (before > 1 || code === 124 || isNumber)) checkGap(reader, gap, from, before, last, isNumber);
		if (code === 124) {
			reader.at++;
			state = 2;
		} else if (code === 123) {
			state = Math.max(state, 1);
			reader.only(SITE, from, from + 1);
			readComment(reader, last ?? {});
			if (last === undefined) reader.note('comment-form', from);
		} else if (text.charCodeAt(at) === 46) {
			const dots = text.startsWith('...', at);
			if (dots || at === from) reader.only(SITE, at, at + 1);
			reader.at = at + (dots ? 3 : 1);
			state = dots ? 4 : at === from ? 2 : 3;
		} else {
			if (from >= reader.end) {
				if (state > 1) reader.note('separator', from);
				reader.at = reader.end;
				return moves;
			}
			if (state === 0) reader.note('separator', from, from);
			if (state === 1 && last !== undefined) reader.only(SITE, from, from);
			const move = readMove(reader, from, x);
			state = move === undefined || text[reader.at - 1] === '}' ? 1 : 0;
			if (move !== undefined) {
				moves.push(move);
				last = move;
			}
		}
		// A bar or a dot must follow a move or an ellipsis; a number must not follow a number; an ellipsis must follow a number.
		const fits = state === 2 ? (before < 2 && last !== undefined) || before === 4 : state < 4 || at > from ? before < 3 : before === 3;
		if (state > 1 && code !== 123 && !fits) reader.note('separator', from);
	}
}
