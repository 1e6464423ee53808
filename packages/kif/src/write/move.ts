import { misuse, objectGiven } from '@x/diagnostics';
import type { KifMove, Side, Square } from '../game.js';
import { isPieceCode, kanji, NAMES, PROMOTED, wide } from '../pieces.js';

const isSame = (a: Square, b: Square | undefined): boolean => b !== undefined && a.file === b.file && a.rank === b.rank;

const targetText = (to: Square, before: Square | undefined): string => (isSame(to, before) ? '同\u3000' : wide(to.file) + kanji(to.rank));

const isSquare = (square: unknown): boolean => {
	const { file, rank } = (square ?? {}) as { readonly file?: unknown; readonly rank?: unknown };
	return typeof file === 'number' && typeof rank === 'number';
};

/** Checks a move that a program made, which may have other types than these say. */
export const kifMoveGiven = (move: KifMove): KifMove => {
	objectGiven(move, 'move', 'a KifMove', 'to', 'piece');
	const { to, from, piece } = move;
	if (!isSquare(to)) misuse('move.to', 'a square with file and rank', to);
	if (from !== undefined && from !== 'hand' && !isSquare(from)) misuse('move.from', 'a square or "hand"', from);
	if (!isPieceCode(piece)) misuse('move.piece', 'the code of a piece', piece);
	return move;
};

/** `７六歩(77)`. */
export const kifMove = ({ to, from, piece, promote }: KifMove, before?: Square): string =>
	targetText(to, before) +
	NAMES[piece][0] +
	(promote === true ? '成' : '') +
	(from === 'hand' ? '打' : from === undefined ? '' : `(${from.file}${from.rank})`);

/** `▲７六歩`. */
export const ki2Move = ({ to, from, piece, promote, relative = '' }: KifMove, before: Square | undefined, side: Side): string =>
	(side === 'black' ? '▲' : '△') +
	targetText(to, before) +
	NAMES[piece][0] +
	relative +
	(from === 'hand' || promote === undefined ? '' : promote ? '成' : '不成');

/** The sign of a side in CSA. */
export const SIGNS: Readonly<Record<Side, string>> = { black: '+', white: '-' };

const squareText = (square: Square | 'hand' | undefined): string =>
	square === 'hand' || square === undefined ? '00' : `${square.file}${square.rank}`;

/** `+7776FU`. */
export const csaMove = ({ to, from, piece, promote }: KifMove, side: Side): string =>
	SIGNS[side] + squareText(from) + squareText(to) + (promote === true ? PROMOTED[piece] : piece);

/**
 * The text of a move without the position: as KIF where its origin is known, otherwise as KI2 without its side.
 *
 * @throws {TypeError} for a value of another type.
 *
 * @example
 * stringifyMove({ to: { file: 7, rank: 6 }, from: { file: 7, rank: 7 }, piece: 'FU' }) // → '７六歩(77)'
 * stringifyMove({ to: { file: 5, rank: 8 }, piece: 'KI', relative: '右' }) // → '５八金右'
 */
export const stringifyMove = (move: KifMove): string => {
	kifMoveGiven(move);
	return move.from === undefined ? ki2Move(move, undefined, 'black').slice(1) : kifMove(move);
};
