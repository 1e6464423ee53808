import { quote } from '@x/diagnostics';
import type { DirectionLetter, Move, Sequence, Steps, Turning } from '../tree.js';
import { type Cursor, Unreadable } from './cursor.js';

const TURNING = /\([a-z]+\)(?=[0-9*#])/y;
const NAME = /:[A-Za-z][A-Za-z0-9]{0,2}:/y;
const LEAP = /:([0-9]+),([0-9]+):/y;
const DIGITS = /[0-9]+/y;
const BROKEN = /:[^:\s<|+\-()[\]{}]*:?/y;
/** An offset in another form: two numbers with other signs around or between them. */
const OFFSET = /[:([]?([0-9]{1,3})[,;.]([0-9]{1,3})[:)\]]?(?![0-9,;.])/y;
const COUNT = /\(([0-9]{1,3})\)/y;

const TURNINGS = 'l turns to the left, r to the right, and s to both sides.';

/** Whether a move can begin here. */
export const isMoveStart = (cursor: Cursor): boolean => /[A-Z:(]/.test(cursor.peek());

/** Reads legs up to a place. */
type ReadSequence = (cursor: Cursor, end: number) => Sequence;

/** Reads one move: a group, a base move, an offset or a name, with its turning and steps. Groups contain sequences, which contain moves. */
export function readMove(cursor: Cursor, readSequence: ReadSequence): Move {
	const start = cursor.at;
	if (cursor.peek() === '(') {
		refuseOffset(cursor);
		const body = readGroup(cursor, readSequence);
		const turning = readTurning(cursor) ?? readBareTurning(cursor);
		const steps = readSteps(cursor);
		if (turning !== undefined && steps === undefined)
			cursor.expected('steps', 'the number of steps behind the turning', 'Write a number, 0 for any number of steps.');
		return { type: 'group', body, ...(turning && { turning }), ...(steps && { steps }), span: cursor.from(start) };
	}
	const what = readName(cursor);
	const turning = readTurning(cursor);
	const steps = readSteps(cursor);
	if (steps === undefined) refuseCount(cursor);
	return { ...what, ...(turning && { turning }), ...(steps && { steps }), span: cursor.from(start) };
}

/** Reports an offset in another form, which ends the reading of this part. */
export function refuseOffset(cursor: Cursor): void {
	const start = cursor.at;
	const found = cursor.match(OFFSET);
	if (found === undefined) return;
	const [small, large] = found
		.match(/[0-9]+/g)!
		.map(Number)
		.sort((a, b) => a - b);
	const fix = `:${small},${large}:`;
	cursor.fault('atom', cursor.from(start), `Expected an offset such as :1,2:, found ${quote(found)}.`, `Write ${fix}.`, fix);
	throw new Unreadable();
}

/** Reports a number of steps in brackets behind a base move. */
function refuseCount(cursor: Cursor): void {
	const start = cursor.at;
	const found = cursor.match(COUNT)?.slice(1, -1);
	if (found === undefined) return;
	cursor.fault(
		'steps',
		cursor.from(start),
		`Expected the number of steps without brackets, found ${quote(`(${found})`)}.`,
		`Write ${found}.`,
		found,
	);
}

function readGroup(cursor: Cursor, readSequence: ReadSequence): Sequence {
	const close = cursor.enter('the group');
	const body = cursor.deeper(() => readSequence(cursor, close));
	leaveLegs(cursor, close, ')');
	return body;
}

/** Leaves brackets around legs. A comma between alternatives stands for `+`. */
export function leaveLegs(cursor: Cursor, close: number, bracket: string): void {
	if (cursor.at !== close) {
		const fix = cursor.peek() === ',' ? '+' : undefined;
		cursor.expected(
			'link',
			`"+", "-" or "${bracket}"`,
			fix ? 'Write "+" between alternatives.' : '"+" stands between alternatives, "-" between legs.',
			fix,
		);
	}
	cursor.exit();
}

type Named =
	| { readonly type: 'base'; readonly letter: string }
	| { readonly type: 'leap'; readonly offset: readonly [number, number] }
	| { readonly type: 'name'; readonly name: string };

function readName(cursor: Cursor): Named {
	const start = cursor.at;
	if (cursor.peek() !== ':') {
		cursor.at++;
		return { type: 'base', letter: cursor.text[start]! };
	}
	const name = cursor.match(NAME);
	if (name !== undefined) return { type: 'name', name: name.slice(1, -1) };
	const offset = cursor.match(LEAP);
	if (offset !== undefined) {
		const [small, large] = offset.slice(1, -1).split(',').map(Number) as [number, number];
		if (small > large || large > 999) {
			const fix = small > large && small <= 999 ? `:${large},${small}:` : undefined;
			const hint = fix === undefined ? 'No board is so large: use smaller numbers.' : `Write ${fix}.`;
			cursor.fault(
				'atom',
				cursor.from(start),
				`Expected an offset with the smaller number first, both up to 999, found ${quote(offset)}.`,
				hint,
				fix,
			);
		}
		return { type: 'leap', offset: [small, large] };
	}
	refuseOffset(cursor);
	// It does not go beyond the item, so at least the colon is read.
	const broken = cursor.match(BROKEN)!;
	cursor.fault(
		'atom',
		cursor.from(start),
		`Expected an offset such as :1,2: or a name such as :FD:, found ${quote(broken)}.`,
		'A name has a letter and at most two more letters or digits.',
	);
	return { type: 'leap', offset: [0, 1] };
}

/** Reads `(r)` before steps. */
function readTurning(cursor: Cursor): Turning | undefined {
	const start = cursor.at;
	const found = cursor.match(TURNING);
	return found === undefined ? undefined : turningOf(cursor, start, found.slice(1, -1), false);
}

/** Reads a letter before steps, behind a group. */
function readBareTurning(cursor: Cursor): Turning | undefined {
	const start = cursor.at;
	const letter = cursor.match(/[a-z]/y);
	return letter === undefined ? undefined : turningOf(cursor, start, letter, true);
}

function turningOf(cursor: Cursor, start: number, letters: string, bare: boolean): Turning {
	if (!/^[lrs]$/.test(letters))
		cursor.fault('turning', cursor.from(start), `Expected one of l, r and s to turn after each step, found ${quote(letters)}.`, TURNINGS);
	return { letters: [letters[0] as DirectionLetter], ...(bare && { bare }) };
}

function readSteps(cursor: Cursor): Steps | undefined {
	if (cursor.takes('**')) return { type: 'all' };
	if (cursor.takes('0*')) return { type: 'greedy' };
	const sign = cursor.match(/[*#]/y) as '*' | '#' | undefined;
	const steps: Steps | undefined = sign === undefined ? readCount(cursor) : { type: 'edge', sign };
	if (steps !== undefined && /[0-9*#]/.test(cursor.peek()))
		cursor.expected('steps', 'one number of steps', 'Write 0* for as many steps as possible, ** for all at once.');
	return steps;
}

function readCount(cursor: Cursor): Steps | undefined {
	const start = cursor.at;
	const digits = cursor.match(DIGITS);
	if (digits === undefined) return undefined;
	if (digits === '0') return { type: 'any' };
	const exactly = digits.startsWith('0');
	const count = Number(digits.slice(exactly ? 1 : 0, 6));
	if (digits.startsWith('00') || count > 999)
		cursor.fault(
			'steps',
			cursor.from(start),
			`Expected 0, a number up to 999, or 0 and a number, found ${quote(digits)}.`,
			'0 means any number of steps, 3 at most three, 03 exactly three.',
		);
	return { type: exactly ? 'exactly' : 'most', count };
}
