import { quote } from '@x/diagnostics';
import type { Alternative, Leg, Modification, Move, PieceSet, Sequence } from '../tree.js';
import { type Cursor, Unreadable } from './cursor.js';
import { readModifications } from './modifications.js';
import { isMoveStart, leaveLegs, readMove, refuseOffset } from './moves.js';
import { readPieceSet } from './pieces.js';
import { readCondition, readRange, readTransition } from './places.js';

/** Reads legs up to a place, usually a closing bracket. */
export function readSequence(cursor: Cursor, end: number): Sequence {
	const start = cursor.at;
	const legs: [Leg, ...Leg[]] = [readLeg(cursor, end)];
	const links: ('-' | '--')[] = [];
	while (cursor.at < end && cursor.peek() === '-') {
		const link = cursor.takes('--') ? '--' : '-';
		if (link === '-') cursor.takes('-');
		links.push(link);
		legs.push(readLeg(cursor, end));
	}
	return { legs, links, span: cursor.from(start) };
}

/** The characters that can follow an optional leg; others make its bracket a range, or a set of attackers. */
const FOLLOWS_LEG = new Set(['', '-', ')', ']', '}', '=']);

function readLeg(cursor: Cursor, end: number): Leg {
	const start = cursor.at;
	const sign = cursor.peek();
	if (sign === '[' || sign === '{') {
		const close = cursor.closing();
		const next = close < 0 || close + 1 >= cursor.end ? '' : cursor.text[close + 1]!;
		if (FOLLOWS_LEG.has(next)) {
			const optional = sign === '[';
			if (optional) refuseOffset(cursor);
			const inside = cursor.enter(optional ? 'the optional leg' : 'the leg');
			const body = cursor.deeper(() => readSequence(cursor, inside));
			leaveLegs(cursor, inside, optional ? ']' : '}');
			return { type: optional ? 'optional' : 'forced', body, span: cursor.from(start) };
		}
	}
	const alternatives: [Alternative, ...Alternative[]] = [readSafely(cursor, end)];
	while (cursor.at < end && cursor.takes('+')) alternatives.push(readSafely(cursor, end));
	return { type: 'choice', alternatives, span: cursor.from(start) };
}

/** Stands for an alternative with a fault. */
const NOTHING: Alternative = { modifications: [], moves: [{ type: 'base', letter: 'O' }] };

/** Reads an alternative. After a fault the next one is still read. */
function readSafely(cursor: Cursor, end: number): Alternative {
	try {
		return readAlternative(cursor);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		skip(cursor, end);
		return NOTHING;
	}
}

/** Goes to the next `+` or `-` outside brackets, at most to a place. */
function skip(cursor: Cursor, end: number): void {
	while (cursor.at < end && !['+', '-', ')', ']', '}'].includes(cursor.peek())) {
		const close = '([{<'.includes(cursor.peek()) ? cursor.closing() : -1;
		cursor.at = close > 0 ? close + 1 : cursor.at + 1;
	}
	if (cursor.at < end && ')]}'.includes(cursor.peek())) cursor.at = end;
}

function readAlternative(cursor: Cursor): Alternative {
	const start = cursor.at;
	const ghost = cursor.takes('!') ? (cursor.peek() === '{' ? readPieceSet(cursor) : true) : undefined;
	const decision = ghost === undefined && cursor.takes('#');
	const transition = cursor.peek() === '<' ? readTransition(cursor) : undefined;
	const condition = cursor.peek() === '/' ? readCondition(cursor) : undefined;
	const begin = cursor.peek() === '[' ? readRange(cursor) : undefined;
	const attackers: PieceSet[] = [];
	while (cursor.peek() === '{') attackers.push(readPieceSet(cursor));
	const modifications: Modification[] = readModifications(cursor);
	if (!isMoveStart(cursor)) noMove(cursor, modifications);
	const moves: [Move, ...Move[]] = [readMove(cursor, readSequence)];
	while (isMoveStart(cursor)) moves.push(readMove(cursor, readSequence));
	const end = cursor.peek() === '[' ? readRange(cursor) : undefined;
	return {
		...(ghost && { ghost }),
		...(decision && { decision }),
		...(transition && { transition }),
		...(condition && { condition }),
		...(begin && { start: begin }),
		...(attackers.length > 0 && { attackers }),
		modifications,
		moves,
		...(end && { end }),
		span: cursor.from(start),
	};
}

/** Reports that no move follows the modifiers, with what is probably meant. */
function noMove(cursor: Cursor, modifications: readonly Modification[]): never {
	const what = 'a base move, such as W or :1,2:, or a group';
	const sign = cursor.peek();
	refuseOffset(cursor);
	const blank = cursor.done() && modifications.length === 0 ? cursor.blanksBehind() : undefined;
	if (blank !== undefined && /[A-Za-z:([{]/.test(cursor.text[blank.to]!))
		return cursor.expected('atom', what, 'Blanks stand only between items: remove the blank.', { ...blank, text: '' });
	const last = modifications.at(-1);
	const set = /\[[A-Z+\-#*$%&]+\]/y;
	set.lastIndex = cursor.at;
	const found = last?.type === 'mode' ? set.exec(cursor.text)?.[0] : undefined;
	if (found !== undefined) {
		const fix = `{${found.slice(1, -1)}}`;
		const span = { from: cursor.at, to: cursor.at + found.length };
		cursor.fault('set', span, `Expected a piece set in braces behind a mode, found ${quote(found)}.`, `Write ${fix}.`, fix);
		throw new Unreadable();
	}
	if (sign === '[' && cursor.closing() < 0) {
		cursor.fault('atom', cursor.here(), `Expected ${what}, found "[".`, BRACKETS, undefined, cursor.rebracketed());
		throw new Unreadable();
	}
	if (sign === '+' && modifications.length === 0) cursor.expected('atom', what, '"+" stands only between alternatives: remove it.', '');
	return cursor.expected('atom', what, hintFor(sign, last));
}

const BRACKETS = 'Groups stand in round brackets, piece sets behind modes in braces.';

function hintFor(sign: string, last: Modification | undefined): string {
	if (sign === '?') return '"?" stands behind a mode, such as m? or cc?.';
	if (sign === '{') return 'Only modes have a piece set; directions have none.';
	if (/[0-9]/.test(sign)) return 'A number of steps stands behind a base move, such as W3.';
	return last === undefined
		? 'Base moves are capitals; groups stand in round brackets.'
		: 'Modifiers stand before the moves that they change.';
}
