import { quote } from '@x/diagnostics';
import type { Area, BoardId, BoardNumbers, Condition, Interval, Level, PieceId, PieceSet, Range, Transition } from '../tree.js';
import { type Cursor, Unreadable } from './cursor.js';
import { readPieceId, readPieceSet } from './pieces.js';

const NUMBER = /[0-9]+/y;
const FILE = /[a-z]/y;
const LEVEL = /[A-H]/y;
const ROW = /[1-8]/y;
/** The content of a range that the end of the item or "=" follows, and that of a transition or of boards. */
const RANGE = /\^?[a-z0-9#.+*:,-]+(?=$|[\s=)\]}])/y;
const LEVELS = /[0-9+,;*do-]+/y;
const BOARDS = 'Boards are numbers such as <1>, <1;2> for both sides, or <*> for all.';

/** Reads a number from 1; a leading zero is a fault. */
export function readNumber(cursor: Cursor, what: string): number {
	const start = cursor.at;
	const digits = cursor.match(NUMBER);
	if (digits === undefined) return cursor.expected('range', what);
	if (digits.startsWith('0') || digits.length > 6)
		cursor.fault('range', cursor.from(start), `Expected ${what} from 1 to 999999, found ${quote(digits)}.`, 'Numbers begin with 1.');
	return Number(digits.slice(0, 6));
}

/** Reads one coordinate or two; `read` gives a coordinate from 0. */
function readInterval(cursor: Cursor, read: () => number | undefined): Interval | undefined {
	const start = cursor.at;
	const from = read();
	if (from === undefined) return undefined;
	const dash = cursor.at;
	if (!cursor.takes('-')) return { from, to: from };
	const to = read();
	if (to === undefined) {
		cursor.at = dash + 1;
		return cursor.expected('range', 'the end of the range', 'Write both ends with a hyphen, such as a-d or 1-4.');
	}
	if (to < from) {
		const found = cursor.text.slice(start, cursor.at);
		const fix = found.split('-').reverse().join('-');
		cursor.fault('range', cursor.from(start), `Expected an ascending range, found ${quote(found)}.`, `Write ${fix}.`, fix);
	}
	return to === from ? { from, to, doubled: true } : { from, to };
}

const letter = (cursor: Cursor, pattern: RegExp, first: string): number | undefined => {
	const found = cursor.match(pattern);
	return found === undefined ? undefined : found.charCodeAt(0) - first.charCodeAt(0);
};

const rank = (cursor: Cursor): number | undefined => (/[0-9]/.test(cursor.peek()) ? readNumber(cursor, 'a rank') - 1 : undefined);

/** Reads a box of cells. A square is one without intervals. */
function readBox(cursor: Cursor, square: boolean): Area {
	const start = cursor.at;
	const interval = (read: () => number | undefined): Interval | undefined => {
		if (!square) return readInterval(cursor, read);
		const from = read();
		return from === undefined ? undefined : { from, to: from };
	};
	const files = interval(() => letter(cursor, FILE, 'a'));
	const ranks = interval(() => rank(cursor));
	if (files === undefined && ranks === undefined) return noPlace(cursor);
	if (square && (files === undefined || ranks === undefined))
		return cursor.expected('condition', 'a square, such as e4', 'Write the piece and its square, such as /Ke1/.');
	const levels = interval(() => letter(cursor, LEVEL, 'A'));
	const rows = levels === undefined ? undefined : interval(() => letter(cursor, ROW, '1'));
	return {
		type: 'box',
		...(files !== undefined && { files }),
		...(ranks !== undefined && { ranks }),
		...(levels !== undefined && { levels }),
		...(rows !== undefined && { rows }),
		span: cursor.from(start),
	};
}

/** Two squares as the corners of a box, a rank before its file, and a file as a capital. */
const CORNERS = /([a-z])([1-9][0-9]?)-([a-z])([1-9][0-9]?)(?![0-9a-z-])/y;
const TURNED = /([1-9][0-9]?)([a-z])(?![0-9a-z-])/y;
const CAPITALS = /[A-Z](?:-[A-Z])?(?=[0-9\],])/y;

function noPlace(cursor: Cursor): never {
	const start = cursor.at;
	const found = cursor.match(CAPITALS);
	cursor.at = start;
	const fix = found === undefined ? undefined : { from: start, to: start + found.length, text: found.toLowerCase() };
	return cursor.expected(
		'range',
		'a file, a rank, or one of # . + * :',
		fix === undefined ? 'A range has files and ranks, such as [a-d1-2] or [e4].' : 'Files are small letters.',
		fix,
	);
}

/** Reports squares that are written in another order. */
function refuseOrder(cursor: Cursor): void {
	const start = cursor.at;
	const [found, fix, what] = ordered(cursor) ?? [];
	if (found === undefined) return;
	cursor.fault('range', cursor.from(start), `Expected ${what}, found ${quote(found)}.`, `Write ${fix}.`, fix);
	throw new Unreadable();
}

function ordered(cursor: Cursor): readonly [string, string, string] | undefined {
	const corners = cursor.match(CORNERS);
	if (corners !== undefined) {
		const [, a, one, b, two] = /^(.)(\d+)-(.)(\d+)$/.exec(corners)!;
		const [low, high] = [Number(one), Number(two)].sort((first, second) => first - second);
		const [left, right] = [a!, b!].sort();
		return [corners, `${left === right ? left : `${left}-${right}`}${low === high ? low : `${low}-${high}`}`, 'files, then ranks'];
	}
	const turned = cursor.match(TURNED);
	return turned === undefined ? undefined : [turned, `${turned.at(-1)}${turned.slice(0, -1)}`, 'the file before the rank'];
}

