import { quote } from '@x/diagnostics';
import type { BoardId, Choice, Item, PieceId, PromotionTarget, Sequence, Tail } from '../tree.js';
import type { Cursor } from './cursor.js';
import { isPieceStart, readPieceId } from './pieces.js';
import { readBoardId } from './places.js';
import { readSequence } from './sequence.js';

const CASTLING = /O-O(?:-O)?(?=[=<|\s]|$)/y;
const MANY = /O(?:-O)+/y;
const FACES = /<[A-Za-z]+>/y;
const COMMENT = /\|[^|]*\|/y;
const WORD = /\/[A-Za-z][A-Za-z0-9_]*\//y;
const RULE = /!?[a-z]{2}[a-z]*/y;

/**
 * Reads one item: the text between two blanks. The brackets must be paired.
 *
 * @example
 * const cursor = new Cursor('Q=R+N', new Report('mbn', 10), 100);
 * cursor.pair();
 * readItem(cursor).type // 'definition'
 */
export function readItem(cursor: Cursor): Item {
	const start = cursor.at;
	const rule = cursor.match(RULE);
	if (rule !== undefined) {
		cursor.fault(
			'rule',
			cursor.from(start),
			`Expected a piece, a macro, a promotion or a castling, found ${quote(rule)}.`,
			'A word in small letters is a rule of FBR: read it with @x/fbr.',
		);
		cursor.at = cursor.end;
		return { type: 'definition', piece: { prefixes: '', letters: 'X' }, tail: {} };
	}
	const item = cursor.peek() === '@' ? readMacro(cursor) : (readCastling(cursor) ?? readPieces(cursor));
	if (!cursor.done())
		cursor.expected('trailing', 'the end of the item', cursor.peek() === '<' ? 'The order is faces, boards, comment.' : undefined);
	return { ...item, span: cursor.from(start) };
}

function readTail(cursor: Cursor): Tail {
	const faces = cursor.match(FACES)?.slice(1, -1);
	const boards: BoardId | undefined = cursor.peek() === '<' ? readBoardId(cursor) : undefined;
	const comment = readComment(cursor);
	return { ...(faces !== undefined && { faces }), ...(boards && { boards }), ...(comment !== undefined && { comment }) };
}

function readComment(cursor: Cursor): string | undefined {
	if (cursor.peek() !== '|') return undefined;
	const comment = cursor.match(COMMENT);
	if (comment !== undefined) return comment.slice(1, -1);
	return cursor.expected('unbalanced', '"|" at the end of the comment');
}

/** Reads the moves behind `=`. */
function readMoves(cursor: Cursor): Sequence | undefined {
	if (!cursor.takes('=')) return undefined;
	const sequence = readSequence(cursor, cursor.end);
	if (!cursor.done() && cursor.peek() !== '=') cursor.expected('trailing', '"+", "-" or the end of the item');
	return sequence;
}

function readMacro(cursor: Cursor): Item {
	cursor.at++;
	const name = readPieceId(cursor);
	const tail = readTail(cursor);
	const moves = readMoves(cursor);
	return { type: 'macro', name, tail, ...(moves && { moves }) };
}

function readCastling(cursor: Cursor): Item | undefined {
	const start = cursor.at;
	const name = cursor.match(CASTLING) as 'O-O' | 'O-O-O' | undefined;
	if (name === undefined) {
		const many = cursor.match(MANY);
		if (many === undefined || many.length < 7) {
			cursor.at = start;
			return undefined;
		}
		cursor.fault('identifier', cursor.from(start), `Expected O-O or O-O-O, found ${quote(many)}.`);
		return { type: 'castling', name: 'O-O-O', tail: {} };
	}
	const tail = readTail(cursor);
	const royal = readMoves(cursor);
	if (royal === undefined) return { type: 'castling', name, tail };
	const partner = readMoves(cursor);
	if (partner === undefined) return cursor.expected('trailing', '"=" and the moves of the partner');
	return { type: 'castling', name, tail, royal, partner };
}

/** Reads a definition, a promotion or a cancellation. */
function readPieces(cursor: Cursor): Item {
	const start = cursor.at;
	const cancels = cursor.takes('!');
	const pieces: [PieceId, ...PieceId[]] = [readPieceId(cursor)];
	while (isPieceStart(cursor)) pieces.push(readPieceId(cursor));
	const prefixed = pieces[0].prefixes !== '';
	if (pieces.length > 1 && !prefixed)
		cursor.fault(
			'identifier',
			cursor.from(start),
			`Expected one piece letter, found ${pieces.length}.`,
			'Several pieces share a rule only with a prefix: *KQ==X. A name of several letters stands between colons: :KQ:.',
		);
	if (cancels && !prefixed)
		cursor.fault(
			'identifier',
			cursor.from(start),
			'Expected the prefix of the rule to cancel behind "!", found none.',
			'Write !+P or !*K=….',
		);
	const tail = readTail(cursor);
	const word = readWord(cursor);
	const named = word === undefined ? {} : { word };
	if (cursor.takes('==')) {
		if (!prefixed)
			cursor.fault('identifier', cursor.from(start), 'Expected the prefix of a promotion rule, found none.', 'Write +P==QRBN.');
		const target = readTarget(cursor);
		return cancels ? cursor.expected('trailing', 'no promotion behind "!"') : { type: 'promotion', pieces, tail, ...named, target };
	}
	const moves = readMoves(cursor);
	if (cancels) return { type: 'cancellation', pieces, tail, ...named, ...(moves && { moves }) };
	if (moves === undefined && prefixed) return { type: 'promotion', pieces, tail, ...named };
	if (moves !== undefined && pieces.length > 1 && prefixed)
		cursor.fault(
			'identifier',
			cursor.from(start),
			`Expected one piece before its moves, found ${pieces.length}.`,
			'Define each piece by itself.',
		);
	return { type: 'definition', piece: pieces[0], tail, ...named, ...(moves && { moves }) };
}

function readWord(cursor: Cursor): string | undefined {
	if (cursor.peek() !== '/') return undefined;
	return cursor.match(WORD)?.slice(1, -1) ?? cursor.expected('word', 'the name of an announcement between slashes');
}

function readTarget(cursor: Cursor): PromotionTarget {
	if (cursor.peek() === '@') {
		const pieces: PieceId[] = [];
		while (cursor.takes('@')) pieces.push(readPieceId(cursor));
		return { type: 'drops', pieces: pieces as [PieceId, ...PieceId[]] };
	}
	const choices: Choice[] = [];
	while (!cursor.done() && (cursor.peek() === '(' || isPieceStart(cursor))) choices.push(readChoice(cursor));
	if (choices.length === 0) return cursor.expected('target', 'the pieces of the promotion, a group, or "@" and a piece to drop');
	return { type: 'choices', choices: choices as [Choice, ...Choice[]] };
}

function readChoice(cursor: Cursor): Choice {
	if (cursor.peek() !== '(') return { type: 'piece', piece: readPieceId(cursor) };
	const close = cursor.enter('the group');
	const moves = cursor.deeper(() => readSequence(cursor, close));
	cursor.leave(close, 'link', '"+", "-" or ")"');
	const plus = cursor.takes('+');
	return { type: 'moves', moves, ...(plus && { plus }) };
}
