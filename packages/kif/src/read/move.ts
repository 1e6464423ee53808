import { nearest, quote } from '@x/diagnostics';
import type { KifMove, PieceCode, Side, Square } from '../game.js';
import { NAME_LIST, NAMES, numberOf, PROMOTED, pieceNamed, unpromoted } from '../pieces.js';
import type { Report } from '../report.js';
import { isPromoted } from '../start.js';

/** A place in a text. */
export interface Cursor {
	readonly text: string;
	at: number;
}

/** A text of a move with its end. */
export interface MoveRead {
	readonly move: KifMove | undefined;
	/** The side of the mark in front of it. */
	readonly mark: Side | undefined;
}

const BLANKS = /[ \t\u3000]*/y;
const MARK = /[▲▼☗△▽☖]/y;
const SAME = /同[ \t\u3000]*/y;
const SQUARE = /([0-9０-９]{1,2}?)([一二三四五六七八九十]{1,2}|[0-9０-９](?![0-9０-９]))/y;
const PIECE = new RegExp(
	Object.values(NAMES)
		.flat()
		.sort((a, b) => b.length - a.length)
		.join('|'),
	'y',
);
const RELATIVE = /[右左直上行寄引]+/y;
const PROMOTE = /成|不成|生/y;
const DROP = /打/y;
/** Not a time, which follows a drop. */
const ORIGIN = /[ \t\u3000]*[(（](?![ \t]*\d*:)([^)）\r\n]{0,8})([)）]?)/y;