function readArea(cursor: Cursor): Area {
	const start = cursor.at;
	refuseOrder(cursor);
	const sign = cursor.match(/[#.+*:]/y) as '#' | undefined;
	return sign === undefined ? readBox(cursor, false) : { type: 'sign', sign, span: cursor.from(start) };
}

/**
 * Reads `[^a-d1-2,#]`, from its bracket. The brackets must be paired.
 *
 * @example
 * const cursor = new Cursor('[a-d1-2,#]', new Report('mbn', 10), 100);
 * cursor.pair();
 * readRange(cursor).areas.length // 2
 */
export function readRange(cursor: Cursor): Range {
	const start = cursor.at;
	const close = cursor.enter('the range', RANGE);
	const negated = cursor.takes('^');
	const areas: [Area, ...Area[]] = [readArea(cursor)];
	while (cursor.takes(',')) areas.push(readArea(cursor));
	if (cursor.at !== close && /[;:]/.test(cursor.peek()))
		cursor.expected('range', '"," or "]"', 'Write "," between areas.', cursor.peek() === ';' ? ',' : undefined);
	cursor.leave(close, 'range', '"," or "]"', 'A range has files and ranks, such as [a-d1-2], and commas between areas.');
	return { ...(negated && { negated }), areas, span: cursor.from(start) };
}

/** Reads `/{KQ}[d-f8]/` or `/ke1/`. */
export function readCondition(cursor: Cursor): Condition {
	const start = cursor.at;
	cursor.at++;
	const who: PieceSet | PieceId = cursor.peek() === '{' ? readPieceSet(cursor) : readPieceId(cursor);
	let where: Range | undefined;
	let bare = false;
	if (cursor.peek() === '[') where = readRange(cursor);
	else if (cursor.peek() !== '/' && !cursor.done()) {
		const area = readBox(cursor, true);
		where = { areas: [area], span: area.span };
		bare = true;
	}
	if (!cursor.takes('/')) {
		const fix = where && /[A-Z:(]/.test(cursor.peek()) ? { from: cursor.at, to: cursor.at, text: '/' } : undefined;
		cursor.expected(
			'condition',
			'a range, a square, or "/" to close the condition',
			'Write the condition between slashes, such as /Ke1/.',
			fix,
		);
	}
	return { who, ...(where && { where }), ...(bare && { bare }), span: cursor.from(start) };
}

function readNumbers(cursor: Cursor): number[] {
	const numbers = [readNumber(cursor, 'a board number')];
	while (cursor.takes(',')) numbers.push(readNumber(cursor, 'a board number'));
	return numbers;
}

function readLevel(cursor: Cursor): Level {
	const sign = cursor.match(/\+-|\+|-/y) as Level['sign'];
	const digit = /[0-9]/.test(cursor.peek());
	if (sign === undefined && !digit)
		return cursor.expected(
			'transition',
			'a board number, "+", "-" or "+-"',
			'A transition leads to a board, such as <2>, or up, such as <+1>.',
		);
	const numbers = sign === undefined ? readNumbers(cursor) : digit ? [readNumber(cursor, 'a number of boards')] : [];
	const each = cursor.takes('d');
	const column = cursor.takes('o');
	return { ...(sign && { sign }), numbers, ...(each && { each }), ...(column && { column }) };
}

/** Reads `<+1>` or `<+1;-1>`, from its bracket. */
export function readTransition(cursor: Cursor): Transition {
	const start = cursor.at;
	const close = cursor.enter('the transition', LEVELS);
	const first = readLevel(cursor);
	const second = cursor.takes(';') ? readLevel(cursor) : undefined;
	const comma = cursor.at !== close && cursor.peek() === ',';
	if (comma) cursor.expected('transition', '";" or ">"', 'Write ";" between the levels of both sides.', ';');
	cursor.leave(close, 'transition', '";" or ">"', 'A transition leads to a board, such as <2>, or up, such as <+1>.');
	return { first, ...(second && { second }), span: cursor.from(start) };
}

function readBoardNumbers(cursor: Cursor): BoardNumbers {
	if (cursor.peek() === '<') {
		const close = cursor.enter('the board numbers');
		const inner = readBoardNumbers(cursor);
		cursor.leave(close, 'board', '"," or ">"', BOARDS);
		return inner.bracketed ? { ...inner, mirrored: true } : { ...inner, bracketed: true };
	}
	if (cursor.takes('*')) return { numbers: '*' };
	if (!/[0-9]/.test(cursor.peek())) return cursor.expected('board', 'a board number or "*"', BOARDS);
	return { numbers: readNumbers(cursor) };
}

/** Reads `<2>`, `<<1>>`, `<1;2>`, `<<1>;2>`, `<<1;2>>`, from its bracket. */
export function readBoardId(cursor: Cursor): BoardId {
	const start = cursor.at;
	const outer = cursor.enter('the board numbers', LEVELS);
	const doubled = cursor.peek() === '<' && cursor.closing() === outer - 1;
	const close = doubled ? cursor.enter('the board numbers') : outer;
	const first = readBoardNumbers(cursor);
	const second = cursor.takes(';') ? readBoardNumbers(cursor) : undefined;
	cursor.leave(close, 'board', '";" or ">"', BOARDS);
	if (doubled) cursor.leave(outer, 'board', '">"', BOARDS);
	return { first, ...(second && { second }), ...(doubled && { mirrored: true }), span: cursor.from(start) };
}
