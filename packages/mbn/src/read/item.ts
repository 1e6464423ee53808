import { quote } from '@x/diagnostics';
import type { Edit } from '../report.js';
import type { BoardId, Choice, Item, PieceId, PromotionTarget, Sequence, Tail } from '../tree.js';
import { type Cursor, Unreadable } from './cursor.js';
import { leaveLegs } from './moves.js';
import { isPieceStart, readPieceId } from './pieces.js';
import { readBoardId } from './places.js';
import { readSequence } from './sequence.js';

const CASTLING = /O-O(?:-O)?(?=[=<|\s]|$)/y;
const MANY = /O(?:-O)+/y;
/** Castling with zeros or small letters. */
const ZEROS = /(?:0-0(?:-0)?|o-o(?:-o)?)(?=[=<|\s]|$)/y;
/** A colon that is closed again, so that it can begin a name. */
const LATER_NAME = /^:[^:\s=]*:/;
const QUOTED = /"[^"|\s]*"/y;
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
	if (!cursor.done()) trailing(cursor, (item.type === 'macro' || item.type === 'definition') && item.moves === undefined);
	return { ...item, span: cursor.from(start) };
}

/** Reports the rest of an item: `bare` says that its moves have not begun. */
function trailing(cursor: Cursor, bare: boolean): never {
	const what = 'the end of the item';
	const start = cursor.at;
	const sign = cursor.peek();
	cursor.refuseStray();
	const name = bare ? cursor.match(QUOTED) : undefined;
	if (name !== undefined) {
		const fix = `|${name.slice(1, -1)}|`;
		cursor.fault(
			'trailing',
			cursor.from(start),
			`Expected ${what}, found ${quote(name)}.`,
			`A comment stands between bars: write ${fix}.`,
			fix,
		);
		throw new Unreadable();
	}
	const bar = bare ? missingBar(cursor) : undefined;
	if (bar !== undefined) {
		cursor.fault('trailing', cursor.here(), `Expected ${what}, found ${cursor.found()}.`, BARE[''], undefined, bar);
		throw new Unreadable();
	}
	if (bare) return cursor.expected('trailing', what, BARE[sign] ?? BARE[''], sign === ':' ? '=' : undefined);
	if (sign === '|') refuseComment(cursor);
	// Modifiers between base moves are those of another alternative.
	const modified = /^[a-z]+[A-Z:(]/.test(cursor.text.slice(start, Math.min(cursor.end, start + LONGEST)));
	const fix = modified ? { from: start, to: start, text: '+' } : ',;'.includes(sign) ? '+' : undefined;
	return cursor.expected('trailing', what, modified ? 'Write "+" before the modifiers.' : (BEHIND[sign] ?? BEHIND['']), fix);
}

/** The bar that would end the comment before here, if that contains moves or another line: it may go up to the first bar of the next comment. */
function missingBar(cursor: Cursor): Edit | undefined {
	const { text, at } = cursor;
	if (text[at - 1] !== '|') return undefined;
	const opened = text.lastIndexOf('|', at - 2);
	const name = /^[^=\n]+(?=[=\n])/.exec(text.slice(opened + 1, at - 1))?.[0].trimEnd();
	if (opened < 0 || name === undefined) return undefined;
	const end = opened + 1 + name.length;
	return { from: end, to: end, text: '|' };
}

/** Reports a comment behind the moves. Its place is known: before the first "=" of the item. */
function refuseComment(cursor: Cursor): void {
	const start = cursor.at;
	const comment = cursor.match(COMMENT);
	cursor.at = start;
	const equals = cursor.text.lastIndexOf('=', start);
	if (comment === undefined || !cursor.text.startsWith(comment, cursor.end - comment.length)) return;
	const fix = { from: equals, to: cursor.end, text: `${comment}${cursor.text.slice(equals, start)}` };
	cursor.expected('trailing', 'the end of the item', 'A comment stands before "=".', fix);
}

/** The most modifiers that are searched for their move. */
const LONGEST = 20;

const BARE: Readonly<Record<string, string>> = {
	'<': 'The order is faces, boards, comment.',
	':': 'Write "=" before the moves.',
	'': 'Moves stand behind "=", comments between bars.',
};
const BEHIND: Readonly<Record<string, string>> = {
	'|': 'A comment stands before "=".',
	'{': 'A piece set stands behind a mode, such as c{Q}.',
	'?': '"?" stands behind a mode, such as m? or cc?.',
	'=': 'A definition has "=" once.',
	'<': 'A transition stands before the moves that it changes.',
	'': 'Modifiers stand before the moves that they change, and "+" between alternatives.',
};

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
	// Before "=" in the same word is the only place for the bar.
	const end = /^[^\s=]+(?==)/.exec(cursor.text.slice(cursor.at + 1, cursor.at + 1 + LONGEST))?.[0].length;
	const at = end === undefined ? undefined : cursor.at + 1 + end;
	return cursor.expected(
		'unbalanced',
		'"|" at both ends of the comment',
		'Close the comment with "|".',
		at === undefined ? undefined : { from: at, to: at, text: '|' },
	);
}