/** The match of a pattern at a cursor, which moves behind it. */
export const take = (cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined => {
	pattern.lastIndex = cursor.at;
	const found = pattern.exec(cursor.text);
	if (found !== null) cursor.at = pattern.lastIndex;
	return found ?? undefined;
};

export const skipBlanks = (cursor: Cursor): void => void take(cursor, BLANKS);

/** The character at a place, which may be a surrogate pair; empty at the end of its line. */
export const characterAt = (text: string, at: number): string => {
	const code = text.codePointAt(at);
	const character = code === undefined ? '' : String.fromCodePoint(code);
	return character === '\n' || character === '\r' ? '' : character;
};

export const foundAt = (text: string, at: number): string => {
	const character = characterAt(text, at);
	return character === '' ? 'the end of the line' : quote(character);
};

/** Digits of an origin: `77`, or three or four where a number has two digits. */
const originOf = (digits: string): Square | undefined => {
	const plain = digits.normalize('NFKC');
	const [, file = '', rank = ''] = /^([1-9]|10)([1-9]|10)$/.exec(plain) ?? [];
	return file === '' ? undefined : { file: Number(file), rank: Number(rank) };
};

const readTarget = (cursor: Cursor, before: Square | undefined, report: Report): Square | undefined => {
	const { at, text } = cursor;
	if (take(cursor, SAME) !== undefined) {
		if (before === undefined)
			report.add('same', at, at + 1, 'Expected a square for the first move, found "同".', { hint: 'Write the file and the rank: ７六.' });
		return before;
	}
	const [whole = '', fileText = '', rankText = ''] = take(cursor, SQUARE) ?? [];
	const [file, rank] = [numberOf(fileText), numberOf(rankText)];
	if (whole !== '' && file !== undefined && rank !== undefined && file > 0 && rank > 0 && file <= 16 && rank <= 16) return { file, rank };
	const end = whole === '' ? at + Math.max(1, characterAt(text, at).length) : cursor.at;
	const found = whole === '' ? foundAt(text, at) : quote(whole);
	report.add('square', at, Math.min(end, Math.max(at, text.length)), `Expected the square of the target, found ${found}.`, {
		hint: 'A square is a digit from １ to ９ for the file and a kanji from 一 to 九 for the rank.',
	});
	return undefined;
};

/** Other characters for the same pieces: Chinese and other forms. */
const CONFUSED: Readonly<Record<string, string>> = {
	步: '歩',
	银: '銀',
	飞: '飛',
	龙: '龍',
	马: '馬',
	ト: 'と',
	卜: 'と',
	皇: '王',
	主: '王',
};

const readPiece = (cursor: Cursor, report: Report): PieceCode | undefined => {
	const { at, text } = cursor;
	const name = take(cursor, PIECE)?.[0];
	if (name !== undefined) return pieceNamed(name);
	const character = characterAt(text, at);
	const meant = Object.hasOwn(CONFUSED, character) ? CONFUSED[character] : undefined;
	report.add('piece', at, at + character.length, `Expected the name of a piece, found ${foundAt(text, at)}.`, {
		hint: meant === undefined ? `Pieces are ${NAME_LIST}.` : `Did you mean "${meant}"?`,
		...(meant !== undefined && { fix: { from: at, to: at + character.length, text: meant } }),
	});
	return undefined;
};

const readPromotion = (cursor: Cursor, piece: PieceCode, report: Report): boolean | undefined => {
	const { at } = cursor;
	const word = take(cursor, PROMOTE)?.[0];
	if (word === undefined) return undefined;
	if (PROMOTED[piece] !== undefined) return word === '成';
	const name = NAMES[piece][0]!;
	const why = isPromoted(piece) ? 'is promoted already' : 'cannot promote';
	report.add('promotion', at, cursor.at, `Expected no "${word}" behind a piece that ${why}, found "${name}${word}".`, {
		hint: isPromoted(piece)
			? `If it promotes now, write "${NAMES[unpromoted(piece)][0]}成".`
			: 'Only 歩 香 桂 銀 角 飛 promote. Remove the word.',
		...(!isPromoted(piece) && { fix: { from: at, to: cursor.at, text: '' } }),
	});
	return undefined;
};

const readOrigin = (cursor: Cursor, target: Square | undefined, report: Report): Square | undefined => {
	const found = take(cursor, ORIGIN);
	if (found === undefined) return undefined;
	const [whole, digits = '', close = ''] = found;
	const at = cursor.at - whole.length + whole.search(/[(（]/);
	const origin = originOf(digits);
	if (origin === undefined)
		report.add('origin', at, cursor.at, `Expected two digits from 1 to 9 between parentheses, found ${quote(digits)}.`, {
			hint: 'The origin is written as file and rank: (77).',
		});
	else if (close === '')
		report.add('origin', at, cursor.at, `Expected ")" behind the origin, found ${foundAt(cursor.text, cursor.at)}.`, {
			hint: 'Close the parenthesis.',
			fix: { from: cursor.at, to: cursor.at, text: ')' },
		});
	else if (target !== undefined && origin.file === target.file && origin.rank === target.rank)
		report.add('origin', at, cursor.at, `Expected an origin other than the target, found ${quote(digits)}.`, {
			hint: 'A move leads to another square.',
		});
	return origin;
};

/**
 * Reads a move: `７六歩(77)`, `▲同　銀左上成`, `５五歩打`. The cursor moves behind it. A text with a fault gives no move. In KI2, which has no origins, the
 * characters that tell moves apart are known: `ki2`.
 */
export function readMove(cursor: Cursor, before: Square | undefined, report: Report, ki2: boolean): MoveRead {
	skipBlanks(cursor);
	const sign = take(cursor, MARK)?.[0];
	const mark = sign === undefined ? undefined : '▲▼☗'.includes(sign) ? 'black' : 'white';
	skipBlanks(cursor);
	const to = readTarget(cursor, before, report);
	if (to === undefined) return { move: undefined, mark };
	skipBlanks(cursor);
	const piece = readPiece(cursor, report);
	if (piece === undefined) return { move: undefined, mark };
	const relative = take(cursor, RELATIVE)?.[0].replace('行', '上') ?? '';
	const promote = readPromotion(cursor, piece, report);
	const dropAt = cursor.at;
	const dropped = take(cursor, DROP) !== undefined;
	if (dropped && (isPromoted(piece) || promote !== undefined))
		report.add(
			'drop',
			dropAt,
			cursor.at,
			`Expected the drop of a piece that is not promoted, found "${NAMES[piece][0]}${promote ? '成' : ''}打".`,
			{
				hint: 'A piece is dropped unpromoted, and promotes in a later move.',
			},
		);
	const origin = readOrigin(cursor, to, report);
	if (dropped && origin !== undefined)
		report.add('drop', dropAt, cursor.at, 'Expected either "打" or an origin, found both.', { hint: 'Remove one of them.' });
	const from = dropped ? 'hand' : origin;
	const told = dropped && ki2 ? `${relative}打` : relative;
	return {
		mark,
		move: {
			to,
			...(from !== undefined && { from }),
			piece,
			...(promote !== undefined && { promote }),
			...((ki2 || told !== '') && { relative: told }),
		},
	};
}

/** The name that a misspelt word probably means. */
export const meantBy = (word: string, known: readonly string[]): string | undefined => {
	const found = nearest(word, known);
	if (found !== undefined) return found;
	// Words of two or three kanji: one of them is right, at its place.
	const alike = known.filter((one) => one.length === word.length && [...one].filter((sign, at) => sign !== word[at]).length === 1);
	return alike.length === 1 ? alike[0] : undefined;
};
