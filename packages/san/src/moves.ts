/** The legal moves that a text may mean. */
import { type Cell, find, type Move, movesTo, type Position } from '@x/core';
import { becomes, castlingOf, type Lexicon, startsAt } from './lexicon.js';

/** Whether a move takes something of another side. */
export const captures = ({ captured, side }: Move): boolean => captured.length > 0 && captured.some((one) => one.side !== side);

/** Whether a move starts where a text says. Castling has a text of its own; a drop starts nowhere. */
export function fits(lexicon: Lexicon, move: Move, origin: string, mark: string): boolean {
	const { from } = move;
	return from === undefined ? mark === '@' : mark !== '@' && (!origin || startsAt(lexicon, origin, from)) && !castlingOf(lexicon, move);
}

/** Whether a move becomes what a text says; without a letter and a file nothing is taken. */
export const agrees = (lexicon: Lexicon, move: Move, named: boolean, origin: string, promotion: string): boolean =>
	becomes(lexicon, move) === promotion && (named || origin > '9' || !captures(move));

/** The legal castling moves. */
export const castlings = (position: Position, { castling }: Lexicon): readonly Move[] =>
	Object.keys(castling?.marks ?? {}).flatMap((mark) => find(position, { mark }));

/**
 * The moves that origin and target alone may mean. Castling is read both as king to its target and as king takes rook;
 * an ordinary step of the king comes first, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = movesTo(position, to, { from });
	// What castling writes on the cell: the king, or nothing where his partner stood.
	const ends = (move: Move): boolean => move.writes.some(({ cell, piece }) => cell === to && (piece ?? move).kind === move.kind);
	return plain.length > 0 || from === to ? plain : castlings(position, lexicon).filter((move) => move.from === from && ends(move));
}