/** Reads the moves behind `=`. */
function readMoves(cursor: Cursor): Sequence | undefined {
	if (!cursor.takes('=')) return undefined;
	const sequence = readSequence(cursor, cursor.end);
	if (!cursor.done() && cursor.peek() !== '=') trailing(cursor, false);
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
		const zeros = cursor.match(ZEROS);
		if (zeros !== undefined) {
			const fix = zeros.replaceAll(/[0o]/g, 'O');
			cursor.fault(
				'identifier',
				cursor.from(start),
				`Expected ${fix}, found ${quote(zeros)}.`,
				'Castling is written with the letter O.',
				fix,
			);
			throw new Unreadable();
		}
		const many = cursor.match(MANY);
		if (many === undefined || many.length < 7) {
			cursor.at = start;
			return undefined;
		}
		cursor.fault(
			'identifier',
			cursor.from(start),
			`Expected O-O or O-O-O, found ${quote(many)}.`,
			'There are two castlings: O-O and O-O-O.',
		);
		return { type: 'castling', name: 'O-O-O', tail: {} };
	}
	const tail = readTail(cursor);
	const royal = readMoves(cursor);
	if (royal === undefined) return { type: 'castling', name, tail };
	const partner = readMoves(cursor);
	if (partner === undefined)
		return cursor.expected('trailing', '"=" and the moves of the partner', 'Write the moves of both pieces, such as O-O=[*]isR[g]=isR[f].');
	return { type: 'castling', name, tail, royal, partner };
}

/** Reads a definition, a promotion or a cancellation. */
function readPieces(cursor: Cursor): Item {
	const start = cursor.at;
	const cancels = cursor.takes('!');
	const pieces: [PieceId, ...PieceId[]] = [readPieceId(cursor)];
	while (isPieceStart(cursor) && !(cursor.peek() === ':' && !LATER_NAME.test(cursor.text.slice(cursor.at, cursor.at + LONGEST))))
		pieces.push(readPieceId(cursor));
	const prefixed = pieces[0].prefixes !== '';
	const head = cursor.from(start);
	if (pieces.length > 1 && !prefixed)
		cursor.fault(
			'identifier',
			cursor.from(start),
			`Expected one piece letter, found ${pieces.length}.`,
			'Several pieces share a rule only with a prefix: *KQ==X. A name of several letters stands between colons: :KQ:, a comment between bars: K|King|.',
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
			cursor.fault(
				'identifier',
				head,
				'Expected the prefix of a promotion rule, found none.',
				'Write +P==QRBN for a promotion, P=W for moves.',
				{
					from: start,
					to: start,
					text: '+',
				},
			);
		const target = readTarget(cursor);
		if (!cursor.done()) afterTarget(cursor);
		return cancels
			? cursor.expected('trailing', 'no promotion behind "!"', 'A cancellation names the rule alone, such as !+P.')
			: { type: 'promotion', pieces, tail, ...named, target };
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

const WORDS = 'A word begins with a letter, and has letters, digits and "_".';

function readWord(cursor: Cursor): string | undefined {
	if (cursor.peek() !== '/') return undefined;
	const word = cursor.match(WORD);
	if (word !== undefined) return word.slice(1, -1);
	const start = cursor.at;
	const wrong = cursor.match(/\/[^/=|]*\//y);
	if (wrong !== undefined) {
		cursor.fault('word', cursor.from(start), `Expected a word between slashes, found ${quote(wrong)}.`, WORDS);
		throw new Unreadable();
	}
	return cursor.expected('word', 'the name of an announcement between slashes', WORDS);
}

function readTarget(cursor: Cursor): PromotionTarget {
	if (cursor.peek() === '@') {
		const pieces: PieceId[] = [];
		while (cursor.takes('@')) pieces.push(readPieceId(cursor));
		return { type: 'drops', pieces: pieces as [PieceId, ...PieceId[]] };
	}
	const choices: Choice[] = [];
	while (!cursor.done() && (cursor.peek() === '(' || isPieceStart(cursor))) choices.push(readChoice(cursor));
	if (choices.length === 0) {
		const again = cursor.peek() === '=' ? '' : undefined;
		const hint = again === undefined ? 'Write the pieces that it can become, such as +P==QRBN.' : 'Two equals signs are enough: remove it.';
		return cursor.expected('target', 'the pieces of the promotion, a group, or "@" and a piece to drop', hint, again);
	}
	return { type: 'choices', choices: choices as [Choice, ...Choice[]] };
}

/** Reports another character between the choices, which stand side by side. */
function afterTarget(cursor: Cursor): never {
	const divides = /[,;/]/.test(cursor.peek());
	cursor.refuseStray();
	return cursor.expected(
		'trailing',
		'the end of the item',
		divides ? 'Choices stand side by side: remove it.' : 'The choices of a promotion are pieces and groups.',
		divides ? '' : undefined,
	);
}

function readChoice(cursor: Cursor): Choice {
	if (cursor.peek() !== '(') return { type: 'piece', piece: readPieceId(cursor) };
	const close = cursor.enter('the group');
	const moves = cursor.deeper(() => readSequence(cursor, close));
	leaveLegs(cursor, close, ')');
	const plus = cursor.takes('+');
	return { type: 'moves', moves, ...(plus && { plus }) };
}
